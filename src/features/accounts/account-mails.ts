import type { MailContent } from "#app/services/mail/mail-layout.ts";
import type { MailTokenKind } from "./mail-token.ts";

/** What is told to a person about their account without a link of its own. */
export const noticeKinds = ["password-changed", "two-factor-on", "two-factor-off", "email-change-asked"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** The subject can be read on a lock screen: it says what to do, and nothing about anybody. */
export type AccountMail = { subject: string; content: MailContent };

const notYou = "If this was not you, set a new password at once: ";

/** The mail of a link. `firstName` is the account's, `isTaken` when the address has an account already. */
export function linkMail(
  kind: MailTokenKind,
  given: { firstName: string; token: string; websiteUrl: string; isTaken: boolean },
): AccountMail {
  const { firstName, token, websiteUrl } = given;
  switch (kind) {
    case "confirm":
      if (given.isTaken) {
        return {
          subject: "Your new plan at Attest",
          content: {
            title: "You have an account already",
            paragraphs: [
              "Somebody, most likely you, signed up at Attest with this address and chose a plan. It has an account already, so no second one was made.",
              "Open the link to add the plan to your account. You sign in with the password that you have.",
            ],
            action: { label: "Add the plan to my account", url: `${websiteUrl}/sign-up/confirm/${token}` },
            notes: [
              "The link works once, for 24 hours. If it was not you, leave this message be: nothing changes and nothing is charged to you.",
            ],
          },
        };
      }
      return {
        subject: "Confirm your e-mail address",
        content: {
          title: `Welcome, ${firstName}`,
          paragraphs: ["Please confirm that this is your address. You can sign in afterwards."],
          action: { label: "Confirm my e-mail address", url: `${websiteUrl}/sign-up/confirm/${token}` },
          notes: ["The link works once, for 24 hours. If you did not sign up at Attest, leave this message be."],
        },
      };
    case "reset":
      return {
        subject: "Set a new password",
        content: {
          title: "Set a new password",
          paragraphs: ["A new password was asked for the Attest account with this address."],
          action: { label: "Set a new password", url: `${websiteUrl}/reset-password/${token}` },
          notes: [
            "The link works once, for one hour. Every device is signed out when the password has changed.",
            "If you did not ask for it, leave this message be: your password stays as it is.",
          ],
        },
      };
    case "change-email":
      return {
        subject: "Confirm your new e-mail address",
        content: {
          title: "Confirm your new address",
          paragraphs: [`${firstName}, you asked to use this address for your Attest account from now on.`],
          action: { label: "Use this address", url: `${websiteUrl}/confirm-email/${token}` },
          notes: ["The link works once, for 24 hours. Until then your account keeps its present address."],
        },
      };
  }
}

export function noticeMail(kind: NoticeKind, given: { firstName: string; websiteUrl: string }): AccountMail {
  const { websiteUrl } = given;
  const help = `${notYou}${websiteUrl}/forgot-password`;
  switch (kind) {
    case "password-changed":
      return {
        subject: "Your password was changed",
        content: {
          title: "Your password was changed",
          paragraphs: ["The password of your Attest account has just been changed, and every other device was signed out."],
          notes: [help],
        },
      };
    case "two-factor-on":
      return {
        subject: "Two-factor sign-in is on",
        content: {
          title: "Two-factor sign-in is on",
          paragraphs: [
            "From now on signing in asks for a code of your authenticator app. Keep your backup codes where you find them.",
          ],
          notes: [help],
        },
      };
    case "two-factor-off":
      return {
        subject: "Two-factor sign-in is off",
        content: {
          title: "Two-factor sign-in is off",
          paragraphs: ["Signing in to your Attest account asks for the password alone again."],
          notes: [help],
        },
      };
    case "email-change-asked":
      return {
        subject: "A new e-mail address was asked for",
        content: {
          title: "A new e-mail address was asked for",
          paragraphs: [
            "Somebody who is signed in to your Attest account asked to change its address. It changes once the new address is confirmed.",
          ],
          notes: [help],
        },
      };
  }
}
