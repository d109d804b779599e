import { readFile } from "node:fs/promises";
import type { Pool } from "pg";
import { openDatabase, type Database } from "#app/db/db.server.ts";
import { describeError } from "#app/lib/describe-error.ts";
import { createFileAnchors, signingKeyFrom } from "#app/services/audit-anchors/file.server.ts";
import type { Analytics } from "#app/services/analytics/analytics.ts";
import { createDatabaseAnalytics } from "#app/services/analytics/database.server.ts";
import { createPostHogAnalytics } from "#app/services/analytics/posthog.server.ts";
import type { Files } from "#app/services/files/files.ts";
import { createFolderFiles } from "#app/services/files/folder.server.ts";
import { createS3Files } from "#app/services/files/s3.server.ts";
import { createPgBossJobs } from "#app/services/jobs/pg-boss.server.ts";
import { createExtractiveModel } from "#app/services/language-model/embedded.server.ts";
import { createHostedModel } from "#app/services/language-model/hosted.server.ts";
import type { LanguageModel } from "#app/services/language-model/language-model.ts";
import { createInboxMail } from "#app/services/mail/inbox.server.ts";
import { createSmtpMail } from "#app/services/mail/smtp.server.ts";
import { createHttpPageFetching } from "#app/services/page-fetching/http.server.ts";
import { createEmbeddedPayments } from "#app/services/payments/embedded.server.ts";
import type { Payments } from "#app/services/payments/payments.ts";
import { createStripePayments } from "#app/services/payments/stripe.server.ts";
import { createExaSearch } from "#app/services/web-search/exa.server.ts";
import { createLibrarySearch } from "#app/services/web-search/library.server.ts";
import { createSearxngSearch } from "#app/services/web-search/searxng.server.ts";
import { createSeveralSearch } from "#app/services/web-search/several.server.ts";
import { createRfc3161TimeStamps } from "#app/services/time-stamps/rfc3161.server.ts";
import type { TimeStamps } from "#app/services/time-stamps/time-stamps.ts";
import type { WebSearch } from "#app/services/web-search/web-search.ts";
import { createAuth, type Auth } from "./auth.server.ts";
import { createChanges, type Changes } from "./changes.server.ts";
import { hasEmbeddedPayments, InvalidEnvironment, ownAddress, productsOf, type Env } from "./env.ts";
import { jobQueues } from "./job-queues.ts";
import { fieldCipher, type FieldCipher } from "./field-cipher.server.ts";
import { createLogger, type Logger } from "./log.server.ts";
import { languageModelOf, searchEnginesOf } from "./service-choices.ts";
import type { Services } from "./services.ts";

export type App = {
  /** Works background jobs in this process; nothing more when it does already. */
  startWorker(): Promise<void>;
  env: Env;
  db: Database;
  pool: Pool;
  log: Logger;
  auth: Auth;
  services: Services;
  changes: Changes;
  cipher: FieldCipher;
  close(): Promise<void>;
};

/** Builds the product's one App: the only place that chooses adapters. */
export async function createApp(env: Env, work: (app: App) => Promise<void>): Promise<App> {
  const log = createLogger(env.LOG_LEVEL);
  const { db, pool } = openDatabase(env.DATABASE_URL);
  const jobs = await createPgBossJobs({
    connectionString: env.DATABASE_URL,
    queues: [...jobQueues],
    onError: (error: Error) => log.warn({ kind: error.name }, "the job queue could not be reached"),
  });
  const analytics = createAnalytics(env, db);
  const smtp = env.SMTP_URL
    ? createSmtpMail({ url: env.SMTP_URL, from: env.MAIL_FROM ?? `Attest <no-reply@${new URL(env.WEBSITE_URL).hostname}>`, db })
    : null;
  const cipher = fieldCipher([env.ENCRYPTION_KEY, ...(env.ENCRYPTION_KEYS_BEFORE?.split(",").map((key) => key.trim()) ?? [])]);
  const services: Services = {
    analytics,
    auditAnchors: createFileAnchors({
      file: `${env.DATA_DIR}/audit-heads.jsonl`,
      key: env.AUDIT_SIGNING_KEY ?? signingKeyFrom(env.AUTH_SECRET),
    }),
    files: createFiles(env),
    jobs,
    languageModel: createLanguageModel(env),
    mail: smtp ?? createInboxMail(db, cipher),
    pageFetching: createHttpPageFetching({ websiteUrl: env.WEBSITE_URL }),
    payments: await createPayments(env, db, log),
    timeStamps: await createTimeStamps(env),
    webSearch: createSeveralSearch([createLibrarySearch(db), ...createWebEngines(env)]),
  };
  const changes = createChanges(env.DATABASE_URL, log);
  let working: Promise<void> | undefined;
  const app: App = {
    env,
    startWorker() {
      working ??= work(app);
      return working;
    },
    db,
    pool,
    log,
    auth: createAuth({ db, secret: env.AUTH_SECRET, websiteUrl: env.WEBSITE_URL }),
    services,
    changes,
    cipher,
    async close() {
      await changes.close();
      await jobs.stop(3_000);
      smtp?.close();
      await analytics.flush().catch(() => undefined);
      await services.pageFetching.close();
      await services.payments.close();
      await pool.end();
    },
  };
  return app;
}

/** Counts in the database, unless a PostHog project is named. */
function createAnalytics(env: Env, db: Database): Analytics {
  const { POSTHOG_KEY: key, POSTHOG_HOST: host } = env;
  return key !== undefined && host !== undefined ? createPostHogAnalytics({ key, host }) : createDatabaseAnalytics(db);
}

/** A folder beside the data, unless a bucket is named: then every process sees the same files. */
function createFiles(env: Env): Files {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  // Half of them is refused at the start (env.ts).
  return endpoint && region && bucket && accessKeyId && secretAccessKey
    ? createS3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey })
    : createFolderFiles(`${env.DATA_DIR}/files`);
}

/** The embedded reader, unless a provider of models is named. */
function createLanguageModel(env: Env): LanguageModel {
  const chosen = languageModelOf(env);
  return chosen ? createHostedModel(chosen) : createExtractiveModel();
}

/** The engines that search the web beside the library: none unless they are named. */
function createWebEngines(env: Env): WebSearch[] {
  return searchEnginesOf(env).map((engine) =>
    engine === "exa"
      ? createExaSearch({ apiKey: env.SEARCH_API_KEY, url: env.SEARCH_URL })
      : createSearxngSearch({ url: env.SEARXNG_URL ?? "" }),
  );
}

/** An authority that stamps what is archived, where one is named with the certificate that vouches for it. */
async function createTimeStamps(env: Env): Promise<TimeStamps | null> {
  if (!env.TIME_STAMP_URL || !env.TIME_STAMP_CERTIFICATE) return null;
  try {
    const certificates = await readFile(env.TIME_STAMP_CERTIFICATE, "utf8");
    return createRfc3161TimeStamps({ url: env.TIME_STAMP_URL, certificates });
  } catch (error) {
    throw new InvalidEnvironment(
      "TIME_STAMP_CERTIFICATE",
      `no certificate could be read from ${JSON.stringify(env.TIME_STAMP_CERTIFICATE)} (${error instanceof Error ? error.message : "unreadable"}); set it to the path of a PEM file`,
    );
  }
}

/** The embedded payment provider, unless an account of the hosted one is named. */
async function createPayments(env: Env, db: Database, log: Logger): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if (!hasEmbeddedPayments(env)) {
    const address = apiUrl === undefined ? undefined : apiAddress(apiUrl);
    const timeout = env.STRIPE_TIMEOUT_MS;
    return createStripePayments({ secretKey, webhookSecret, products: productsOf(env), timeout, ...(address && { address }) });
  }
  return createEmbeddedPayments({
    db,
    products: productsOf(env),
    secretKey,
    webhookSecret,
    websiteUrl: env.WEBSITE_URL,
    webhookUrl: `${ownAddress(env.HOST, env.PORT)}/api/payments/webhook`,
    onError: (error) => log.warn(describeError(error), "the embedded payment provider failed"),
  });
}

function apiAddress(url: string): { host: string; port: number; protocol: "http" | "https" } {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === "http:";
  return { host: hostname, port: Number(port) || (isPlain ? 80 : 443), protocol: isPlain ? "http" : "https" };
}

type Registry = { [key: symbol]: unknown };
const appKey = Symbol.for("attest.app");
const envKey = Symbol.for("attest.env");

/**
 * The process's App, built by the first call, which says how jobs are worked; later callers get the same
 * one. It stands in the process-wide registry because the entry and the built bundle load this module
 * separately and must share it.
 */
export function bootApp(work: (app: App) => Promise<void>): Promise<App> {
  const registry = globalThis as unknown as Registry;
  const existing = registry[appKey] as Promise<App> | undefined;
  if (existing) return existing;
  const env = registry[envKey] as Env | undefined;
  if (!env) throw new Error("The entry has not set the environment");
  const app = createApp(env, work);
  registry[appKey] = app;
  return app;
}

/** The App that was booted. */
export function getApp(): Promise<App> {
  const app = (globalThis as unknown as Registry)[appKey] as Promise<App> | undefined;
  if (!app) throw new Error("The app has not been booted");
  return app;
}
