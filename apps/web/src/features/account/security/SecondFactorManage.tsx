import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Button, Dialog, toast } from '../../../ui/index.ts'
import { copy } from './dialogs-copy.ts'
import { Refused } from './InView.tsx'
import { ProofField } from './ProofField.tsx'
import { proofOf, prove } from './prove.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import {
  isStepOff,
  mainFactors,
  makeRecoveryCodes,
  removeFactor,
  type StepDialogProps,
} from './second-step.ts'

export default function SecondFactorManage({ user, onOpenChange }: StepDialogProps) {
  const { client } = useBackend()
  const [owner] = useState(user)
  const [typed, setTyped] = useState('')
  const { run: attempt, busy, problem } = useAttempt()
  const [codes, setCodes] = useState<string[] | null>(null)
  const run = (work: () => Promise<string | null>) => () => attempt(work).then(() => setTyped(''))
  const renew = run(async () => {
    const refused = await prove(client, owner, typed)
    if (refused !== null) return refused
    const newCodes = await makeRecoveryCodes(client)
    setCodes(newCodes)
    return newCodes === null ? copy.notMade : null
  })
  const factors = mainFactors(owner)
  const remove = (id: string, name: string) =>
    run(async () => {
      const refused = await removeFactor(client, owner, typed, id)
      if (refused !== null) return refused
      if (await isStepOff(client)) toast.success(copy.stepOff, { description: copy.passwordAlone })
      else toast.success(copy.removed(name), { description: copy.stillOn })
      onOpenChange(false)
      return null
    })
  return (
    <Dialog onOpenChange={onOpenChange} open title={copy.manage}>
      <div className="flex flex-col gap-4">
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <>
            <CodesLeft userId={owner.id} />
            <ProofField kind={proofOf(owner)} onChange={setTyped} value={typed} />
          </>
        )}
        <Refused reason={problem} title={copy.notChanged} />
        {codes ? (
          <Button onClick={() => onOpenChange(false)}>{copy.done}</Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button loading={busy} onClick={renew} variant="secondary">
              {copy.newCodes}
            </Button>
            {factors.map(({ id, friendly_name: name = copy.unnamed }) => (
              <Button key={id} loading={busy} onClick={remove(id, name)} variant="danger">
                {factors.length > 1 ? copy.remove(name) : copy.turnOff}
              </Button>
            ))}
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
      if (error?.code === 'mfa_factor_not_found') return 0
      if (error) throw error
      if (!Number.isInteger(data.remaining)) throw new Error('The answer holds no number of codes')
      return data.remaining
    },
    gcTime: 0,
  })
  if (status.isError) return <p>{copy.notCounted}</p>
  if (status.data === undefined) return <p role="status">{copy.counting}</p>
  return <p>{copy.codesLeft(status.data)}</p>
}
