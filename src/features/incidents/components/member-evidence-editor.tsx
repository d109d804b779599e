import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { maxFileBytes } from "#app/features/sources/source.ts";
import { refreshSources } from "#app/features/sources/sources.queries.ts";
import { failureMessage, isAppError } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FileDrop } from "#app/ui/file-drop.tsx";
import { Input } from "#app/ui/input.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Tab, TabPanel, Tabs, TabsList } from "#app/ui/tabs.tsx";
import { createMemberIncidentEvidence } from "../desk.functions.ts";
import { mostWrittenEvidence, writtenEvidenceSchema } from "../incident-input.ts";
import { evidenceUrlSchema } from "../evidence-item.ts";
import { EvidenceItems } from "./evidence-items.tsx";
import type { EvidenceSlot } from "./incident-form.tsx";
import { PassagePicker, type ChosenSource } from "./passage-picker.tsx";
import { SourcePicker } from "./source-picker.tsx";

/**
 * Evidence of an incident that a member writes: a source of the library, a web address or a file, each archived first,
 * then quoted.
 */
export function MemberEvidenceEditor({ workspaceId, items, errors, onChange }: EvidenceSlot & { workspaceId: string }) {
  const queryClient = useQueryClient();
  const [way, setWay] = useState("library");
  const [chosen, setChosen] = useState<ChosenSource | null>(null);
  const [isSending, setSending] = useState(false);
  const [fileError, setFileError] = useState<string | null>(null);
  const [address, setAddress] = useState("");
  const [addressError, setAddressError] = useState<{ message: string; mayStay: boolean } | null>(null);

  function add(item: EvidenceSlot["items"][number]) {
    const isSame = (other: typeof item) =>
      other.sourceId === item.sourceId && other.url === item.url && other.quotation === item.quotation;
    if (!items.some(isSame)) onChange([...items, item]);
    setChosen(null);
    setAddress("");
    setAddressError(null);
  }

  async function archive() {
    if (isSending) return;
    const url = evidenceUrlSchema.safeParse(address);
    if (!url.success) return setAddressError({ message: url.error.issues[0]?.message ?? "URL is invalid", mayStay: false });
    setSending(true);
    setAddressError(null);
    try {
      const title = new URL(url.data).hostname.replace(/^www\./, "");
      const made = await createMemberIncidentEvidence({ data: { workspaceId, title, type: "article", url: url.data } });
      if (!made.ok) setAddressError({ message: made.message, mayStay: true });
      else if (made.evidence.sourceId) {
        void refreshSources(queryClient, workspaceId);
        setChosen({ id: made.evidence.sourceId, url: url.data });
      }
    } catch (error) {
      setAddressError({ message: (isAppError(error) && error.fields?.["url"]) || failureMessage(error), mayStay: false });
    }
    setSending(false);
  }

  async function upload(file: File) {
    setSending(true);
    setFileError(null);
    try {
      const sent = await sendFile(workspaceId, file);
      if (sent.ok) {
        void refreshSources(queryClient, workspaceId);
        setChosen({ id: sent.sourceId, url: null });
      } else setFileError(sent.message);
    } catch {
      setFileError("The server could not be reached. Please try again.");
    }
    setSending(false);
  }

  const list = (
    <EvidenceItems items={items} errors={errors} onRemove={(index) => onChange(items.filter((_, other) => other !== index))} />
  );
  if (items.length >= mostWrittenEvidence) return list;
  if (chosen) {
    return (
      <div className="grid gap-4">
        {list}
        <PassagePicker
          key={chosen.id}
          workspaceId={workspaceId}
          source={chosen}
          onAdd={(item) => add(writtenEvidenceSchema.parse(item))}
          onCancel={() => setChosen(null)}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {list}
      <Tabs value={way} onValueChange={setWay} className="rounded-md border border-line p-3.5">
        <TabsList aria-label="Where the evidence is from">
          <Tab value="library">Library</Tab>
          <Tab value="address">Web address</Tab>
          <Tab value="file">File</Tab>
        </TabsList>
        <TabPanel value="library">
          <SourcePicker workspaceId={workspaceId} onChoose={setChosen} />
        </TabPanel>
        <TabPanel value="address">
          <div className="grid gap-3">
            <Field
              label="URL"
              error={addressError?.message}
              hint="A public page, PDF or text. It is archived as it is now, so that it can be quoted for ever."
            >
              {(control) => (
                <Input
                  {...control}
                  name="evidenceUrl"
                  inputMode="url"
                  dir="ltr"
                  autoComplete="off"
                  placeholder="https://"
                  value={address}
                  onChange={(event) => setAddress(event.target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter") return;
                    // Enter belongs to this field, not to the incident.
                    event.preventDefault();
                    void archive();
                  }}
                />
              )}
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button variant="outline" pending={isSending} onClick={() => void archive()}>
                Fetch and archive
              </Button>
              {addressError?.mayStay ? (
                <Button
                  variant="ghost"
                  onClick={() =>
                    add({ title: new URL(address).hostname, type: "other", url: address.trim(), sourceId: null, quotation: null })
                  }
                >
                  Add the address without a copy
                </Button>
              ) : null}
            </div>
          </div>
        </TabPanel>
        <TabPanel value="file">
          <div className="grid gap-3">
            <FileDrop
              label="A file"
              buttonLabel="Choose a file"
              hint="Web pages (HTML), PDFs, plain text, Word documents and e-mails, up to 50 MB. It is archived in the library."
              maxBytes={maxFileBytes}
              multiple={false}
              disabled={isSending}
              onFiles={([file], [refused]) => {
                if (refused) setFileError(refused.reason === "empty" ? "This file is empty" : "This file is larger than 50 MB");
                else if (file) void upload(file);
              }}
            />
            {isSending ? <Progress label="Archiving the file" value={null} /> : null}
            {fileError ? (
              <Alert variant="danger" title="The file was not added" announce>
                {fileError}
              </Alert>
            ) : null}
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}

type Sent = { ok: true; sourceId: string } | { ok: false; message: string };

/** Sends a file to the workspace's library. */
async function sendFile(workspaceId: string, file: File): Promise<Sent> {
  const response = await fetch(`/api/workspaces/${workspaceId}/sources`, {
    method: "POST",
    headers: {
      "content-type": file.type || "application/octet-stream",
      "x-file-name": encodeURIComponent(file.name.toWellFormed()),
    },
    body: file,
  });
  const body = (await response.json()) as Sent | { error: { message: string } };
  return "error" in body ? { ok: false, message: body.error.message } : body;
}
