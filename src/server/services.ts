import type { AuditAnchors } from "#app/services/audit-anchors/audit-anchors.ts";
import type { Analytics } from "#app/services/analytics/analytics.ts";
import type { Files } from "#app/services/files/files.ts";
import type { Jobs } from "#app/services/jobs/jobs.ts";
import type { LanguageModel } from "#app/services/language-model/language-model.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import type { PageFetching } from "#app/services/page-fetching/page-fetching.ts";
import type { Payments } from "#app/services/payments/payments.ts";
import type { TimeStamps } from "#app/services/time-stamps/time-stamps.ts";
import type { WebSearch } from "#app/services/web-search/web-search.ts";

/** The outside world, one port each. Chosen once, in app.server.ts. */
export type Services = {
  analytics: Analytics;
  auditAnchors: AuditAnchors;
  files: Files;
  jobs: Jobs;
  languageModel: LanguageModel;
  mail: Mail;
  pageFetching: PageFetching;
  payments: Payments;
  /** Null where no authority is named. */
  timeStamps: TimeStamps | null;
  webSearch: WebSearch;
};
