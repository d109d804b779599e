import { createFileRoute } from "@tanstack/react-router";
import { receive } from "#app/features/billing/payment-events.server.ts";
import { megabytes } from "#app/lib/megabytes.ts";
import { openDoor } from "#app/server/door.server.ts";
import { methodNotAllowed, rawHandler } from "#app/server/raw-response.server.ts";
import { readBody } from "#app/server/request-body.server.ts";

/** Events of the provider are some kilobytes; Stripe's own limit for one is far below this. */
const largestEvent = megabytes(1);

/**
 * Webhooks of the payment provider: signed over the raw body. 200 when acted on or known, 400 when not signed by the
 * provider, 413 when too large, 503 when the provider could not be asked, so that it sends the event again.
 */
export const Route = createFileRoute("/api/payments/webhook")({
  server: {
    handlers: {
      POST: ({ request }) =>
        rawHandler(request, async () => {
          const ctx = await openDoor();
          const bytes = await readBody(request, largestEvent, "This webhook is larger than 1 MB");
          const body = new TextDecoder().decode(bytes);
          const outcome = await receive(ctx, { body, signature: request.headers.get("stripe-signature") });
          return Response.json({ received: true, outcome }, { headers: { "cache-control": "no-store" } });
        }),
      ANY: methodNotAllowed("POST"),
    },
  },
});
