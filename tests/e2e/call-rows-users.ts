import type { Row } from "./call-rows.ts";

const reasons: Row["refuses"] = [
  [{ reason: "  " }, "A reason is required"],
  [{ reason: "two\nlines" }, "The reason must be one line"],
  [{ reason: "x".repeat(301) }, "The reason must be at most 300 characters"],
];

/** The calls of /admin/users. The account that is decided about belongs to nobody who signs in here. */
export const userRows: Record<string, Row> = {
  getUsers: {
    door: 'staff("manage_users")',
    input: ({ userId }) => ({ query: userId }),
    answers: ({ userId }) => ({ users: [{ id: userId, permissions: { use_app: true } }], next_cursor: null }),
    refuses: [
      [{ query: "x".repeat(201) }, "Search must be at most 200 characters"],
      [{ filter: "everybody" }, "Filter is invalid"],
      [{ sort: "age" }, "Sort is invalid"],
    ],
  },
  getUserByEmail: {
    door: 'staff("manage_users")',
    input: ({ userId }) => ({ email: ` ${userId.toUpperCase()}@Harbour.example` }),
    answers: ({ userId }) => ({ id: userId, email: `${userId}@harbour.example` }),
    refuses: [
      [{ email: " " }, "Email is required"],
      [{ email: "nobody" }, "Email is invalid"],
    ],
  },
  getUserById: {
    door: 'staff("manage_users")',
    input: ({ userId }) => ({ userId }),
    ids: { userId: "null" },
    answers: ({ userId }) => ({ id: userId }),
  },
  getUserPermissions: {
    door: 'staff("manage_users")',
    input: ({ userId }) => ({ userId }),
    ids: { userId: "null" },
    answers: ({ userId }) => ({ user_id: userId, use_app: true, access_admin: false, moderate: false }),
  },
  updateUserPermissions: {
    door: 'staff("manage_users")',
    input: ({ bystanderId }) => ({ userId: bystanderId, permissions: { debug: true }, reason: "Works on the engine" }),
    ids: { userId: 404 },
    answers: ({ bystanderId }) => ({ user_id: bystanderId, use_app: false, debug: true, access_admin: false }),
    refuses: [
      ...reasons,
      [{ permissions: {} }, "Nothing was changed"],
      [{ permissions: { access_admin: true } }, ""],
      [{ permissions: { debug: "yes" } }, "A permission is given or not"],
    ],
  },
  suspendUser: {
    door: 'staff("manage_users")',
    input: ({ bystanderId }) => ({ userId: bystanderId, reason: "Asked for it by telephone" }),
    ids: { userId: 404 },
    answers: () => undefined,
    refuses: reasons,
  },
  unsuspendUser: {
    door: 'staff("manage_users")',
    input: ({ bystanderId }) => ({ userId: bystanderId, reason: "Asked for it by telephone" }),
    ids: { userId: 404 },
    answers: () => undefined,
    refuses: reasons,
  },
  signOutUserEverywhere: {
    door: 'staff("manage_users")',
    input: ({ bystanderId }) => ({ userId: bystanderId, reason: "A telephone was lost" }),
    ids: { userId: 404 },
    answers: () => ({ ended: 0 }),
    refuses: reasons,
  },
  getUserDecisions: {
    door: 'staff("manage_users")',
    input: ({ bystanderId }) => ({ userId: bystanderId }),
    ids: { userId: "empty" },
    answers: () => [
      { kind: "sign-out" },
      { kind: "unsuspend" },
      { kind: "suspend" },
      { kind: "permissions", changes: { debug: true } },
    ],
  },
};
