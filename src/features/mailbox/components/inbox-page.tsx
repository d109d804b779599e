import { Inbox } from "lucide-react";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import type { Message } from "../mailbox.server.ts";

/** Mail that the product has sent on this machine, where no mail server is configured. */
export function InboxPage({ messages }: { messages: readonly Message[] }) {
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-5 py-10">
      <PageHeader
        title="Inbox"
        description="Mail that Attest would have sent. It is kept on this machine, since no mail server is set."
      />
      {messages.length === 0 ? (
        <EmptyState icon={Inbox} title="No mail yet">
          Messages appear here as soon as the product sends one.
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {messages.map((message) => (
            <Card as="li" key={message.id}>
              <CardHeader
                title={message.subject}
                level={2}
                eyebrow={<RelativeTime date={message.sent_at} />}
                description={`To ${message.to}`}
              />
              <CardBody className="whitespace-pre-line text-ink-soft">{message.text}</CardBody>
            </Card>
          ))}
        </ul>
      )}
    </main>
  );
}
