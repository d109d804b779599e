import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Button } from "#app/ui/button.tsx";
import { showKeys } from "#app/ui/page-keys.ts";
import { currentUserQuery } from "#app/features/accounts/current-user.queries.ts";
import { stepsCookie, stepsDone } from "../first-steps.ts";

/** Brings the first steps back, for who has put them away. */
export function ShowFirstStepsAgain() {
  const user = useQuery({ ...currentUserQuery(), enabled: false });
  const router = useRouter();
  const userId = user.data?.id;
  if (userId === undefined || stepsDone(document.cookie, userId).length === 0) return null;
  return (
    <Button
      variant="outline"
      className="justify-self-start"
      onClick={() => {
        document.cookie = stepsCookie(userId, []);
        showKeys(false);
        // Drawn anew, as when the page is come to.
        void router.navigate({ to: "/app", reloadDocument: true });
      }}
    >
      Show the first steps again
    </Button>
  );
}
