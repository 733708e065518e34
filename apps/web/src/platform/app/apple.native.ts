import { SocialLogin } from '@capgo/capacitor-social-login'

/** `name` is empty at every sign-in but the first; `token` is null when Apple gave none. */
export type AppleIdToken = { token: string | null; name: string }

let prepared = false

/**
 * Opens the phone's own Apple dialog.
 *
 * @param nonceHash SHA-256 in hex, carried in the token as it is
 * @returns the id token, and the name that Apple gives at the first sign-in alone
 * @throws when the driver closed the dialog
 */
export async function requestIdToken(nonceHash: string): Promise<AppleIdToken> {
  if (!prepared) {
    // Without a redirect address the phone's own dialog is asked, and no page.
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
