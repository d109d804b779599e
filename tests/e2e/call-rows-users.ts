import type { Row } from "./call-rows.ts";

/** The calls of /admin/users. */
export const userRows: Record<string, Row> = {
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
};
