import { createContext, use } from 'react'

/** A sign-in dialog over the current page. */
export type SignIn = {
  /** Opens the dialog; `reason` says in one sentence why, e.g. "Sign in to keep your diagnoses." */
  open: (reason?: string) => void
}

export const SignInContext = createContext<SignIn | null>(null)

/** Lets any feature ask for a sign-in; the auth feature has the dialog. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext)
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it')
  return signIn
}
