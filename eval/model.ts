import { randomBytes } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { languageModelOf } from "#app/server/service-choices.ts";
import { generateSecrets, parseSettings, type Variables } from "#app/server/env.ts";
import { createHostedModel } from "#app/services/language-model/hosted.server.ts";
import type { KeptAnswers, LanguageModel } from "#app/services/language-model/language-model.ts";

/**
 * The hosted language model that the LANGUAGE_MODEL_ variables configure, asked by the provider's name of it. Nothing else of
 * the surroundings is read: an evaluation needs no database and no secrets.
 * @throws Error in words where none is configured, or InvalidEnvironment for a variable that cannot be used
 */
export function modelNamed(name: string, variables: Variables): LanguageModel {
  const given = Object.fromEntries(Object.entries(variables).filter(([key]) => key.startsWith("LANGUAGE_MODEL_")));
  const settings = parseSettings(
    { ...given, LANGUAGE_MODEL_NAME: name },
    generateSecrets(() => randomBytes(16).toString("hex")),
    "/",
  );
  const chosen = languageModelOf(settings);
  if (!chosen)
    throw new Error(
      "No language model is configured: set LANGUAGE_MODEL_API_KEY, or LANGUAGE_MODEL_URL for a server of your own; without --model the embedded engine answers.",
    );
  return createHostedModel(chosen);
}

/**
 * Answers kept in a file of JSON lines, `{key, answer}`, read once and appended to: asked again, the same question costs nothing.
 * A line that cannot be read is passed over. Without a file they are kept for this process alone.
 * @throws Error in words where the file cannot be written: nothing is asked whose answer would be lost
 */
export function answersIn(file: string | undefined): KeptAnswers {
  const known = new Map<string, unknown>();
  if (file !== undefined) {
    try {
      const text = existsSync(file) ? readFileSync(file, "utf8") : "";
      for (const line of text.split("\n")) {
        try {
          const { key, answer } = JSON.parse(line) as { key: string; answer: unknown };
          known.set(key, answer);
        } catch {
          // Cut off by a stop in the middle of a line, or somebody's empty line.
        }
      }
      // What was cut off ends here: the next answer begins a line of its own.
      appendFileSync(file, text === "" || text.endsWith("\n") ? "" : "\n");
    } catch (error) {
      throw new Error(`--answers ${file} cannot be read and written: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }
  return {
    find: (key) => Promise.resolve(known.get(key)),
    keep: (key, answer) => {
      known.set(key, answer);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify({ key, answer })}\n`);
      return Promise.resolve();
    },
  };
}
