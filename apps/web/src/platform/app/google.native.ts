import { SocialLogin } from '@capgo/capacitor-social-login'

let prepared: string | undefined

/**
 * @param clientId the server's web client id: the token's audience
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
