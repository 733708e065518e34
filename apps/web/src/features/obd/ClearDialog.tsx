import type { ErasedId } from '@tappet/obd'
import { CLEAR_REFUSALS, ERASED } from '@tappet/obd'
import { useState } from 'react'
import { Alert, Button, Checkbox, DemoBadge, Dialog, Skeleton } from '../../ui/index.ts'
import type { ObdController } from './controller.ts'
import type { Clearing, ObdState } from './state.ts'

const ALL_POINTS: readonly ErasedId[] = ERASED.map(({ id }) => id)

/** Confirms a clear: what it erases, that the report is saved, and that the engine is off. */
export function ClearDialog({ obd, state }: { obd: ObdController; state: ObdState }) {
  const { clearing, activity } = state
  const busy = activity === 'saving' || activity === 'clearing'
  return (
    <Dialog
      description="Clearing repairs nothing. It erases what a mechanic would want to see:"
      onOpenChange={(open) => {
        if (!open && !busy) obd.leaveClearing()
      }}
      open={clearing !== null}
      title="Clear trouble codes?"
    >
      {clearing ? (
        <Asking clearing={clearing} key={String(clearing.step === 'saving')} obd={obd} state={state} />
      ) : null}
    </Dialog>
  )
}

type AskingProps = { obd: ObdController; state: ObdState; clearing: Clearing }

function Asking({ obd, state, clearing }: AskingProps) {
  const [read, setRead] = useState(false)
  const [engineOff, setEngineOff] = useState(false)
  const working = state.activity === 'clearing'
  const mayClear = read && engineOff && clearing.step !== 'saving' && clearing.step !== 'notSaved'
  return (
    <div className="flex flex-col gap-4 pb-5">
      <ul className="list-disc space-y-2 pl-5">
        {ERASED.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
      <Saving clearing={clearing} demo={state.demo} />
      <Refusal clearing={clearing} />
      {clearing.step === 'notSaved' ? null : (
        <div>
          <Checkbox
            checked={read}
            disabled={working}
            label="I have read what clearing erases."
            onChange={(event) => setRead(event.target.checked)}
          />
          <Checkbox
            checked={engineOff}
            disabled={working}
            hint="The car is asked as well, where it tells its engine speed."
            label="The ignition is on and the engine is off."
            onChange={(event) => setEngineOff(event.target.checked)}
          />
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={working} onClick={obd.leaveClearing} variant="secondary">
          Keep Codes
        </Button>
        {clearing.step === 'notSaved' ? (
          <Button onClick={() => void obd.prepareClear()}>Try Again</Button>
        ) : (
          <Button
            disabled={!mayClear}
            loading={working}
            onClick={() => void clearWith(obd, engineOff)}
            variant="danger"
          >
            Clear Codes
          </Button>
        )}
      </div>
    </div>
  )
}

// The proof of saving belongs to one try: after a refusal the next one reads and saves again.
async function clearWith(obd: ObdController, engineOff: boolean): Promise<void> {
  await obd.clear(ALL_POINTS, engineOff)
}

function Saving({ clearing, demo }: { clearing: Clearing; demo: boolean }) {
  if (clearing.step === 'saving') {
    return (
      <div role="status">
        <p className="text-muted">Saving codes, freeze frame and readiness first…</p>
        <Skeleton className="mt-2 h-10" />
      </div>
    )
  }
  if (clearing.step === 'notSaved') {
    return (
      <Alert live title="Not saved, so not cleared" tone="soon">
        {clearing.why} Nothing was erased. Check the adapter, and try again.
      </Alert>
    )
  }
  return (
    <Alert action={demo ? <DemoBadge /> : undefined} title="Saved first" tone="safe">
      Codes, freeze frame and readiness are kept on this device, under “
      {demo ? 'Saved from the demo' : 'Saved before clearing'}”.
    </Alert>
  )
}

function Refusal({ clearing }: { clearing: Clearing }) {
  if (clearing.step !== 'refused') return null
  const { words, advice } = CLEAR_REFUSALS[clearing.reason]
  return (
    <Alert live title={words} tone="now">
      {advice}
    </Alert>
  )
}
