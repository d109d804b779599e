import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

import { putNewer } from "./newer-than-asked.ts";

const queryKey = ["search"];
const queryClient = new QueryClient();
afterEach(() => queryClient.clear());

test("what was asked for before the stream told of something newer does not replace it", async () => {
  const answers: ((state: string) => void)[] = [];
  const ask = () => new Promise<string>((resolve) => answers.push(resolve));
  queryClient.setQueryData(queryKey, "waiting");
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask });
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(answers).toHaveLength(1));

  putNewer(queryClient, queryKey, "running");
  answers[0]?.("waiting");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(queryClient.getQueryData(queryKey)).toBe("running");
  answers[1]?.("done");
  await vi.waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe("done"));
  unsubscribe();
});

test("without a question under way it asks none", async () => {
  let asked = 0;
  queryClient.setQueryData(queryKey, ["one"]);
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn: () => Promise.resolve([`asked ${(asked += 1)}`]),
    staleTime: 60_000,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  putNewer<string[]>(queryClient, queryKey, (known) => [...(known ?? []), "two"]);
  await Promise.resolve();
  expect(queryClient.getQueryData(queryKey)).toEqual(["one", "two"]);
  expect(asked).toBe(0);
  unsubscribe();
});
