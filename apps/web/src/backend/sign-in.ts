import { createContext, use } from 'react'

/** Asking a visitor to sign in where they are, without leaving the page. */
export type SignIn = {
  /** Opens the dialog; `reason` says in one sentence why, e.g. "Sign in to keep your diagnoses." */
  open: (reason?: string) => void
}

export const SignInContext = createContext<SignIn | null>(null)

/** Lets any feature ask for a sign-in; the dialog itself belongs to the auth feature. */
export function useSignIn(): SignIn {
  const signIn = use(SignInContext)
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it')
  return signIn
}
