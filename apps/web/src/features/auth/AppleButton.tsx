import { useBackend } from '../../backend/backend.tsx'
import { appleIdTokenRequest } from '../../platform/app/apple.ts'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { toast } from '../../ui/index.ts'
import { signInWithApple } from './apple.ts'
import { APPLE_NOT_SET_UP, WELCOME } from './copy.ts'
import { ProviderButton } from './ProviderButton.tsx'

/**
 * "Continue with Apple": a redirect, or in the iOS app the phone's own dialog. The Android app has none: the redirect
 * would end in the phone's browser, outside the app.
 */
export function AppleButton() {
  const { client, config } = useBackend()
  const requestIdToken = appleIdTokenRequest()
  if (isNativeApp() && !requestIdToken) return null
  const press = async () => {
    await signInWithApple(client, window.location.origin, requestIdToken)
    if (requestIdToken) toast.success(WELCOME)
  }
  return (
    <ProviderButton
      mark={<path d="m6.5 14 3.5-8 3.5 8M7.8 11h4.4" strokeLinecap="round" strokeLinejoin="round" />}
      missing={config.appleEnabled ? null : APPLE_NOT_SET_UP}
      onPress={press}
      provider="Apple"
    />
  )
}
