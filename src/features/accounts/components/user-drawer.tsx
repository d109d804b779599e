import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { failureMessage, notSaved } from "#app/lib/errors.ts";
import { permissionFlags } from "#app/server/permissions.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Drawer } from "#app/ui/drawer.tsx";
import { notify } from "#app/ui/notify.ts";
import { ReasonDialog } from "#app/ui/reason-dialog.tsx";
import { Loading, SkeletonText } from "#app/ui/skeleton.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { reasonMessage } from "#app/features/incidents/review.ts";
import { permissionWords } from "../permission-words.ts";
import type { PermissionChanges } from "../user-decision.ts";
import { signOutUserEverywhere, suspendUser, unsuspendUser, updateUserPermissions } from "../users.functions.ts";
import { userDecisionsQuery, userQuery } from "../users.queries.ts";
import type { UserListItem } from "../users.server.ts";
import { UserDecisions } from "./user-decisions.tsx";
import { AccountBadges } from "./user-list.tsx";

type Asked = { kind: "permissions"; changes: PermissionChanges } | { kind: "suspend" | "unsuspend" | "sign-out" };

/** One account: what it may do, and what staff may do to it. */
export function UserDrawer({ userId, ownId, onClose }: { userId: string; ownId: string; onClose: () => void }) {
  const user = useQuery(userQuery(userId));
  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={<bdi>{user.data?.display_name ?? "User"}</bdi>}
      description={user.data?.email ?? "An account"}
    >
      {user.isPending ? (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      ) : null}
      {user.isError ? (
        <Alert variant="danger" title="This user could not be loaded" announce>
          {failureMessage(user.error)}
        </Alert>
      ) : null}
      {user.data === null ? <Alert variant="warning">This user does not exist.</Alert> : null}
      {user.data ? <UserPanel key={user.data.id} user={user.data} isOneself={userId === ownId} /> : null}
    </Drawer>
  );
}

function UserPanel({ user, isOneself }: { user: UserListItem; isOneself: boolean }) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<PermissionChanges>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const changed = permissionFlags.filter((flag) => changes[flag] !== undefined && changes[flag] !== user.permissions[flag]);

  async function save(decision: Asked, reason: string): Promise<void> {
    const userId = user.id;
    if (decision.kind === "permissions") {
      await updateUserPermissions({ data: { userId, permissions: decision.changes, reason } });
      setChanges({});
    } else if (decision.kind === "sign-out") await signOutUserEverywhere({ data: { userId, reason } });
    else await (decision.kind === "suspend" ? suspendUser : unsuspendUser)({ data: { userId, reason } });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey }),
      queryClient.invalidateQueries({ queryKey: userDecisionsQuery(userId).queryKey }),
      queryClient.invalidateQueries({ queryKey: ["admin", "users"] }),
    ]);
    notify.success(done[decision.kind]);
  }

  return (
    <div className="grid gap-7">
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <AccountBadges user={user} />
      </div>
      <section aria-labelledby="user-permissions" className="grid gap-4">
        <h3 id="user-permissions" className="text-base font-semibold text-ink">
          Permissions
        </h3>
        {isOneself ? <Alert>Nobody can change their own permissions. Ask a colleague who manages users.</Alert> : null}
        {permissionFlags.map((flag) => (
          <Switch
            key={flag}
            label={permissionWords[flag].label}
            description={permissionWords[flag].description}
            checked={changes[flag] ?? user.permissions[flag]}
            disabled={isOneself}
            onCheckedChange={(checked) => setChanges((before) => ({ ...before, [flag]: checked }))}
          />
        ))}
        {changed.length > 0 ? (
          <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-3 py-2.5">
            <p role="status" className="min-w-0 flex-1 text-sm text-ink-soft">
              {changed.length === 1 ? "1 change is not saved yet" : `${changed.length} changes are not saved yet`}
            </p>
            <Button size="sm" variant="ghost" onClick={() => setChanges({})}>
              Undo
            </Button>
            <Button
              size="sm"
              variant="primary"
              onClick={() =>
                setAsked({ kind: "permissions", changes: Object.fromEntries(changed.map((flag) => [flag, changes[flag]])) })
              }
            >
              Save
            </Button>
          </div>
        ) : null}
      </section>
      <section aria-labelledby="user-account" className="grid gap-3">
        <h3 id="user-account" className="text-base font-semibold text-ink">
          Account
        </h3>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="outline">
            <Link to="/admin/audit" search={{ who: user.id }}>
              In the audit trail
            </Link>
          </Button>
          <Button variant="outline" onClick={() => setAsked({ kind: "sign-out" })}>
            Sign out everywhere
          </Button>
          {user.suspended_at ? (
            <Button variant="outline" disabled={isOneself} onClick={() => setAsked({ kind: "unsuspend" })}>
              End the suspension
            </Button>
          ) : (
            <Button variant="danger" disabled={isOneself} onClick={() => setAsked({ kind: "suspend" })}>
              Suspend
            </Button>
          )}
        </div>
      </section>
      <UserDecisions userId={user.id} />
      {asked ? (
        <ReasonDialog
          {...questions[asked.kind]}
          check={reasonMessage}
          save={(reason) => save(asked, reason)}
          explain={(error) => failureMessage(error, notSaved)}
          onClose={() => setAsked(null)}
        >
          {asked.kind === "permissions" ? <ChangedPermissions changes={asked.changes} /> : null}
        </ReasonDialog>
      ) : null}
    </div>
  );
}

function ChangedPermissions({ changes }: { changes: PermissionChanges }) {
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {permissionFlags
        .filter((flag) => changes[flag] !== undefined)
        .map((flag) => (
          <li key={flag}>
            {changes[flag] ? "Give" : "Take away"}: <span className="font-medium text-ink">{permissionWords[flag].label}</span>
          </li>
        ))}
    </ul>
  );
}

const questions: Record<Asked["kind"], { title: string; description: string; submitLabel: string; isDestructive?: boolean }> = {
  permissions: {
    title: "Change permissions",
    description: "It takes effect with their next step, in sessions that are open too.",
    submitLabel: "Change",
  },
  suspend: {
    title: "Suspend this account",
    description: "Their sessions end now and they cannot sign in until the suspension ends. Nothing of theirs is deleted.",
    submitLabel: "Suspend",
    isDestructive: true,
  },
  unsuspend: {
    title: "End the suspension",
    description: "They can sign in again, with the permissions shown.",
    submitLabel: "End the suspension",
  },
  "sign-out": {
    title: "Sign out everywhere",
    description: "Every browser of theirs has to sign in again.",
    submitLabel: "Sign out",
    isDestructive: true,
  },
};

const done: Record<Asked["kind"], string> = {
  permissions: "The permissions are changed",
  suspend: "The account is suspended",
  unsuspend: "The suspension has ended",
  "sign-out": "All their sessions have ended",
};
