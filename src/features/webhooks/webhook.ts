/** What a workspace can be told of, in words for the screen. Payloads carry ids and codes, never a name. */
export const webhookEvents = {
  "search.finished": "A search has finished",
  "incident.changed": "An incident was found or decided about",
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];
