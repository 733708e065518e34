import { useState } from 'react'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { useAttempt } from '../../../platform/runtime/use-attempt.ts'
import { Button, Dialog, TextField } from '../../../ui/index.ts'
import { copy } from './dialogs-copy.ts'
import { InView, Refused } from './InView.tsx'
import { ProofField } from './ProofField.tsx'
import { proofOf } from './prove.ts'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import {
  beginSetup,
  confirmSetup,
  firstRecoveryCodes,
  type Setup,
  type StepDialogProps,
} from './second-step.ts'

type Step = { at: 'proof' } | { at: 'scan'; setup: Setup } | { at: 'done'; codes: string[] | 'kept' | null }

export default function SecondFactorSetup({ user, onOpenChange }: StepDialogProps) {
  const { client } = useBackend()
  // Proving and confirming make a new user.
  const [owner] = useState(user)
  const [step, setStep] = useState<Step>({ at: 'proof' })
  const [typed, setTyped] = useState('')
  const { run: attempt, busy, problem } = useAttempt()
  const run = (work: () => Promise<Step | string>) => () =>
    attempt(async () => {
      const next = await work()
      if (typeof next === 'string') return next
      setStep(next)
      setTyped('')
      return null
    })
  const begin = run(async () => {
    const setup = await beginSetup(client, owner, typed)
    return typeof setup === 'string' ? setup : { at: 'scan', setup }
  })
  const confirm = (setup: Setup) =>
    run(async () => {
      const refused = await confirmSetup(client, setup, typed)
      return refused ?? { at: 'done', codes: await firstRecoveryCodes(client, owner) }
    })
  return (
    <Dialog onOpenChange={onOpenChange} open title={copy.app}>
      <div className="flex flex-col gap-4">
        {step.at === 'proof' ? (
          <>
            <p>{copy.appNeeded}</p>
            <ProofField kind={proofOf(owner)} onChange={setTyped} value={typed} />
          </>
        ) : null}
        {step.at === 'scan' ? <Scan onType={setTyped} setup={step.setup} typed={typed} /> : null}
        {step.at === 'done' ? <RecoveryCodes codes={step.codes} /> : null}
        <Refused reason={problem} title={copy.notOn} />
        {step.at === 'done' ? (
          <Button onClick={() => onOpenChange(false)}>{copy.done}</Button>
        ) : (
          <Button loading={busy} onClick={step.at === 'proof' ? begin : confirm(step.setup)}>
            {step.at === 'proof' ? copy.next : copy.turnOn}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Scan({ setup, typed, onType }: { setup: Setup; typed: string; onType: (code: string) => void }) {
  return (
    <InView block="start">
      <p>{copy.scan}</p>
      <img alt={copy.qrCode} className="size-48 self-center rounded-control bg-white" src={setup.qrCode} />
      <p>
        {copy.typeKey}{' '}
        <code className="font-mono select-all" data-testid="totp-secret">
          {setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </p>
      <TextField
        autoComplete="one-time-code"
        hint={copy.appHint}
        inputMode="numeric"
        label={copy.code}
        onChange={({ target }) => onType(target.value)}
        value={typed}
      />
    </InView>
  )
}
