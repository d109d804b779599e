import { useRef, useState } from "react";
import { failureMessage } from "#app/lib/errors.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import type { User } from "../account.ts";
import { updateUserPicture } from "../profile.functions.ts";

const side = 256;

/** The middle square of a picture, made small here: nothing larger is sent, and where it was taken stays behind. */
async function makeSmall(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const edge = Math.min(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, (bitmap.width - edge) / 2, (bitmap.height - edge) / 2, edge, edge, 0, 0, side, side);
  bitmap.close();
  return canvas.toDataURL("image/webp", 0.9);
}

export function PictureForm({ user, onSaved }: { user: User; onSaved: () => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(file: File | null) {
    setPending(true);
    setFailure(null);
    try {
      const picture = file && (await makeSmall(file));
      await updateUserPicture({ data: { picture } });
      await onSaved();
    } catch (error) {
      setFailure(failureMessage(error, "This file could not be read as a picture."));
    }
    setPending(false);
    if (input.current) input.current.value = "";
  }

  return (
    <Card>
      <CardHeader title="Picture" description="Shown beside your name to the people of your workspaces." />
      <CardBody className="grid gap-4">
        {failure ? (
          <Alert variant="danger" announce>
            {failure}
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={user.display_name} src={user.avatar_url} size="lg" />
          <input
            ref={input}
            id="picture"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            className="sr-only"
            aria-label="Picture"
            tabIndex={-1}
            onChange={(event) => void save(event.target.files?.[0] ?? null)}
          />
          <Button pending={isPending} onClick={() => input.current?.click()}>
            {user.avatar_url ? "Change…" : "Choose…"}
          </Button>
          {user.avatar_url ? (
            <Button variant="ghost" disabled={isPending} onClick={() => void save(null)}>
              Remove
            </Button>
          ) : null}
        </div>
      </CardBody>
    </Card>
  );
}
