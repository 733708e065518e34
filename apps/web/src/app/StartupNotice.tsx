import { useConnection } from '../backend/connection/backend.tsx'
import { useOnline } from '../platform/app/network.ts'
import { Button, ErrorState, Page } from '../ui/index.ts'
import * as copy from './copy.ts'

export function StartupNotice() {
  const { state, retry } = useConnection()
  const online = useOnline()
  if (state !== 'failed') return null
  return (
    <Page>
      <ErrorState
        action={<Button onClick={retry}>{copy.tryAgain}</Button>}
        kept={copy.nothingChanged}
        title={copy.unreachable}
        what={online ? copy.noSense : copy.offline}
      />
    </Page>
  )
}
