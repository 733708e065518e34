import { SocialLogin } from '@capgo/capacitor-social-login'

let prepared: string | undefined

/**
 * Opens the phone's own Google dialog.
 *
 * @param clientId the web client id of the server: the token's audience
 * @returns the id token; null when Google gave none
 * @throws when the driver closed the dialog, or the phone has no Google account services
 */
export async function requestIdToken(clientId: string): Promise<string | null> {
  if (prepared !== clientId) {
    await SocialLogin.initialize({ google: { webClientId: clientId, iOSServerClientId: clientId } })
    prepared = clientId
  }
  const { result } = await SocialLogin.login({ provider: 'google', options: {} })
  return result.responseType === 'online' ? result.idToken : null
}
