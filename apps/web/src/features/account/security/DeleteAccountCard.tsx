import type { User } from '@supabase/supabase-js'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Alert, Button, Card, CardBody, CardHeader, ConfirmDialog, toast } from '../../../ui/index.ts'
import { ExportButton } from '../data/DataCard.tsx'
import { copy } from './copy.ts'
import { ProofField } from './ProofField.tsx'
import { proofOf, prove } from './prove.ts'

export function DeleteAccountCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const [proof, setProof] = useState('')
  const { busy, problem, remove } = useDeleteAccount(user)
  return (
    <Card>
      <CardHeader description={copy.removes} title={copy.remove} />
      <CardBody>
        <Button icon={<Trash2 />} onClick={() => setOpen(true)} variant="danger">
          {copy.removeNow}
        </Button>
        <ConfirmDialog
          confirmLabel={copy.removeConfirm}
          description={copy.removeMeans}
          loading={busy}
          onConfirm={() => remove(proof)}
          onOpenChange={setOpen}
          open={open}
          title={copy.removeAsk}
          tone="danger"
        >
          <div className="flex flex-col gap-4">
            <div>
              <p className="mb-2">{copy.exportFirst}</p>
              <ExportButton user={user} />
            </div>
            <ProofField kind={proofOf(user)} onChange={setProof} value={proof} />
            {problem ? (
              <Alert
                live
                title={problem === copy.deletionUnknown ? copy.notConfirmed : copy.notDeleted}
                tone="now"
              >
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
  const { run, busy, problem } = useAttempt()
  const remove = (typed: string) =>
    run(async () => {
      const refused = await prove(client, user, typed)
      if (refused !== null) return copy.nothingDeleted(refused)
      const { error, response } = await client.functions.invoke('delete-account', { method: 'POST' })
      if (error) return response?.status === 403 ? copy.signInAgain : copy.deletionUnknown
      await client.auth.signOut({ scope: 'local' })
      toast.success(copy.deleted)
      navigate('/auth')
      return null
    })
  return { busy, problem, remove }
}
