import { newId } from "#app/lib/ids.ts";
import type { Row } from "./call-rows.ts";

const wrong = "not-my-password";
const deadLink = () => ({ ok: false, reason: "invalid-link" });

/** Signing up, passwords, the profile, second factors: of oneself alone, so that there is no other's id to send. */
export const accountRows: Record<string, Row> = {
  startUserSignUp: {
    door: "anyone",
    input: () => ({ firstName: "Ines", lastName: "Quarrie", email: `${newId()}@harbour.example` }),
    answers: () => ({ ok: true, checkoutSessionId: null }),
    refuses: [
      [{ firstName: " " }, "First name is required"],
      [{ lastName: "" }, "Last name is required"],
      [{ firstName: "<b>" }, "Name cannot contain markup"],
      [{ email: "" }, "Email is required"],
      [{ email: "abc" }, "Email is invalid"],
    ],
  },
  // Only the browser that began a sign-up, or somebody signed in; what is signed in here would be sent to the checkout.
  createCheckoutSession: {
    door: "anyone",
    input: () => ({ plan: "pro", period: "monthly" }),
    answers: () => ({ kind: "opened" }),
    refuses: [
      [{ plan: "gold" }, "Plan is invalid"],
      [{ period: "weekly" }, "Billing period is invalid"],
    ],
  },
  getCheckoutUser: {
    door: "anyone",
    input: () => ({ checkoutSessionId: "cs_made_up" }),
    answers: () => undefined,
    refusedWith: 404,
  },
  finishUserSignUp: {
    door: "anyone",
    input: () => ({ checkoutSessionId: "cs_made_up", password: "lantern sea 42" }),
    answers: () => undefined,
    refusedWith: 404,
  },
  getWaiting: { door: "signedIn", answers: () => ({ plan: null }) },
  cancelWaiting: { door: "signedIn", answers: () => ({ cancelled: 0 }) },
  // Whether anybody waits there is not told.
  resendUserConfirmationEmail: {
    door: "anyone",
    input: () => ({ email: `${newId()}@harbour.example` }),
    answers: () => ({ ok: true }),
  },
  confirmUserEmail: { door: "anyone", input: () => ({ tokenHash: "made-up" }), answers: deadLink },
  requestPasswordReset: {
    door: "anyone",
    input: () => ({ email: `${newId()}@harbour.example` }),
    answers: () => ({ ok: true }),
    refuses: [
      [{ email: "" }, "Email is required"],
      [{ email: "abc" }, "Email is invalid"],
    ],
  },
  getPasswordReset: { door: "anyone", input: () => ({ tokenHash: "made-up" }), answers: () => null },
  updateUserPassword: { door: "anyone", input: () => ({ tokenHash: "made-up", password: "lantern sea 42" }), answers: deadLink },
  joinByInvitation: {
    door: "anyone",
    input: () => ({ tokenHash: "made-up", firstName: "Ines", lastName: "Quarrie", password: "lantern sea 42" }),
    answers: () => ({ ok: false }),
    refuses: [[{ firstName: "" }, "First name is required"]],
  },
  updateUserNames: {
    door: "signedIn",
    input: () => ({ firstName: "Noor", lastName: "Lindqvist", displayName: "Noor Lindqvist" }),
    answers: () => undefined,
    refuses: [
      [{ lastName: " " }, "Last name is required"],
      [{ displayName: " " }, "Display name is required"],
    ],
  },
  updateUserPicture: {
    door: "signedIn",
    input: () => ({ picture: null }),
    answers: () => ({ avatar_url: null }),
    refuses: [
      [{ picture: "https://elsewhere.example/a.png" }, "The picture must be a PNG, JPEG or WebP image"],
      [{ picture: "data:image/png;base64,PHN2Zz4=" }, "The picture must be a PNG, JPEG or WebP image"],
    ],
  },
  getPendingEmail: { door: "signedIn", answers: () => null },
  requestEmailChange: {
    door: "signedIn",
    input: () => ({ email: `${newId()}@harbour.example`, password: wrong }),
    answers: () => ({ ok: false, field: "password" }),
    refuses: [[{ email: "abc" }, "Email is invalid"]],
  },
  cancelEmailChange: { door: "signedIn", answers: () => undefined },
  confirmEmailChange: { door: "anyone", input: () => ({ tokenHash: "made-up" }), answers: () => ({ ok: false }) },
  changeUserPassword: {
    door: "signedIn",
    input: () => ({ currentPassword: wrong, password: "lantern sea 42" }),
    answers: () => undefined,
    refusedWith: 400,
  },
  getSessions: { door: "signedIn", answers: () => [{ is_current: true }] },
  endSession: {
    door: "signedIn",
    input: () => ({ sessionId: newId() }),
    answers: () => undefined,
    refusedWith: 404,
    refuses: [[{ sessionId: "mine" }, "Session ID is invalid"]],
  },
  endOtherSessions: { door: "signedIn", answers: () => undefined },
  getSecondFactors: { door: "signedIn", answers: () => ({ two_factor: false, passkeys: [] }) },
  beginTwoFactor: { door: "signedIn", input: () => ({ password: wrong }), answers: () => undefined, refusedWith: 400 },
  confirmTwoFactor: { door: "signedIn", input: () => ({ code: "123456" }), answers: () => undefined, refusedWith: 409 },
  turnTwoFactorOff: { door: "signedIn", input: () => ({ password: wrong }), answers: () => undefined, refusedWith: 400 },
  renewBackupCodes: { door: "signedIn", input: () => ({ password: wrong }), answers: () => undefined, refusedWith: 409 },
  signInWithCode: {
    door: "anyone",
    input: () => ({ code: "123456", kind: "app", trustDevice: false }),
    answers: () => ({ ok: false, reason: "expired" }),
    refuses: [[{ code: " " }, "Code is required"]],
  },
  beginPasskey: { door: "signedIn", answers: () => ({}), holds: (result) => typeof result === "string" },
  addPasskey: {
    door: "signedIn",
    input: () => ({ name: "Laptop", response: { id: "made-up" } }),
    answers: () => undefined,
    refusedWith: 422,
    refuses: [[{ name: "" }, "Name is required"]],
  },
  removePasskey: {
    door: "signedIn",
    input: () => ({ passkeyId: newId() }),
    answers: () => undefined,
    refusedWith: 404,
    refuses: [[{ passkeyId: "mine" }, "Passkey ID is invalid"]],
  },
  beginPasskeySignIn: { door: "anyone", answers: () => ({}), holds: (result) => typeof result === "string" },
  signInWithPasskey: {
    door: "anyone",
    input: () => ({ response: { id: "made-up" } }),
    answers: () => ({ ok: false, reason: "unknown-passkey" }),
  },
  deleteUserAccount: { door: "signedIn", input: () => ({ password: wrong }), answers: () => undefined, refusedWith: 400 },
};
