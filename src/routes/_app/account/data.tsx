import { createFileRoute } from "@tanstack/react-router";
import { DeleteAccount } from "#app/features/accounts/components/delete-account.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";

export const Route = createFileRoute("/_app/account/data")({
  head: () => ({ meta: [{ title: "Your data · Account · Attest" }] }),
  component: () => (
    <div className="grid gap-8">
      <Card>
        <CardHeader
          title="Take your data with you"
          description="Everything that Attest keeps about you as its user, as JSON: profile, access, sessions, memberships, payments and what you did."
        />
        <CardBody>
          <Button asChild>
            <a href="/api/account/export" download>
              Download
            </a>
          </Button>
        </CardBody>
      </Card>
      <DeleteAccount />
    </div>
  ),
});
