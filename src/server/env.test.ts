import { describe, expect, it } from "vitest";

import {
  generatedNames,
  generateSecrets,
  hasDemo,
  hasEmbeddedPayments,
  InvalidEnvironment,
  isLoopback,
  ownAddress,
  parseSettings,
  type Variables,
} from "./env.ts";

let counter = 0;
const kept = generateSecrets(() => `${++counter}`.padStart(48, "0"));
const parse = (variables: Variables) => parseSettings(variables, kept, "/srv/attest/data");
const hosted: Variables = {
  APP_MODE: "hosted",
  DATABASE_URL: "postgresql://attest:pw@db.example/attest",
  WEBSITE_URL: "https://attest.example/",
  BACKEND_URL: "https://attest.example/api",
  AUTH_SECRET: "0123456789abcdef0123456789abcdef",
  ENCRYPTION_KEY: "fedcba9876543210fedcba9876543210",
  SEARCH_API_KEY: "search",
  LANGUAGE_MODEL_API_KEY: "model",
  BACKEND_ANON_KEY: "anon",
  SERVICE_ROLE_KEY: "service",
  JOB_TRIGGER_KEY: "jobs",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PRODUCT_BASIC: "prod_1",
  STRIPE_PRODUCT_PRO: "prod_2",
  STRIPE_PRODUCT_ENTERPRISE: "prod_3",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtps://attest:pw@mail.example",
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "us-east-1",
  S3_BUCKET: "attest",
  S3_ACCESS_KEY_ID: "attest",
  S3_SECRET_ACCESS_KEY: "files",
  POSTHOG_KEY: "phc_1",
  POSTHOG_HOST: "https://eu.i.posthog.com",
};

function refusal(variables: Variables): string {
  try {
    parse(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidEnvironment);
    return (error as InvalidEnvironment).message;
  }
  throw new Error("accepted");
}

describe("embedded mode", () => {
  it("needs nothing at all", () => {
    const env = parse({});
    expect(env).toMatchObject({
      APP_MODE: "embedded",
      HOST: "127.0.0.1",
      PORT: 3000,
      DATA_DIR: "/srv/attest/data",
      WEBSITE_URL: "http://127.0.0.1:3000",
      BACKEND_URL: "http://127.0.0.1:3000/api",
      WORKER: "inline",
      NEW_USER_ACCESS: "waitlist",
    });
    expect(env.DATABASE_URL).toBeUndefined();
    for (const name of generatedNames) expect(env[name]).toBe(kept[name]);
  });

  it("counts an empty text as not set, and says which were made up", () => {
    const env = parse({ PORT: "", SEARCH_API_KEY: " ", STRIPE_PRODUCT_PRO: "prod_mine" });
    expect(env.PORT).toBe(3000);
    expect(env.SEARCH_API_KEY).toBe(kept.SEARCH_API_KEY);
    expect(env.generated).toContain("SEARCH_API_KEY");
    expect(env.generated).not.toContain("STRIPE_PRODUCT_PRO");
    expect(hasEmbeddedPayments(env)).toBe(true);
  });

  it("follows HOST and PORT with the addresses that were not given", () => {
    expect(parse({ HOST: "::1", PORT: "4100" }).WEBSITE_URL).toBe("http://[::1]:4100");
    expect(parse({ HOST: "0.0.0.0" }).WEBSITE_URL).toBe("http://localhost:3000");
    expect(parse({ WEBSITE_URL: "https://a.example" }).BACKEND_URL).toBe("https://a.example/api");
  });

  it.each([
    [{ PORT: "http" }, "PORT", "a whole number from 1 to 65535"],
    [{ PORT: "70000" }, "PORT", "70000"],
    [{ HOST: "no spaces here" }, "HOST", "0.0.0.0"],
    [{ APP_MODE: "cloud" }, "APP_MODE", "embedded, hosted"],
    [{ WEBSITE_URL: "attest" }, "WEBSITE_URL", "not a valid URL"],
    [{ BACKEND_URL: "ftp://attest.example" }, "BACKEND_URL", "not a valid URL"],
    [{ DATABASE_URL: "mysql://root:secret@db/x" }, "DATABASE_URL", "postgresql://"],
    [{ STRIPE_SECRET_KEY: "pk_live_1" }, "STRIPE_SECRET_KEY", "sk_"],
    [{ STRIPE_PRODUCT_BASIC: "price_1" }, "STRIPE_PRODUCT_BASIC", "prod_"],
    [{ STRIPE_PRODUCT_PRO: "prod_" }, "STRIPE_PRODUCT_PRO", "prod_"],
    [{ STRIPE_PRODUCT_ENTERPRISE: "PROD_1" }, "STRIPE_PRODUCT_ENTERPRISE", "prod_"],
    [{ STRIPE_WEBHOOK_SECRET: "secret" }, "STRIPE_WEBHOOK_SECRET", "whsec_"],
    [{ STRIPE_API_URL: "api.stripe" }, "STRIPE_API_URL", "URL"],
    [{ STRIPE_TIMEOUT_MS: "10 s" }, "STRIPE_TIMEOUT_MS", "100 to 120000"],
    [{ STRIPE_TIMEOUT_MS: "9" }, "STRIPE_TIMEOUT_MS", "100 to 120000"],
    [{ STRIPE_TIMEOUT_MS: "120001" }, "STRIPE_TIMEOUT_MS", "100 to 120000"],
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, "STRIPE_PRODUCT_BASIC", "once STRIPE_SECRET_KEY is set"],
    [{ NEW_USER_ACCESS: "all" }, "NEW_USER_ACCESS", "waitlist, open"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL", "silent"],
    [{ WORKER: "2" }, "WORKER", "inline, none"],
    [{ TRUST_PROXY: "yes!" }, "TRUST_PROXY", "loopback"],
    [{ SMTP_URL: "mail.example" }, "SMTP_URL", "smtp://"],
    [{ MAIL_FROM: "Attest" }, "MAIL_FROM", "no-reply@"],
    [{ AUTH_SECRET: "short" }, "AUTH_SECRET", "32 characters"],
    [{ ENCRYPTION_KEY: "short" }, "ENCRYPTION_KEY", "32 characters"],
    [{ AUDIT_SIGNING_KEY: "short" }, "AUDIT_SIGNING_KEY", "32 characters"],
    [{ DATA_DIR: "a\0b" }, "DATA_DIR", "folder"],
    [{ CRASH_AT: "anywhere" }, "CRASH_AT", "step:phase"],
    [{ SEARXNG_URL: "search" }, "SEARXNG_URL", "URL"],
    [{ LANGUAGE_MODEL_URL: "model" }, "LANGUAGE_MODEL_URL", "URL"],
    [{ POSTHOG_KEY: "k", POSTHOG_HOST: "posthog" }, "POSTHOG_HOST", "URL"],
    [{ S3_ENDPOINT: "files" }, "S3_ENDPOINT", "URL"],
    [{ S3_BUCKET: "files" }, "S3_ENDPOINT", "S3_BUCKET"],
    [{ POSTHOG_KEY: "k" }, "POSTHOG_HOST", "POSTHOG_KEY"],
  ] satisfies [Variables, string, string][])("refuses %o in one line", (variables, name, detail) => {
    const message = refusal(variables);
    expect(message).toMatch(new RegExp(`^Invalid environment variable ${name}: `));
    expect(message).toContain(detail);
    expect(message).not.toContain("\n");
    expect(message).not.toContain("secret@");
  });
});

describe("hosted mode", () => {
  it("takes what is set and makes nothing up", () => {
    const env = parse(hosted);
    expect(env.WEBSITE_URL).toBe("https://attest.example");
    expect(env.generated).toEqual(["DATA_DIR"]);
  });

  it.each(Object.keys(hosted).filter((name) => name !== "APP_MODE"))("requires %s", (name) => {
    const { [name]: _, ...rest } = hosted;
    expect(refusal(rest)).toMatch(new RegExp(`^Invalid environment variable ${name}: is required`));
    expect(refusal({ ...hosted, [name]: "" })).toContain(`variable ${name}: `);
  });

  it("refuses the crash points of the tests", () => {
    expect(refusal({ ...hosted, CRASH_AT: "judge:before" })).toContain("CRASH_AT");
    expect(parse({ CRASH_AT: "judge:before" }).CRASH_AT).toBe("judge:before");
  });
});

describe("what others may see", () => {
  it("shows the demo people on loopback alone", () => {
    expect(hasDemo(parse({}))).toBe(true);
    expect(hasDemo(parse({ HOST: "0.0.0.0" }))).toBe(false);
    expect(hasDemo(parse({ ...hosted, HOST: "127.0.0.1" }))).toBe(false);
    expect(isLoopback("127.9.9.9")).toBe(true);
    expect(isLoopback("10.0.0.1")).toBe(false);
    expect(ownAddress("::", 80)).toBe("http://localhost:80");
  });
});
