import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { queue } from '../../offline/instance.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { Button, ConfirmDialog, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'

/** Asks first where the server does not have everything yet. */
export function SignOutButton() {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const { entries } = useStore(queue)
  // No change that a driver made.
  const unsent = entries.filter(({ kind }) => kind !== 'log.forget-receipt').length
  const signOut = async () => {
    setAsking(false)
    setBusy(true)
    try {
      const { error } = await client.auth.signOut()
      if (error) throw error
      navigate('/auth')
    } catch {
      toast.error(copy.signOutFailed, { description: copy.signOutProblem })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        fullWidth
        icon={<LogOut aria-hidden="true" />}
        loading={busy}
        onClick={() => (unsent > 0 ? setAsking(true) : void signOut())}
        variant="secondary"
      >
        {copy.signOut}
      </Button>
      <ConfirmDialog
        confirmLabel={copy.signOutAnyway}
        description={copy.notSentMeans}
        onConfirm={() => void signOut()}
        onOpenChange={setAsking}
        open={asking}
        title={copy.notSent(unsent)}
      />
    </>
  )
}
