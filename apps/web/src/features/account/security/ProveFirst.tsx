import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Alert, ConfirmDialog } from '../../../ui/index.ts'
import { copy } from './dialogs-copy.ts'
import { ProofField } from './ProofField.tsx'
import { proofOf, prove } from './prove.ts'

export default function ProveFirst({
  user,
  onProven,
  onOpenChange,
}: {
  user: User
  onProven: () => void
  onOpenChange: (open: boolean) => void
}) {
  const { client } = useBackend()
  const [typed, setTyped] = useState('')
  const { run, busy, problem } = useAttempt()
  const kind = proofOf(user)
  const confirm = () =>
    run(async () => {
      const refused = kind === 'sign-in' ? copy.exportSignIn : await prove(client, user, typed)
      if (refused === null) onProven()
      return refused
    })
  return (
    <ConfirmDialog
      confirmLabel={copy.exportConfirm}
      description={copy.exportWhy}
      loading={busy}
      onConfirm={confirm}
      onOpenChange={onOpenChange}
      open
      title={copy.exportAsk}
    >
      <ProofField kind={kind} onChange={setTyped} value={typed} />
      {problem ? (
        <Alert live title={copy.nothingExported} tone="now">
          {problem}
        </Alert>
      ) : null}
    </ConfirmDialog>
  )
}
