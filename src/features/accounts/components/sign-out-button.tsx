import { Button } from "#app/ui/button.tsx";
import { useSignOut } from "./use-sign-out.ts";

export function SignOutButton() {
  const { signOut, isPending } = useSignOut();
  return (
    <Button variant="secondary" pending={isPending} onClick={() => void signOut()}>
      Sign out
    </Button>
  );
}
