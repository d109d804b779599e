import { Inbox } from "lucide-react";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RelativeTime } from "#app/ui/relative-time.tsx";
import type { Message } from "../mailbox.server.ts";

/** Addresses in a mail's text can be opened, as a mail program has it. */
function WithLinks({ text }: { text: string }) {
  // Every second piece is an address.
  return text.split(/(https?:\/\/\S+)/).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={piece} className="link break-all" rel="noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}

/** Mail that the product has sent on this machine, where no mail server is configured. */
export function InboxPage({ messages }: { messages: readonly Message[] }) {
  return (
    <main className="mx-auto grid max-w-page gap-6 px-5 py-10">
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
              <CardBody className="grid gap-5 lg:grid-cols-2">
                <section aria-label="Text" className="min-w-0 whitespace-pre-line wrap-break-word text-ink-soft">
                  <WithLinks text={message.text} />
                </section>
                {message.has_html ? (
                  <iframe
                    sandbox=""
                    src={`/api/inbox/${message.id}`}
                    title={`HTML: ${message.subject}`}
                    loading="lazy"
                    referrerPolicy="no-referrer"
                    style={{ colorScheme: "light", background: "Canvas" }}
                    className="h-96 w-full min-w-0 rounded-lg border border-line-strong"
                  />
                ) : null}
              </CardBody>
            </Card>
          ))}
        </ul>
      )}
    </main>
  );
}
