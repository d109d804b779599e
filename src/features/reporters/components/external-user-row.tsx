import { Ban, CircleCheck, Ellipsis, KeyRound, Pencil, Power, Trash2 } from "lucide-react";
import { useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { utcDay } from "#app/ui/date-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Menu, MenuItem, MenuSeparator } from "#app/ui/menu.tsx";
import { notify } from "#app/ui/notify.ts";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { countedReports, externalPermissionLabels } from "../external-user-words.ts";
import type { ExternalUserListItem } from "../external-user.ts";
import { deleteExternalUser, regenerateExternalUserAccessKey, toggleExternalUserActive } from "../external-users.functions.ts";
import type { ShownLink } from "./link-dialog.tsx";

type Props = {
  user: ExternalUserListItem;
  onEdit: () => void;
  onLink: (link: ShownLink) => void;
  onChanged: () => Promise<void>;
};

/** One external user: who, whether their link opens, what they have reported, and what can be done. */
export function ExternalUserRow({ user, onEdit, onLink, onChanged }: Props) {
  const [asked, setAsked] = useState<"regenerate" | "delete" | null>(null);
  const [isPending, setPending] = useState(false);
  const externalUserId = user.id;

  async function toggle(isActive: boolean) {
    setPending(true);
    try {
      await toggleExternalUserActive({ data: { externalUserId, isActive } });
      await onChanged();
      notify.success(isActive ? `${user.name} is active` : `${user.name} is inactive\nTheir link shows past reports, to read.`, {
        action: { label: "Undo", onPress: () => void toggle(!isActive) },
      });
    } catch (error) {
      notify.error(`It could not be changed\n${failureMessage(error)}`);
    }
    setPending(false);
  }

  async function regenerate() {
    const made = await regenerateExternalUserAccessKey({ data: { externalUserId } });
    onLink({ name: made.name, url: made.access_url, oldHint: user.key_hint });
    await onChanged();
  }

  async function remove() {
    await deleteExternalUser({ data: { externalUserId } });
    await onChanged();
    notify.success(`${user.name} was deleted\nTheir reports stay, without the name.`);
  }

  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:grid-cols-[1fr_auto] md:items-start">
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 dir="auto" className="min-w-0 text-base font-semibold wrap-anywhere text-ink">
            {user.name}
          </h2>
          {user.is_active ? (
            <Badge tone="success" icon={CircleCheck}>
              Active
            </Badge>
          ) : (
            <Badge tone="warning" icon={Ban}>
              Inactive
            </Badge>
          )}
        </div>
        <p className="text-sm text-ink-muted">
          <EmailText address={user.email} />
        </p>
        <p className="text-sm text-ink-soft">
          {user.permissions.length > 0
            ? user.permissions.map((permission) => externalPermissionLabels[permission]).join(", ")
            : "May read past reports, not submit"}
        </p>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted [&_dt]:shrink-0">
          <div className="flex gap-1.5">
            <dt>Reports</dt>
            <dd className="text-ink-soft tabular-nums">
              {countedReports(user.reports.pending)} pending, {countedReports(user.reports.approved)} approved,{" "}
              {countedReports(user.reports.rejected)} rejected
            </dd>
          </div>
          <div className="flex gap-1.5">
            <dt>Link last used</dt>
            <dd className="text-ink-soft">{user.last_used_at ? <RelativeTime date={new Date(user.last_used_at)} /> : "never"}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>Link ends in</dt>
            <dd className="font-mono text-ink-soft">{user.key_hint}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt>Since</dt>
            <dd className="text-ink-soft">{utcDay(new Date(user.created_at))}</dd>
          </div>
        </dl>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="outline" onClick={onEdit} aria-label={`Edit ${user.name}`}>
          <Icon icon={Pencil} size="sm" />
          Edit
        </Button>
        <Button
          size="sm"
          variant="outline"
          pending={isPending}
          onClick={() => void toggle(!user.is_active)}
          aria-label={`${user.is_active ? "Deactivate" : "Activate"} ${user.name}`}
        >
          <Icon icon={Power} size="sm" />
          {user.is_active ? "Deactivate" : "Activate"}
        </Button>
        <Menu
          trigger={
            <Button size="icon" variant="ghost" aria-label={`More for ${user.name}`}>
              <Icon icon={Ellipsis} />
            </Button>
          }
        >
          <MenuItem icon={KeyRound} onSelect={() => setAsked("regenerate")}>
            Regenerate access key
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setAsked("delete")}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      <AlertDialog
        open={asked === "regenerate"}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title="Regenerate the access key?"
        description={`The link that ${user.name} has now stops at once, also where it is open. You will be shown a new one, once.`}
        confirmLabel="Regenerate"
        tone="primary"
        onConfirm={regenerate}
      />
      <AlertDialog
        open={asked === "delete"}
        onOpenChange={(open) => (open ? undefined : setAsked(null))}
        title={`Delete ${user.name}?`}
        description="Their link stops at once. Their reports stay, without the name. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={remove}
      />
    </li>
  );
}
