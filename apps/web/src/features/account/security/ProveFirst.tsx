import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { Alert, ConfirmDialog } from '../../../ui/index.ts'
import { ProofField } from './ProofField.tsx'
import { proofOf, prove } from './prove.ts'

const SIGN_IN = 'Sign out, sign in again, and export within 15 minutes.'

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
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const kind = proofOf(user)
  const confirm = async () => {
    setBusy(true)
    const refused = kind === 'sign-in' ? SIGN_IN : await prove(client, user, typed)
    setBusy(false)
    setProblem(refused)
    if (refused === null) onProven()
  }
  return (
    <ConfirmDialog
      confirmLabel="Export"
      description="The export holds everything. This sign-in is older than 15 minutes, so show that it is you."
      loading={busy}
      onConfirm={confirm}
      onOpenChange={onOpenChange}
      open
      title="Export your data?"
    >
      <ProofField kind={kind} onChange={setTyped} value={typed} />
      {problem ? (
        <Alert live title="Nothing was exported" tone="now">
          {problem}
        </Alert>
      ) : null}
    </ConfirmDialog>
  )
}
