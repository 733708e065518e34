import { SocialLogin } from '@capgo/capacitor-social-login'

/** `name` is empty at every sign-in but the first. */
export type AppleIdToken = { token: string | null; name: string }

let prepared = false

/**
 * @param nonceHash SHA-256 in hex, carried in the token
 * @throws when the driver closed the dialog
 */
export async function requestIdToken(nonceHash: string): Promise<AppleIdToken> {
  if (!prepared) {
    // Without it the phone's own dialog is asked, and no page.
    await SocialLogin.initialize({ apple: { redirectUrl: '' } })
    prepared = true
  }
  const { result } = await SocialLogin.login({
    provider: 'apple',
    options: { scopes: ['name', 'email'], nonce: nonceHash },
  })
  const { givenName, familyName } = result.profile
  return { token: result.idToken, name: [givenName, familyName].filter(Boolean).join(' ') }
}
