import { useNavigate } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { dataOf } from '../../backend/connection/data-of.ts'
import { failedWrite } from '../../backend/connection/failed-write.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { toast } from '../../ui/index.ts'

export function useRemoveDemo(): { busy: boolean; remove: () => Promise<void> } {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [remove, busy] = useOneAtATime(async () => {
    try {
      await dataOf(client.functions.invoke('demo', { method: 'DELETE' }))
      // The account is gone: only this device's session is left.
      await client.auth.signOut({ scope: 'local' })
      toast.success('Demo removed', { description: 'Its car, its records and its account are deleted.' })
      navigate('/login', { replace: true })
    } catch (error) {
      toast.error(...failedWrite(error, 'removed'))
    }
  })
  return { busy, remove }
}
