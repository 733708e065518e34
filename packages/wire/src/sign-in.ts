/** How long a sign-in proves who is there. */
export const FRESH_SIGN_IN_MINUTES = 15
