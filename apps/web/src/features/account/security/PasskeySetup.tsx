import type { User } from '@supabase/supabase-js'
import { useState } from 'react'
import { NO_PASSKEY, NOT_OFFERED, passkeysOf } from '../../../backend/account/passkeys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { hasPasskeys } from '../../../platform/app/passkey.ts'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Alert, Button, Dialog, TextField } from '../../../ui/index.ts'
import { copy } from './dialogs-copy.ts'
import { Refused } from './InView.tsx'
import { ProofField } from './ProofField.tsx'
import { proofOf } from './prove.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { firstRecoveryCodes, type StepDialogProps, setUpPasskey } from './second-step.ts'

/** Nothing is on before the server took it. */
export default function PasskeySetup({ user, onOpenChange }: StepDialogProps) {
  const { client } = useBackend()
  // As it was when the dialog opened: proving and adding make a new one.
  const [owner] = useState(user)
  const [name, setName] = useState(() => freeName(user))
  const [typed, setTyped] = useState('')
  const { run, busy, problem } = useAttempt()
  const [done, setDone] = useState<{ codes: string[] | 'kept' | null } | null>(null)
  // Asking again would not help.
  const isOver = done !== null || !hasPasskeys() || problem === NOT_OFFERED
  const add = () =>
    run(async () => {
      const refused = await setUpPasskey(client, owner, typed, name)
      if (refused === null) setDone({ codes: await firstRecoveryCodes(client, owner) })
      return refused
    })
  return (
    <Dialog onOpenChange={onOpenChange} open title={copy.passkey}>
      <div className="flex flex-col gap-4">
        {done ? <RecoveryCodes codes={done.codes} /> : null}
        {hasPasskeys() ? null : (
          <Alert title={copy.noPasskeys} tone="soon">
            {NO_PASSKEY.none_here}
          </Alert>
        )}
        {isOver ? null : (
          <>
            <p>{copy.passkeyIs}</p>
            <TextField
              label={copy.name}
              maxLength={100}
              onChange={({ target }) => setName(target.value)}
              value={name}
            />
            <ProofField kind={proofOf(owner)} onChange={setTyped} value={typed} />
          </>
        )}
        <Refused reason={problem} title={copy.noneAdded} />
        {isOver ? (
          <Button onClick={() => onOpenChange(false)}>{copy.done}</Button>
        ) : (
          <Button loading={busy} onClick={add}>
            {copy.next}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function freeName(user: User): string {
  const names = passkeysOf(user).map(({ friendly_name }) => friendly_name)
  for (let number = 2; ; number++) {
    const name =
      number === 2 && !names.includes(copy.passkeyName) ? copy.passkeyName : `${copy.passkeyName} ${number}`
    if (!names.includes(name)) return name
  }
}
