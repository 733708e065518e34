import { useBackend } from '../../backend/backend.tsx'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { signInWithApple } from './apple.ts'
import { APPLE_NOT_SET_UP } from './copy.ts'
import { ProviderButton } from './ProviderButton.tsx'

/** "Continue with Apple". The phone apps have none: the redirect would end in the phone's browser, outside the app. */
export function AppleButton() {
  const { client, config } = useBackend()
  if (isNativeApp()) return null
  return (
    <ProviderButton
      mark={<path d="m6.5 14 3.5-8 3.5 8M7.8 11h4.4" strokeLinecap="round" strokeLinejoin="round" />}
      missing={config.appleEnabled ? null : APPLE_NOT_SET_UP}
      onPress={() => signInWithApple(client, window.location.origin)}
      provider="Apple"
    />
  )
}
