/** How long a sign-in proves who is there, for changes that could take an account away and for its deletion. */
export const FRESH_SIGN_IN_MINUTES = 15
