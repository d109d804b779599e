import { z } from "zod";
import { workspaceInput } from "#app/features/workspaces/workspace-input.ts";

/** What a workspace can be told of, in words for the screen. Payloads carry ids and codes, never a name. */
export const webhookEvents = {
  "search.finished": "A search has finished",
  "incident.changed": "An incident was found or decided about",
} as const;
export type WebhookEvent = keyof typeof webhookEvents;
export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[];

export const deliveryStatuses = ["waiting", "delivered", "failed"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Seconds between the attempts at one delivery: eight in all, over some nine hours. */
export const retryDelays = [10, 60, 300, 900, 3_600, 7_200, 21_600] as const;

export const newWebhookSchema = workspaceInput.extend({
  url: z
    .string()
    .trim()
    .min(1, "Address is required")
    .max(2_000, "Address must be at most 2,000 characters")
    .refine((url) => URL.canParse(url) && new URL(url).protocol === "https:", "Address has to begin with https://"),
  events: z.array(z.enum(webhookEventNames, { error: "This event is not in the list" })).min(1, "Choose at least one event"),
});

export const webhookInput = workspaceInput.extend({ endpointId: z.uuid("Webhook ID is invalid") });

/** What is shown of a webhook: never its secret. */
export type Webhook = {
  id: string;
  url: string;
  events: WebhookEvent[];
  created_at: string;
  /** The latest 20, newest first. */
  deliveries: {
    id: string;
    event: WebhookEvent;
    status: DeliveryStatus;
    attempts: number;
    response_status: number | null;
    failure: string | null;
    next_attempt_at: string | null;
    created_at: string;
  }[];
};
