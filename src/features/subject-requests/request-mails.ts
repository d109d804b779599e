import type { MailContent } from "#app/services/mail/mail-layout.ts";
import { decisionGrounds, hoursToConfirm, subjectRequestDecisions } from "./subject-request.ts";
import type { DecisionGround, SubjectRequestDecision } from "./subject-request.ts";

/** A mail's subject can be read on a lock screen: nothing about anybody. */
export type RequestMail = { subject: string; content: MailContent };

/** `name` is what the requester wrote. */
export function confirmationMail(given: { receipt: string; key: string; websiteUrl: string }): RequestMail {
  return {
    subject: "Confirm your request",
    content: {
      title: "Confirm your request",
      paragraphs: [
        `A request was made at Attest with this address. Its receipt number is ${given.receipt}.`,
        "Confirm that it is yours. It is decided within 30 days from then on.",
      ],
      action: { label: "Confirm my request", url: `${given.websiteUrl}/subject-requests/${given.key}` },
      notes: [
        `The link works for ${hoursToConfirm} hours. Without it nobody reads the request, and it is deleted after a week.`,
        "If you did not make it, leave this message be.",
      ],
    },
  };
}

export function decisionMail(given: {
  receipt: string;
  decision: SubjectRequestDecision;
  ground: DecisionGround;
  reason: string;
  websiteUrl: string;
}): RequestMail {
  return {
    subject: `Your request ${given.receipt} is decided`,
    content: {
      title: `Your request is decided: ${subjectRequestDecisions[given.decision].toLowerCase()}`,
      paragraphs: [
        `This is about your request with the receipt number ${given.receipt}.`,
        `${decisionGrounds[given.ground]}.`,
        `In the words of whoever decided it: ${given.reason}`,
      ],
      notes: [
        `If you disagree, make another request and name this number: ${given.websiteUrl}/legal/subject-requests`,
        "You may also turn to the data protection authority of the place where you live.",
      ],
    },
  };
}

export function reopenedMail(given: { receipt: string }): RequestMail {
  return {
    subject: `Your request ${given.receipt} is looked at again`,
    content: {
      title: "Your request is looked at again",
      paragraphs: [
        `The decision on your request with the receipt number ${given.receipt} was taken back. You are told when it is decided again.`,
      ],
    },
  };
}
