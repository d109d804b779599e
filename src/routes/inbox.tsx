import { createFileRoute, notFound } from "@tanstack/react-router";
import { InboxPage } from "#app/features/mailbox/components/inbox-page.tsx";
import { getInbox } from "#app/features/mailbox/mailbox.functions.ts";

export const Route = createFileRoute("/inbox")({
  loader: async () => {
    const messages = await getInbox();
    if (!messages) throw notFound();
    return { messages };
  },
  head: () => ({ meta: [{ title: "Inbox · Attest" }] }),
  component: () => <InboxPage messages={Route.useLoaderData().messages} />,
});
