import { useConnection } from '../backend/connection/backend.tsx'
import { useOnline } from '../platform/app/network.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'

export function StartupNotice() {
  const { state, retry } = useConnection()
  const online = useOnline()
  if (state !== 'failed') return null
  return (
    <Page>
      <ErrorState
        action={<Button onClick={retry}>Try again</Button>}
        kept="Nothing in your account was read or changed."
        title="Tappet cannot reach its server"
        what={
          online
            ? 'It did not answer, or gave an answer that makes no sense here. Signing in and everything in your account have to wait.'
            : 'This device is offline. Signing in and everything in your account have to wait for a network.'
        }
      />
    </Page>
  )
}
