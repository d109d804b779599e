/** The mail service. */
export interface Mail {
  /**
   * Sends one message. `idempotencyKey` makes a repeated call send nothing more.
   * @throws MailFailure when the server did not take it.
   */
  send(message: MailMessage): Promise<void>;
}

export type MailMessage = {
  to: string;
  /** Never a subject's name: it can be read on a lock screen. */
  subject: string;
  text: string;
  html?: string;
  idempotencyKey: string;
};

export class MailFailure extends Error {
  override readonly name = "MailFailure";
}
