import { Car } from 'lucide-react'
import { useBackend } from '../../backend/connection/backend.tsx'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { DEMO_FAILED_TITLE, demoFailureMessage, startDemo } from './demo.ts'

export function DemoButton({ onStarted }: { onStarted?: () => void }) {
  const { client, config } = useBackend()
  const [press, busy] = useOneAtATime(async () => {
    try {
      await startDemo(client)
      onStarted?.()
    } catch (error) {
      toast.error(DEMO_FAILED_TITLE, { description: demoFailureMessage(error) })
    }
  })
  if (!config.demoEnabled) return null
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-5">
      <Button fullWidth icon={<Car />} loading={busy} onClick={press} variant="secondary">
        {copy.demo}
      </Button>
      <p className="text-sm text-muted">{copy.demoIs}</p>
    </div>
  )
}
