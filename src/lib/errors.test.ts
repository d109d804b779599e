import { expect, test } from "vitest";
import { AppError, failureMessage } from "./errors.ts";

test("what should not have happened is told with the id that the logs carry, and nothing else is", () => {
  const requestId = "01a2b3c4";
  expect(failureMessage(new AppError("unexpected", "Something went wrong on our side.", { requestId }))).toBe(
    "Something went wrong on our side. Reference: 01a2b3c4",
  );
  expect(failureMessage(new AppError("conflict", "Somebody was faster.", { requestId }))).toBe("Somebody was faster.");
  // The words of browsers for a server that does not answer are none for a person.
  expect(failureMessage(new TypeError("Failed to fetch"))).toBe("The server could not be reached. Please try again.");
});
