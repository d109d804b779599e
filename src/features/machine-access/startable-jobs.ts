/**
 * Jobs that a machine may start with the job-trigger key, such as a scheduler of the installation's own: the ones that find
 * their work by themselves. Each also runs by the product's clock; however often one is asked for, it waits or runs once.
 */
export const startableJobs = {
  "apply-retention": "Deletes what its time to be kept is over for; at most once in twenty hours",
  "billing-hour": "Reconciles subscriptions and turns the months of credits",
  "file-names": "Files names under the keys of this version",
  "monitor-dossiers": "Starts the searches that are due, and mails what is new",
  "purge-dossiers": "Deletes dossiers whose time to be put back is over",
  "verify-audit": "Recomputes the audit log's chains",
} as const satisfies Record<string, string>;

export type StartableJob = keyof typeof startableJobs;

export function isStartableJob(name: string): name is StartableJob {
  return Object.hasOwn(startableJobs, name);
}
