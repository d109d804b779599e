/** To who comes with a link that was used, withdrawn, replaced, is too old or never was. */
export const deadInvitation = "This invitation does not work any more. Ask the owner of the workspace to send another.";

/** To who would make an account for an address that has one. */
export const hasAccount = "This address has an account. Sign in with it to accept.";
