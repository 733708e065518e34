import type { User } from '@supabase/supabase-js'
import { FRESH_SIGN_IN_MINUTES } from '@tappet/wire'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { Alert, Button, Card, CardBody, CardHeader, ConfirmDialog, toast } from '../../../ui/index.ts'
import { ExportButton } from '../data/DataCard.tsx'
import { ProofField } from './ProofField.tsx'
import { proofOf, prove } from './prove.ts'

const FAILED =
  'The server did not confirm the deletion. Look again before you count on it, or write to support.'
const STALE = `Sign out, sign in again, and delete the account within ${FRESH_SIGN_IN_MINUTES} minutes. Nothing was deleted.`

export function DeleteAccountCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const [proof, setProof] = useState('')
  const { busy, problem, remove } = useDeleteAccount(user)
  return (
    <Card>
      <CardHeader
        description="Deletes your log, receipts, reminders, diagnoses, devices and calendar links."
        title="Delete the account"
      />
      <CardBody>
        <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setOpen(true)} variant="danger">
          Delete my account now
        </Button>
        <ConfirmDialog
          confirmLabel="Delete everything"
          description="You can’t undo this. What is only on this device, such as OBD scans, stays on it."
          loading={busy}
          onConfirm={() => remove(proof)}
          onOpenChange={setOpen}
          open={open}
          title="Delete this account?"
          tone="danger"
        >
          <div className="flex flex-col gap-4">
            <div>
              <p className="mb-2">Take your data out first:</p>
              <ExportButton user={user} />
            </div>
            <ProofField kind={proofOf(user)} onChange={setProof} value={proof} />
            {problem ? (
              <Alert live title={problem === FAILED ? 'Not confirmed' : 'Not deleted'} tone="now">
                {problem}
              </Alert>
            ) : null}
          </div>
        </ConfirmDialog>
      </CardBody>
    </Card>
  )
}

function useDeleteAccount(user: User) {
  const { client } = useBackend()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async (typed: string) => {
    setBusy(true)
    setProblem(null)
    try {
      const refused = await prove(client, user, typed)
      if (refused !== null) return setProblem(`${refused} Nothing was deleted.`)
      const { error, response } = await client.functions.invoke('delete-account', { method: 'POST' })
      if (error) return setProblem(response?.status === 403 ? STALE : FAILED)
      await client.auth.signOut({ scope: 'local' })
      toast.success('Your account is deleted')
      navigate('/auth')
    } finally {
      setBusy(false)
    }
  }
  return { busy, problem, remove }
}
