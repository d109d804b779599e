/** What a mailed link is for: confirming an address at sign-up, a new password, or a changed address. */
export const mailTokenKinds = ["confirm", "reset", "change-email"] as const;
export type MailTokenKind = (typeof mailTokenKinds)[number];
