import { BadgeCheck, Ban, CircleDashed, Inbox, ShieldAlert, SquareCheck } from "lucide-react";
import { Alert, type AlertVariant } from "#app/ui/alert.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CreditsAtHand } from "#app/ui/credits-at-hand.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { NotFound } from "#app/ui/not-found.tsx";
import { notify } from "#app/ui/notify.ts";
import { TopUpNotice } from "#app/ui/top-up-notice.tsx";
import { Unreachable } from "#app/ui/unreachable.tsx";
import type { SpecimenGroup } from "../specimen.tsx";

const alerts: Record<AlertVariant, { title: string; text: string }> = {
  info: { title: "The search was cancelled", text: "Nothing was charged and nothing was recorded." },
  success: { title: "The archive is whole", text: "Each of the 14 copies still has the fingerprint that it was archived with." },
  warning: { title: "Not enough credits", text: "A search costs 25. What you typed here stays." },
  danger: { title: "The report could not be saved", text: "Nothing was saved. What you have written is kept in this browser." },
  loading: { title: "Checking the copies", text: "9 of 14 so far." },
};
const kinds = ["success", "info", "warning", "error", "loading"] as const;

export const messages: SpecimenGroup = {
  id: "messages",
  title: "Messages",
  specimens: [
    {
      id: "alerts",
      title: "Alert",
      file: "ui/alert.tsx",
      note: "What happened, and what was and was not saved or charged. Told by icon and words, not by colour alone.",
      draw: () => (
        <>
          {(Object.keys(alerts) as AlertVariant[]).map((variant) => (
            <Alert
              key={variant}
              variant={variant}
              title={alerts[variant].title}
              actions={
                variant === "danger" ? (
                  <Button size="sm" variant="outline">
                    Try again
                  </Button>
                ) : null
              }
            >
              {alerts[variant].text}
            </Alert>
          ))}
          <Alert variant="warning">One line, without a title.</Alert>
        </>
      ),
    },
    {
      id: "top-up-notice",
      title: "Too little to pay with",
      file: "ui/top-up-notice.tsx",
      note: "The way to more opens in another tab: nothing typed is lost.",
      draw: () => (
        <TopUpNotice address="#top-up-notice">A search costs 25; your workspace has 4. Nothing was charged.</TopUpNotice>
      ),
    },
    {
      id: "credits-at-hand",
      title: "What there is to pay from",
      file: "ui/credits-at-hand.tsx",
      note: "In the question whether to spend credits.",
      draw: () => (
        <div className="grid gap-3">
          <CreditsAtHand what="A search" cost={25} balance={75} isError={false} address="#credits-at-hand" />
          <CreditsAtHand what="A search" cost={25} balance={4} isError={false} address="#credits-at-hand" />
          <CreditsAtHand what="A search" cost={25} balance={undefined} isError address="#credits-at-hand" />
        </div>
      ),
    },
    {
      id: "unreachable",
      title: "Nobody answered",
      file: "ui/unreachable.tsx",
      draw: () => <Unreachable onRetry={() => notify.info("Tried again")} />,
    },
    {
      id: "toasts",
      title: "Toasts",
      file: "ui/toaster.tsx, ui/notify.ts",
      note: "4000 ms, three in sight, 356 px wide, 14 px apart, at the bottom right; Alt + T goes to them. The first line of a message is its title.",
      draw: () => (
        <div className="specimen-row">
          {kinds.map((kind) => (
            <Button key={kind} variant="outline" onClick={() => notify[kind](`A toast of the kind ${kind}`)}>
              {kind}
            </Button>
          ))}
          <Button
            variant="outline"
            onClick={() => notify.error("It was not saved\nThe server could not be reached.\nTry again.")}
          >
            several lines
          </Button>
          <Button
            variant="outline"
            onClick={() => notify.success("Removed", { action: { label: "Undo", onPress: () => notify.info("Put back") } })}
          >
            with an action
          </Button>
          <Button variant="outline" onClick={() => Array.from({ length: 5 }, (_, index) => notify.info(`Toast ${index + 1}`))}>
            five at once
          </Button>
        </div>
      ),
    },
    {
      id: "badges",
      title: "Badge",
      file: "ui/badge.tsx",
      note: "A status has a word and a shape of its own.",
      draw: () => (
        <div className="specimen-row">
          <Badge icon={CircleDashed}>Unreviewed</Badge>
          <Badge tone="success" icon={BadgeCheck}>
            Confirmed
          </Badge>
          <Badge tone="warning" icon={ShieldAlert}>
            Disputed
          </Badge>
          <Badge tone="danger" icon={Ban}>
            Rejected
          </Badge>
          <Badge tone="accent" icon={SquareCheck}>
            Shared
          </Badge>
          <Badge tone="outline">Alleged</Badge>
        </div>
      ),
    },
    {
      id: "empty-states",
      title: "Empty state",
      file: "ui/empty-state.tsx",
      note: "Says what to do. A result that is empty says that it is one.",
      draw: () => (
        <div className="specimen-columns">
          <EmptyState icon={Inbox} level={4} title="Nothing waits" actions={<Button variant="outline">Show all</Button>}>
            <p>Every report has been decided.</p>
          </EmptyState>
          <EmptyState look="quiet" level={4} title="No notes yet">
            <p>What colleagues should know stands here.</p>
          </EmptyState>
        </div>
      ),
    },
    {
      id: "error-screen",
      title: "Error screen",
      file: "ui/error-screen.tsx",
      draw: () => (
        <ErrorScreen
          nested
          message="The dossier could not be loaded."
          reference="01J9-6FQ2"
          details={"TypeError: Failed to fetch\n  at /_server/getDossierById"}
          isHome={false}
          canGoBack
          onRetry={() => undefined}
          onHome={() => undefined}
          onBack={() => undefined}
        />
      ),
    },
    {
      id: "not-found",
      title: "Not found",
      file: "ui/not-found.tsx",
      draw: () => <NotFound nested actions={<Button variant="outline">Home</Button>} />,
    },
  ],
};
