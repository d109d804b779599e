import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Button } from "#app/ui/button.tsx";
import { DialogClose } from "#app/ui/dialog-close.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormDialog } from "#app/ui/form-dialog.tsx";
import { HelpTip } from "#app/ui/help-tip.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Input } from "#app/ui/input.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import {
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuSub,
} from "#app/ui/menu.tsx";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { ScrollArea } from "#app/ui/scroll-area.tsx";
import { Tooltip } from "#app/ui/tooltip.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

const sides = ["right", "left", "bottom"] as const;
const widths = ["sm", "md", "lg", "xl"] as const;

function Choices() {
  const [isMarked, setMarked] = useState(true);
  const [order, setOrder] = useState("date");
  return (
    <Menu trigger={<Button variant="outline">Menu</Button>} align="start">
      <MenuLabel>Emre Castellow</MenuLabel>
      <MenuItem icon={Pencil} shortcut={<Kbd>F2</Kbd>} onSelect={() => undefined}>
        Rename
      </MenuItem>
      <MenuItem disabled onSelect={() => undefined}>
        Not for now
      </MenuItem>
      <MenuLink>
        <a href="#menu">A link</a>
      </MenuLink>
      <MenuSeparator />
      <MenuCheckboxItem checked={isMarked} onCheckedChange={setMarked}>
        Show marks
      </MenuCheckboxItem>
      <MenuRadioGroup value={order} onValueChange={setOrder}>
        <MenuRadioItem value="date">By date</MenuRadioItem>
        <MenuRadioItem value="title">By title</MenuRadioItem>
      </MenuRadioGroup>
      <MenuSub label="Move to">
        <MenuItem onSelect={() => undefined}>Port Ellery</MenuItem>
      </MenuSub>
      <MenuSeparator />
      <MenuItem icon={Trash2} tone="danger" shortcut={<Kbd>Del</Kbd>} onSelect={() => undefined}>
        Delete
      </MenuItem>
    </Menu>
  );
}

function Reason() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        With a reason
      </Button>
      {isOpen ? (
        <ReasonDialog
          title="Reject"
          description="The reporter is told the reason."
          submitLabel="Reject"
          isDestructive
          check={(reason) => (reason.trim() === "" ? "A reason is required" : null)}
          save={() => Promise.resolve()}
          explain={String}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** What stopped the whole form is said above its fields. */
function InAForm() {
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = {
    failure,
    isPending: false,
    formProps: {
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setFailure("The server could not be reached. Please try again.");
      },
    },
  };
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        With a form
      </Button>
      {isOpen ? (
        <FormDialog
          title="Invite"
          description="An e-mail leads them here."
          form={form}
          submitLabel="Send the invitation"
          onClose={() => {
            setOpen(false);
            setFailure(null);
          }}
        >
          <Field label="E-mail">{(control) => <Input {...control} type="email" name="email" />}</Field>
        </FormDialog>
      ) : null}
    </>
  );
}

export const overlays: SpecimenGroup = {
  id: "overlays",
  title: "In front of the page",
  specimens: [
    {
      id: "dialog",
      title: "Dialog",
      file: "ui/dialog.tsx, ui/alert-dialog.tsx, ui/reason-dialog.tsx, ui/form-dialog.tsx",
      note: "Takes the focus, keeps it, and gives it back to what opened it.",
      draw: () => (
        <div className="specimen-row">
          {widths.map((size) => (
            <Dialog
              key={size}
              size={size}
              title={`A dialog, ${size}`}
              description="What it is for, in a sentence."
              trigger={<Button variant="outline">Dialog, {size}</Button>}
              footer={
                <DialogClose>
                  <Button variant="primary">Done</Button>
                </DialogClose>
              }
            >
              <Field label="Name">{(control) => <Input {...control} />}</Field>
            </Dialog>
          ))}
          <AlertDialog
            title="Delete this folder?"
            description="Its 3 dossiers move to the folder above it."
            confirmLabel="Delete"
            trigger={<Button variant="danger">Asks first</Button>}
            onConfirm={() => Promise.resolve()}
          />
          <AlertDialog
            title="Delete this folder?"
            description="This one is refused, and says why."
            confirmLabel="Delete"
            trigger={<Button variant="outline">Asks first, and is refused</Button>}
            onConfirm={() => Promise.reject(new Error("The folder is not empty"))}
          />
          <Reason />
          <InAForm />
        </div>
      ),
    },
    {
      id: "drawer",
      title: "Drawer",
      file: "ui/drawer.tsx",
      draw: () => (
        <div className="specimen-row">
          {sides.map((side) => (
            <Drawer
              key={side}
              side={side}
              title={`A drawer, ${side}`}
              description="What it holds."
              trigger={<Button variant="outline">Drawer, {side}</Button>}
            >
              <p>Its content.</p>
            </Drawer>
          ))}
        </div>
      ),
    },
    {
      id: "menu",
      title: "Menu",
      file: "ui/menu.tsx",
      draw: () => (
        <div className="specimen-row">
          <Choices />
          <Menu
            trigger={
              <Button variant="ghost" size="icon" aria-label="Actions">
                <Icon icon={Ellipsis} />
              </Button>
            }
          >
            <MenuItem onSelect={() => undefined}>Rename</MenuItem>
          </Menu>
        </div>
      ),
    },
    {
      id: "tooltip",
      title: "Tooltip",
      file: "ui/tooltip.tsx",
      note: "After 700 ms, and at once within 300 ms of the last one. Never the only place where something is said.",
      draw: () => (
        <div className="specimen-row">
          {(["top", "right", "bottom", "left"] as const).map((side) => (
            <Tooltip key={side} side={side} content={`A hint, ${side}`}>
              <Button variant="outline">Hint, {side}</Button>
            </Tooltip>
          ))}
        </div>
      ),
    },
    {
      id: "help-tip",
      title: "Term of art",
      file: "ui/help-tip.tsx",
      note: "One sentence about a word, by pointer, finger and keyboard.",
      draw: () => (
        <p>
          Identity ledger{" "}
          <HelpTip term="identity ledger">What speaks for and against this being the person who is meant.</HelpTip>
        </p>
      ),
    },
    {
      id: "scroll-area",
      title: "Scroll area",
      file: "ui/scroll-area.tsx",
      note: "Its bars hide 600 ms after scrolling ends; a thumb is never shorter than 18 px.",
      draw: () => (
        <ScrollArea label="A long list" className="short-list">
          <ol>
            {Array.from({ length: 400 }, (_, index) => (
              <li key={index}>Line {index + 1}</li>
            ))}
          </ol>
        </ScrollArea>
      ),
    },
  ],
};
