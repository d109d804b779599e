import type { BillingPeriod, Plan } from "#app/features/workspaces/workspace.ts";
import type { MailContent } from "#app/services/mail/mail-layout.ts";
import { planNames } from "./plans.ts";

/** What is told by mail about a subscription, beside what its pages show. */
export const billingNotices = ["payment-failed", "payment-recovered", "read-only", "cancelled", "resumed", "ended"] as const;
export type BillingNotice = (typeof billingNotices)[number];

/** What a mail has to know of a subscription. `end` is when it ends, or when its grace is over. */
export type NoticedSubscription = {
  plan: Plan;
  period: BillingPeriod;
  /** Null for one that no workspace uses yet. */
  workspace: { name: string; slug: string } | null;
  end: Date | null;
  /** Whether it ended before anything was charged. */
  isUncharged: boolean;
};

type State = {
  status: string;
  pastDueSince: Date | null;
  cancelsAt: Date | null;
  endedAt: Date | null;
};

/**
 * What has happened between two pictures of a subscription that people are told of; `before` is null for one that was
 * not known yet. An end says everything: what else changed with it is not told apart.
 */
export function noticesBetween(before: State | null, now: State): BillingNotice[] {
  if (now.endedAt) return before?.endedAt || !before ? [] : ["ended"];
  const notices: BillingNotice[] = [];
  if (now.pastDueSince && !before?.pastDueSince) notices.push("payment-failed");
  if (!now.pastDueSince && before?.pastDueSince && now.status === "active") notices.push("payment-recovered");
  if (now.cancelsAt && !before?.cancelsAt) notices.push("cancelled");
  if (!now.cancelsAt && before?.cancelsAt) notices.push("resumed");
  return notices;
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The mail of a notice. Its subject can be read on a lock screen: it names no workspace. */
export function billingMail(
  notice: BillingNotice,
  of: NoticedSubscription,
  websiteUrl: string,
): { subject: string; content: MailContent } {
  const what = `the ${planNames[of.plan]} plan, billed ${of.period}`;
  const where = of.workspace ? `“${of.workspace.name}”` : "your workspace";
  const end = of.end ? day.format(of.end) : "the end of the period";
  const url = `${websiteUrl}${of.workspace ? `/${of.workspace.slug}/settings/billing` : "/app"}`;
  const billing = { label: "Go to billing", url };
  switch (notice) {
    case "payment-failed":
      return {
        subject: "A payment for Attest did not go through",
        content: {
          title: "A payment did not go through",
          paragraphs: [
            `The payment for ${what}, of ${where} did not go through. The payment provider will try again; you can also change the card.`,
            `Everything works until ${end}. After that the workspace can be read and nothing more, until the payment is settled. Nothing is deleted.`,
          ],
          action: billing,
        },
      };
    case "payment-recovered":
      return {
        subject: "Your payment for Attest went through",
        content: {
          title: "Your payment went through",
          paragraphs: [`The payment for ${what}, of ${where} is settled. Everything works as before.`],
          action: billing,
        },
      };
    case "read-only":
      return {
        subject: "Your workspace in Attest is read-only now",
        content: {
          title: "Your workspace is read-only now",
          paragraphs: [
            `The payment for ${what}, of ${where} is missing for more than seven days. The workspace can be read, and nothing new can be made in it.`,
            "Nothing was deleted. Everything works again as soon as the payment is settled.",
          ],
          action: billing,
        },
      };
    case "cancelled":
      return {
        subject: "Your subscription of Attest is cancelled",
        content: {
          title: "Your subscription is cancelled",
          paragraphs: [
            `The subscription of ${what}, of ${where} ends on ${end}. Nothing more is charged, and everything works until then.`,
            "Afterwards the workspace can be read, and its credits lapse. Nothing is deleted. Until it ends you can take the cancellation back.",
          ],
          action: billing,
          notes: ["If you did not cancel it, look into your account: somebody else may be signed in to it."],
        },
      };
    case "resumed":
      return {
        subject: "Your subscription of Attest goes on",
        content: {
          title: "Your subscription goes on",
          paragraphs: [`The cancellation of ${what}, of ${where} was taken back.`],
          action: billing,
        },
      };
    case "ended":
      return of.isUncharged
        ? {
            subject: "Your plan of Attest is cancelled",
            content: {
              title: "Your plan is cancelled",
              paragraphs: [`${planNames[of.plan]}, billed ${of.period}, was cancelled before it began. Nothing was charged.`],
              action: { label: "Open Attest", url: `${websiteUrl}/app` },
            },
          }
        : {
            subject: "Your subscription of Attest has ended",
            content: {
              title: "Your subscription has ended",
              paragraphs: [
                `The subscription of ${what}, of ${where} has ended, and its credits have lapsed.`,
                "Everything in the workspace can still be read, and nothing is deleted. A new subscription opens it again.",
              ],
              action: billing,
            },
          };
  }
}
