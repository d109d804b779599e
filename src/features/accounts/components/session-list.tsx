import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { AlertDialog } from "#app/ui/alert-dialog.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { notify } from "#app/ui/notify.ts";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import { sessionsQuery } from "../accounts.queries.ts";
import { deviceWords } from "../device-words.ts";
import { endOtherSessions, endSession } from "../profile.functions.ts";

/** Where the person is signed in, and the way to end it: one device, or all others at once. */
export function SessionList() {
  const queryClient = useQueryClient();
  const { data: sessions } = useSuspenseQuery(sessionsQuery());
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  return (
    <Card>
      <CardHeader title="Signed in" description="Devices that can open your account now." />
      <CardBody className="grid gap-5">
        <ul aria-label="Sessions" className="divide-y divide-line rounded-md border border-line">
          {sessions.map((session) => (
            <li key={session.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
              <div className="min-w-40 flex-1">
                <p className="text-sm text-ink">{deviceWords(session.user_agent)}</p>
                <p className="text-xs text-ink-muted">
                  {session.address ? `${session.address}, ` : ""}signed in <RelativeTime date={session.created_at} />
                </p>
              </div>
              {session.is_current ? (
                <Badge tone="accent">This device</Badge>
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => {
                    endSession({ data: { sessionId: session.id } }).then(refresh, () =>
                      notify.error("Nothing was changed\nPlease try again."),
                    );
                  }}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 ? (
          <div>
            <AlertDialog
              title="Sign out everywhere else?"
              description="Every other device has to sign in again. This one stays signed in."
              confirmLabel="Sign out everywhere else"
              onConfirm={async () => {
                await endOtherSessions();
                await refresh();
              }}
              trigger={<Button variant="outline">Sign out everywhere else…</Button>}
            />
          </div>
        ) : null}
      </CardBody>
    </Card>
  );
}
