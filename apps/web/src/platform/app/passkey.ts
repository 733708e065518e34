import { isNativeApp } from '../runtime/runtime.ts'

export type PasskeyProblem = 'none_here' | 'cancelled' | 'known' | 'other_address' | 'failed'

/** Only over https or on localhost, and not in a phone app's own view, which is not at the passkey's address. */
export const hasPasskeys = (): boolean =>
  !isNativeApp() &&
  typeof globalThis.PublicKeyCredential === 'function' &&
  typeof globalThis.navigator?.credentials?.create === 'function'

export const makePasskey = (publicKey: PublicKeyCredentialCreationOptions) =>
  asked(() => navigator.credentials.create({ publicKey }))

export const givePasskey = (publicKey: PublicKeyCredentialRequestOptions) =>
  asked(() => navigator.credentials.get({ publicKey }))

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | PasskeyProblem> {
  if (!hasPasskeys()) return 'none_here'
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential : 'failed'
  } catch (error) {
    return PROBLEMS[error instanceof Error ? error.name : ''] ?? 'failed'
  }
}

// WebAuthn level 3, sections 5.1.3 and 5.1.4: a refusal and a timeout have the same name.
const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'other_address',
}
