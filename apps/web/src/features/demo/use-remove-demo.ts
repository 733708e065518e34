import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { dataOf } from '../../backend/connection/data-of.ts'
import { failedWrite } from '../../backend/connection/failed-write.ts'
import { toast } from '../../ui/index.ts'

export function useRemoveDemo(): { busy: boolean; remove: () => Promise<void> } {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await dataOf(client.functions.invoke('demo', { method: 'DELETE' }))
      // The account is gone: only this device's session is left.
      await client.auth.signOut({ scope: 'local' })
      toast.success('Demo removed', { description: 'Its car, its records and its account are deleted.' })
      navigate('/login', { replace: true })
    } catch (error) {
      const { title, description } = failedWrite(error, 'removed')
      toast.error(title, { description })
    } finally {
      setBusy(false)
    }
  }
  return { busy, remove }
}
