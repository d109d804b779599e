import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

/** What follows a successful sign-in: nothing of before is kept, and the page that was asked for opens. */
export function useEntered(next: string): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    queryClient.clear();
    await router.invalidate();
    await router.navigate({ to: next, replace: true });
  };
}
