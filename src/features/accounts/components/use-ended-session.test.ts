import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { AppError } from "#app/lib/errors.ts";
import { noticeEndedSession } from "./use-ended-session.ts";

async function afterRefusalBy(error: Error): Promise<unknown> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(["currentUser"], { id: "somebody" });
  const stop = noticeEndedSession(queryClient);
  const failing = queryClient.fetchQuery({
    queryKey: ["sources"],
    queryFn: async () => {
      throw error;
    },
  });
  await expect(failing).rejects.toBe(error);
  stop();
  return queryClient.getQueryData(["currentUser"]);
}

test("who is signed in is forgotten when a call says that nobody is", async () => {
  expect(await afterRefusalBy(new AppError("not-signed-in", "Please sign in"))).toBeUndefined();
});

test("any other failure leaves them signed in", async () => {
  expect(await afterRefusalBy(new AppError("forbidden", "Not yours"))).toEqual({ id: "somebody" });
  expect(await afterRefusalBy(new TypeError("Failed to fetch"))).toEqual({ id: "somebody" });
});
