import { useBackend } from '../../backend/connection/backend.tsx'
import { appleIdTokenRequest } from '../../platform/app/apple.ts'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { toast } from '../../ui/index.ts'
import { signInWithApple } from './apple.ts'
import { copy } from './copy.ts'
import { ProviderButton } from './ProviderButton.tsx'

/** In the Android app the redirect would end in the phone's browser. */
export const isAppleOffered = () => !isNativeApp() || appleIdTokenRequest() !== null

/** A redirect, or in the iOS app the phone's own dialog. */
export function AppleButton() {
  const { client, config } = useBackend()
  if (!isAppleOffered()) return null
  const requestIdToken = appleIdTokenRequest()
  const press = async () => {
    await signInWithApple(client, window.location.origin, requestIdToken)
    if (requestIdToken) toast.success(copy.welcome)
  }
  return (
    <ProviderButton
      mark={<path d="m6.5 14 3.5-8 3.5 8M7.8 11h4.4" strokeLinecap="round" strokeLinejoin="round" />}
      isSetUp={config.appleEnabled === true}
      onPress={press}
      provider={copy.apple}
    />
  )
}
