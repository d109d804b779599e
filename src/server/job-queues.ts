/** The names of the product's queues: made at start, so that a process that works none can still enqueue. */
export const jobQueues = [
  "run-search",
  "end-trial",
  "cancel-subscription",
  "billing-hour",
  "access-opened",
  "verify-audit",
  "send-invitation",
  "send-account-mail",
  "send-billing-mail",
  "remind-unfinished",
  "make-report",
  "deliver-webhook",
  "find-personal-info",
  "monitor-dossiers",
  "archive-evidence",
  "social-report-done",
] as const;
