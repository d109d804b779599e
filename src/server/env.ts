import { z } from "zod";
import { modelProviders, refusedChoice, searchEngineNames } from "./service-choices.ts";

/** What a process is started with: names and texts, none of them checked yet. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A start-up variable that cannot be used. Its message is the whole line shown to the person who starts the app. */
export class InvalidEnvironment extends Error {
  readonly variable: string;

  constructor(variable: string, detail: string) {
    super(`Invalid environment variable ${variable}: ${detail}`);
    this.name = "InvalidEnvironment";
    this.variable = variable;
  }
}

/** Secrets that embedded mode makes for itself on the first start and keeps with the data. */
export const generatedNames = [
  "AUTH_SECRET",
  "ENCRYPTION_KEY",
  "SEARCH_API_KEY",
  "LANGUAGE_MODEL_API_KEY",
  "BACKEND_ANON_KEY",
  "SERVICE_ROLE_KEY",
  "JOB_TRIGGER_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PRODUCT_BASIC",
  "STRIPE_PRODUCT_PRO",
  "STRIPE_PRODUCT_ENTERPRISE",
  "STRIPE_WEBHOOK_SECRET",
] as const;
export type GeneratedName = (typeof generatedNames)[number];
export type GeneratedSecrets = Readonly<Record<GeneratedName, string>>;

// The prefixes are those of the specification's section 5: the embedded payment provider's ids look like the hosted one's.
const generatedPrefix: Readonly<Record<GeneratedName, string>> = {
  AUTH_SECRET: "",
  ENCRYPTION_KEY: "",
  SEARCH_API_KEY: "search_",
  LANGUAGE_MODEL_API_KEY: "model_",
  BACKEND_ANON_KEY: "anon_",
  SERVICE_ROLE_KEY: "service_",
  JOB_TRIGGER_KEY: "jobs_",
  STRIPE_SECRET_KEY: "sk_embedded_",
  STRIPE_PRODUCT_BASIC: "prod_basic_",
  STRIPE_PRODUCT_PRO: "prod_pro_",
  STRIPE_PRODUCT_ENTERPRISE: "prod_enterprise_",
  STRIPE_WEBHOOK_SECRET: "whsec_",
};

/** A full set of secrets from a source of randomness (`random` gives at least 128 bits as text, other on each call). */
export function generateSecrets(random: () => string): GeneratedSecrets {
  return Object.fromEntries(generatedNames.map((name) => [name, generatedPrefix[name] + random()])) as Record<
    GeneratedName,
    string
  >;
}

const required = "is required when APP_MODE is hosted; set it to a non-empty value";
const text = z.string({ error: required }).trim().min(1, required);
const secretKey = z
  .string({ error: required })
  .trim()
  .regex(/^sk_\S+$/, "must start with sk_; copy the secret key of the payment account");
const productId = z
  .string({ error: required })
  .trim()
  .regex(/^prod_\S+$/, "must start with prod_; copy the product id of the plan");
const webhookSecret = z
  .string({ error: required })
  .trim()
  .regex(/^whsec_\S+$/, "must start with whsec_; copy the signing secret of the webhook endpoint");

function shown(value: unknown): string {
  return typeof value === "string" ? JSON.stringify(value.slice(0, 100)) : "it";
}

function webAddress(value: string): boolean {
  try {
    const url = new URL(value);
    return (
      (url.protocol === "http:" || url.protocol === "https:") && url.hostname !== "" && url.username === "" && url.password === ""
    );
  } catch {
    return false;
  }
}

const url = z
  .string({ error: required })
  .trim()
  .refine(webAddress, {
    error: (issue) => `${shown(issue.input)} is not a valid URL; set it to an address such as https://attest.example`,
  })
  .transform((value) => value.replace(/\/+$/, ""));

// Never shown back: it holds a password.
const databaseUrl = z
  .string()
  .trim()
  .refine((value) => {
    try {
      return ["postgres:", "postgresql:"].includes(new URL(value).protocol);
    } catch {
      return false;
    }
  }, "is not a PostgreSQL address; set it to postgresql://user:password@host:5432/database");

function oneOf<const T extends readonly [string, ...string[]]>(choices: T) {
  return z.enum(choices, {
    error: (issue) => `${shown(issue.input)} is not one of ${choices.join(", ")}; set one of these`,
  });
}

function listOf<const T extends readonly string[]>(choices: T) {
  const names = (value: string) =>
    value
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
  return z
    .string()
    .refine((value) => names(value).length > 0 && names(value).every((name) => choices.includes(name)), {
      error: (issue) => `${shown(issue.input)} is not a list of ${choices.join(", ")}; set one or more of these`,
    })
    .transform((value) => [...new Set(names(value))] as T[number][]);
}

const count = z
  .string()
  .trim()
  .refine((value) => /^[1-9]\d{0,11}$/.test(value), {
    error: (issue) => `${shown(issue.input)} is not a whole number above 0; set one such as 200000`,
  })
  .transform(Number);

// A timer of the runtime holds 2^31 milliseconds at most, and nobody waits for minutes.
const patience = z
  .string()
  .trim()
  .refine((value) => /^\d{3,6}$/.test(value) && Number(value) >= 100 && Number(value) <= 120_000, {
    error: (issue) => `${shown(issue.input)} is not a time in milliseconds from 100 to 120000; set one such as 10000`,
  })
  .transform(Number);

const dollars = z
  .string()
  .trim()
  .refine((value) => /^\d{1,6}(?:\.\d{1,6})?$/.test(value), {
    error: (issue) => `${shown(issue.input)} is not an amount in US dollars; set one such as 0.25`,
  })
  .transform(Number);

const port = z
  .string()
  .trim()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535, {
    error: (issue) => `${shown(issue.input)} is not a port; set PORT to a whole number from 1 to 65535`,
  })
  .transform(Number);

const host = z
  .string()
  .trim()
  .regex(/^(?:[0-9a-fA-F:.]+|[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?)$/, {
    error: (issue) => `${shown(issue.input)} is not a host name or address; set HOST to one such as 127.0.0.1 or 0.0.0.0`,
  });

const trustProxy = z
  .string()
  .trim()
  .refine((value) => /^(?:true|false|loopback|[0-9a-fA-F:.,\s]+)$/.test(value), {
    error: (issue) => `${shown(issue.input)} is not true, false, loopback or a list of addresses; set one of these`,
  })
  .transform((value): boolean | "loopback" | string[] => {
    if (value === "true" || value === "false") return value === "true";
    if (value === "loopback") return "loopback";
    return value
      .split(",")
      .map((address) => address.trim())
      .filter((address) => address !== "");
  });

const folder = z
  .string()
  .trim()
  .refine((value) => !value.includes("\0"), "is not a folder; set DATA_DIR to a folder's path");

const smtpUrl = z
  .string()
  .trim()
  .refine(
    (value) => /^smtps?:\/\/[^/\s]+/.test(value),
    "is not a mail server's address; set it to smtp://user:password@host:587",
  );

const mailFrom = z
  .string()
  .trim()
  .regex(
    /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    "is not a sender's address; set it to one such as Attest <no-reply@attest.example>",
  );

const crashPoint = z
  .string()
  .trim()
  .regex(/^[\w-]+:[\w-]+$/, "is not of the form step:phase; unset CRASH_AT outside of tests");

const settings = z.object({
  APP_MODE: oneOf(["embedded", "hosted"]).default("embedded"),
  HOST: host.default("127.0.0.1"),
  PORT: port.default(3000),
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl.optional(),
  WEBSITE_URL: url,
  BACKEND_URL: url,
  AUTH_SECRET: text.min(32, "must have at least 32 characters; set a random text of that length"),
  ENCRYPTION_KEY: text.min(32, "must have at least 32 characters; set a random text of that length"),
  /** Older ones, comma-separated: what they sealed still opens. */
  ENCRYPTION_KEYS_BEFORE: text.optional(),
  SEARCH_API_KEY: text,
  LANGUAGE_MODEL_API_KEY: text,
  BACKEND_ANON_KEY: text,
  SERVICE_ROLE_KEY: text,
  JOB_TRIGGER_KEY: text,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PRODUCT_BASIC: productId,
  STRIPE_PRODUCT_PRO: productId,
  STRIPE_PRODUCT_ENTERPRISE: productId,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: url.optional(),
  /** How long the payment provider may take for one try; a call is tried three times. */
  STRIPE_TIMEOUT_MS: patience.default(10_000),
  AUDIT_SIGNING_KEY: text.min(32, "must have at least 32 characters; set a random text of that length").optional(),
  NEW_USER_ACCESS: oneOf(["waitlist", "open"]).default("waitlist"),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).optional(),
  WORKER: oneOf(["inline", "none"]).default("inline"),
  TRUST_PROXY: trustProxy.default(false),
  CRASH_AT: crashPoint.optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.optional(),
  /** Which engines search the web beside the workspace's own library, comma-separated. */
  SEARCH_ENGINES: listOf(searchEngineNames).optional(),
  /** Another server that speaks Exa's protocol. */
  SEARCH_URL: url.optional(),
  SEARXNG_URL: url.optional(),
  LANGUAGE_MODEL_PROVIDER: oneOf(modelProviders).optional(),
  LANGUAGE_MODEL_NAME: text.optional(),
  LANGUAGE_MODEL_URL: url.optional(),
  /** US dollars for a million tokens. */
  LANGUAGE_MODEL_INPUT_PRICE: dollars.optional(),
  LANGUAGE_MODEL_OUTPUT_PRICE: dollars.optional(),
  /** What one search may use at most. */
  LANGUAGE_MODEL_SEARCH_TOKENS: count.default(200_000),
  LANGUAGE_MODEL_SEARCH_USD: dollars.optional(),
  /** An authority of RFC 3161 that stamps what is archived, and the PEM file with the certificate that vouches for it. */
  TIME_STAMP_URL: url.optional(),
  TIME_STAMP_CERTIFICATE: text.optional(),
  POSTHOG_KEY: text.optional(),
  POSTHOG_HOST: url.optional(),
  S3_ENDPOINT: url.optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
});

/** The names that start-up reads; all others of the process are ignored. */
export const variableNames = Object.keys(settings.shape) as readonly (keyof typeof settings.shape)[];

/**
 * The checked settings of a process. `generated` names those that nobody set and embedded mode made itself:
 * a service whose key stands there is the embedded one.
 */
export type Settings = z.output<typeof settings> & {
  LOG_LEVEL: string;
  generated: readonly string[];
};

/** Settings with the database that is really used: DATABASE_URL's, or the embedded server's. */
export type Env = Settings & { DATABASE_URL: string };

/**
 * Checks start-up variables (specification, section 5). In embedded mode an empty text counts as not set, missing
 * secrets come from `kept` and missing addresses follow HOST and PORT; in hosted mode each of them must be set.
 * `defaultDataDir` is an absolute path. Throws {@link InvalidEnvironment} for the first variable that cannot be used.
 */
export function parseSettings(variables: Variables, kept: GeneratedSecrets, defaultDataDir: string): Settings {
  const hosted = variables["APP_MODE"]?.trim() === "hosted";
  const input: Record<string, string> = {};
  for (const name of variableNames) {
    const value = variables[name];
    if (value !== undefined && (hosted || value.trim() !== "")) input[name] = value;
  }
  const generated: string[] = [];
  const fill = (name: string, value: string) => {
    if (input[name] !== undefined) return;
    input[name] = value;
    generated.push(name);
  };
  fill("DATA_DIR", defaultDataDir);
  if (hosted) {
    if (input["DATABASE_URL"] === undefined)
      throw new InvalidEnvironment(
        "DATABASE_URL",
        required.replace("a non-empty value", "postgresql://user:password@host:5432/database"),
      );
    // Without a mail server nobody could confirm an address, and an inbox in the database would keep what nobody reads.
    if (input["SMTP_URL"] === undefined)
      throw new InvalidEnvironment("SMTP_URL", required.replace("a non-empty value", "smtp://user:password@host:587"));
    // Files on one machine's disk and counts that nobody reads are no services that others can run it on.
    for (const name of hostedServices.flat()) if (input[name] === undefined) throw new InvalidEnvironment(name, required);
    if (input["CRASH_AT"] !== undefined)
      throw new InvalidEnvironment("CRASH_AT", "is for tests and refused when APP_MODE is hosted; unset it");
  } else {
    for (const name of generatedNames) fill(name, kept[name]);
    fill("WEBSITE_URL", ownAddress(input["HOST"] ?? "127.0.0.1", input["PORT"] ?? "3000"));
    fill("BACKEND_URL", `${input["WEBSITE_URL"]}/api`);
  }
  const result = settings.safeParse(input);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new InvalidEnvironment(String(issue?.path[0] ?? ""), issue?.message ?? "is not valid");
  }
  refuseHalfOfAService(result.data);
  if (!hosted) refuseHalfOfPayments(generated);
  const refused = refusedChoice({ ...result.data, generated });
  if (refused) throw new InvalidEnvironment(refused.name, refused.detail);
  return {
    ...result.data,
    LOG_LEVEL: result.data.LOG_LEVEL ?? (hosted ? "info" : "warn"),
    generated,
  };
}

/** What embedded mode has an own adapter for, and hosted mode must name. */
const hostedServices = [
  ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["POSTHOG_KEY", "POSTHOG_HOST"],
] as const;
const services = [...hostedServices, ["TIME_STAMP_URL", "TIME_STAMP_CERTIFICATE"]] as const;

function refuseHalfOfAService(values: z.output<typeof settings>): void {
  for (const names of services) {
    const missing = names.find((name) => values[name] === undefined);
    const given = names.find((name) => values[name] !== undefined);
    if (missing !== undefined && given !== undefined)
      throw new InvalidEnvironment(missing, `is required once ${given} is set; set both or neither`);
  }
}

/** An account's products and webhooks belong to its key: with a key of one's own, generated ids would name nothing. */
function refuseHalfOfPayments(generated: readonly string[]): void {
  if (generated.includes("STRIPE_SECRET_KEY")) return;
  const missing = generated.find((name) => name.startsWith("STRIPE_"));
  if (missing !== undefined)
    throw new InvalidEnvironment(missing, "is required once STRIPE_SECRET_KEY is set; set both or neither");
}

/** Whether payments are those of the embedded provider: nobody named an account of a hosted one. */
export function hasEmbeddedPayments(env: Pick<Settings, "generated">): boolean {
  return env.generated.includes("STRIPE_SECRET_KEY");
}

/** The payment provider's product of each plan. */
export function productsOf(env: Pick<Settings, `STRIPE_PRODUCT_${"BASIC" | "PRO" | "ENTERPRISE"}`>) {
  return { basic: env.STRIPE_PRODUCT_BASIC, pro: env.STRIPE_PRODUCT_PRO, enterprise: env.STRIPE_PRODUCT_ENTERPRISE };
}

/** The address that a person on this machine opens for a server that listens on `host` and `port`. */
export function ownAddress(host: string, port: number | string): string {
  const any = host === "0.0.0.0" || host === "::";
  const name = any ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Whether only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** Whether demo people may exist and sign in: embedded mode on loopback alone. */
export function hasDemo(env: Pick<Settings, "APP_MODE" | "HOST">): boolean {
  return env.APP_MODE === "embedded" && isLoopback(env.HOST);
}
