import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { queue } from '../../offline/instance.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { Button, ConfirmDialog, toast } from '../../ui/index.ts'

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
      toast.error('Error signing out', {
        description: 'There was a problem signing out. Please try again.',
      })
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
        Sign Out
      </Button>
      <ConfirmDialog
        confirmLabel="Sign out anyway"
        description="The server does not have them. They stay on this device alone, and are sent once you sign in here again. If its storage is cleared before that, they are gone."
        onConfirm={() => void signOut()}
        onOpenChange={setAsking}
        open={asking}
        title={unsent === 1 ? '1 change is not sent' : `${unsent} changes are not sent`}
      />
    </>
  )
}
