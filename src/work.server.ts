import { workAuditChecks } from "#app/features/oversight/verify-audit.job.server.ts";
import { workAccessOpened } from "#app/features/accounts/access-opened.job.server.ts";
import { workBilling } from "#app/features/billing/billing.job.server.ts";
import { workBillingMails } from "#app/features/billing/send-billing-mail.job.server.ts";
import { workPersonalInfo } from "#app/features/personal-info/find-personal-info.job.server.ts";
import { workMonitoring } from "#app/features/monitoring/monitor-dossiers.job.server.ts";
import { workReports } from "#app/features/reports/make-report.job.server.ts";
import { workEvidence } from "#app/features/reporters/archive-evidence.job.server.ts";
import { workAccountMail } from "#app/features/accounts/send-account-mail.job.server.ts";
import { workSearches } from "#app/features/searches/run-search.job.server.ts";
import { workSocialReportsDone } from "#app/features/social-reports/social-report-done.job.server.ts";
import { workEvidenceChecks } from "#app/features/evidence-health/check-evidence.job.server.ts";
import { workDossierMail } from "#app/features/dossiers/mail-about-dossier.job.server.ts";
import { workPurges } from "#app/features/dossiers/purge-dossiers.job.server.ts";
import { workInvitations } from "#app/features/workspaces/send-invitation.job.server.ts";
import { workWebhooks } from "#app/features/webhooks/deliver-webhook.job.server.ts";
import { workRequestMails } from "#app/features/subject-requests/send-request-mail.job.server.ts";
import { workRetention } from "#app/features/retention/apply-retention.job.server.ts";
import { workNameFiling } from "#app/features/subjects/file-names.job.server.ts";
import { workTimeStamps } from "#app/features/sources/stamp-source.job.server.ts";
import type { App } from "#app/server/app.server.ts";

/** Works the product's background jobs in this process: within the web process, or in a worker's own. */
export async function workJobs(app: App): Promise<void> {
  await workSearches(app);
  await workBilling(app);
  await workBillingMails(app);
  await workInvitations(app);
  await workAccessOpened(app);
  await workAuditChecks(app);
  await workReports(app);
  await workPersonalInfo(app);
  await workEvidence(app);
  await workWebhooks(app);
  await workMonitoring(app);
  await workSocialReportsDone(app);
  await workAccountMail(app);
  await workRequestMails(app);
  await workRetention(app);
  await workEvidenceChecks(app);
  await workDossierMail(app);
  await workPurges(app);
  await workTimeStamps(app);
  await workNameFiling(app);
}
