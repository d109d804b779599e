import pino, { type Logger } from "pino";

export type { Logger };

/**
 * Structured logs with ids and no personal data (product rule 12): names, e-mail addresses, search text,
 * page addresses and slugs are never passed to it; the paths below are a net under that rule.
 */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: ["email", "query", "url", "slug", "text", "*.email", "*.query", "*.url", "*.slug", "*.text"],
      censor: "[removed]",
    },
  });
}
