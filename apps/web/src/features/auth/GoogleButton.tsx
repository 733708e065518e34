import { useBackend } from '../../backend/connection/backend.tsx'
import { googleIdTokenRequest } from '../../platform/app/google.ts'
import { toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { signInWithGoogle } from './google.ts'
import { ProviderButton } from './ProviderButton.tsx'

export function GoogleButton() {
  const { client, config } = useBackend()
  const press = async () => {
    const requestIdToken = googleIdTokenRequest(config.googleClientId)
    await signInWithGoogle(client, window.location.origin, requestIdToken)
    if (requestIdToken) toast.success(copy.welcome)
  }
  return (
    <ProviderButton
      mark={<path d="M13.4 7.6A4 4 0 1 0 14 10h-3.6" strokeLinecap="round" strokeLinejoin="round" />}
      isSetUp={config.googleEnabled}
      onPress={press}
      provider={copy.google}
    />
  )
}
