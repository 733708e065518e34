import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../backend/connection/backend.tsx'
import { useUnsent } from '../../offline/unsent.ts'
import { useOneAtATime } from '../../platform/runtime/use-one-at-a-time.ts'
import { Button, ConfirmDialog, toast } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function SignOutButton() {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const unsent = useUnsent()
  const [signOut, busy] = useOneAtATime(async () => {
    setAsking(false)
    const { error } = await client.auth.signOut().catch((error: unknown) => ({ error }))
    if (error) toast.error(copy.signOutFailed, { description: copy.signOutProblem })
    else navigate('/auth')
  })
  return (
    <>
      <Button
        fullWidth
        icon={<LogOut />}
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
