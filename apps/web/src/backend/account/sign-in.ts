import { createContext, use } from 'react'

export type SignIn = {
  /** `reason`: "Sign in to keep your diagnoses." */
  open: (reason?: string) => void
}

export const SignInContext = createContext<SignIn | null>(null)

export function useSignIn(): SignIn {
  const signIn = use(SignInContext)
  if (!signIn) throw new Error('useSignIn needs a SignInProvider above it')
  return signIn
}
