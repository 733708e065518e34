import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBackend } from '../../../backend/backend.tsx'
import { queryKeys } from '../../../backend/query-keys.ts'
import { Alert, Button, Dialog, toast } from '../../../ui/index.ts'
import { ProofField } from './ProofField.tsx'
import { prove } from './prove.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { makeRecoveryCodes, turnOff } from './second-step.ts'

/** New recovery codes, or no second step any more: each for a code. */
export default function SecondFactorManage({
  user,
  onOpenChange,
}: {
  user: User
  onOpenChange: (open: boolean) => void
}) {
  const { client } = useBackend()
  const [owner] = useState(user)
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const run = (work: () => Promise<string | null>) => async () => {
    setBusy(true)
    setProblem(await work())
    setBusy(false)
    setTyped('')
  }
  const renew = run(async () => {
    const refused = await prove(client, owner, typed)
    if (refused !== null) return refused
    const made = await makeRecoveryCodes(client)
    setCodes(made)
    return made === null ? 'No recovery codes were made. The earlier ones may still work.' : null
  })
  const remove = run(async () => {
    const refused = await turnOff(client, owner, typed)
    if (refused !== null) return refused
    toast.success('The second step is off', { description: 'The password alone opens the account now.' })
    onOpenChange(false)
    return null
  })
  return (
    <Dialog onOpenChange={onOpenChange} open title="Change the second step">
      <div className="flex flex-col gap-4">
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <>
            <CodesLeft userId={owner.id} />
            <ProofField kind="code" onChange={setTyped} value={typed} />
          </>
        )}
        {problem ? (
          <Alert live title="Not changed" tone="now">
            {problem}
          </Alert>
        ) : null}
        {codes ? (
          <Button onClick={() => onOpenChange(false)}>Done</Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button loading={busy} onClick={renew} variant="secondary">
              New recovery codes
            </Button>
            <Button loading={busy} onClick={remove} variant="danger">
              Turn off
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function CodesLeft({ userId }: { userId: string }) {
  const { client } = useBackend()
  const status = useQuery({
    queryKey: queryKeys.recoveryCodes(userId),
    queryFn: async () => {
      const { data, error } = await client.auth.mfa.recoveryCodes.getStatus()
      if (error && error.code !== 'mfa_factor_not_found') throw error
      return data?.remaining ?? 0
    },
    gcTime: 0,
  })
  if (status.isError) return <p>How many recovery codes are left could not be read.</p>
  if (status.data === undefined) return <p role="status">Counting the recovery codes…</p>
  return <p>{status.data === 1 ? 'One recovery code is left.' : `${status.data} recovery codes are left.`}</p>
}
