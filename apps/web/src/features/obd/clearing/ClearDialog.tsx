import type { ErasedId, Snapshot, SnapshotPiece } from '@tappet/obd'
import { CLEAR_REFUSALS, ERASED, missingPieces } from '@tappet/obd'
import { useState } from 'react'
import { Alert, Button, Checkbox, DemoBadge, Dialog, Skeleton } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { PIECE_NAMES, unitName } from '../copy.ts'
import { Missing } from '../results/Missing.tsx'
import { codesOf } from '../saved/report.ts'
import type { Clearing, ObdState } from '../state.ts'

const ALL_POINTS: readonly ErasedId[] = ERASED.map(({ id }) => id)

/** The driver also confirms that the engine is off. */
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
  const [givenUp, setGivenUp] = useState<readonly SnapshotPiece[]>([])
  const working = state.activity === 'clearing'
  const snapshot = 'snapshot' in clearing ? clearing.snapshot : null
  const lost = snapshot === null ? [] : missingPieces(snapshot).map(({ piece }) => piece)
  const mayClear = read && engineOff && snapshot !== null && lost.every((piece) => givenUp.includes(piece))
  const giveUp = (piece: SnapshotPiece, given: boolean) =>
    setGivenUp(given ? [...givenUp, piece] : givenUp.filter((other) => other !== piece))
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
          {lost.map((piece) => (
            <Checkbox
              checked={givenUp.includes(piece)}
              disabled={working}
              key={piece}
              label={GIVE_UP[piece]}
              onChange={(event) => giveUp(piece, event.target.checked)}
            />
          ))}
          <Checkbox
            checked={read}
            disabled={working}
            label="I have read what clearing erases."
            onChange={(event) => setRead(event.target.checked)}
          />
          <Checkbox
            checked={engineOff}
            disabled={working}
            hint="We ask the car too: it has to stand with its engine off."
            label="The ignition is on and the engine is off."
            onChange={(event) => setEngineOff(event.target.checked)}
          />
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={working} onClick={obd.leaveClearing} variant="secondary">
          Keep Codes
        </Button>
        {clearing.step === 'notSaved' || lost.length > 0 ? (
          <Button
            disabled={working}
            onClick={() => void obd.prepareClear()}
            variant={lost.length > 0 ? 'secondary' : 'primary'}
          >
            {lost.length > 0 ? 'Read Again' : 'Try Again'}
          </Button>
        ) : null}
        {clearing.step === 'notSaved' ? null : (
          <Button
            disabled={!mayClear}
            loading={working}
            onClick={() => void obd.clear(ALL_POINTS, givenUp, engineOff)}
            variant="danger"
          >
            Clear Codes
          </Button>
        )}
      </div>
    </div>
  )
}

const GIVE_UP: Record<SnapshotPiece, string> = {
  pending: 'Pending codes that could not be read may be lost.',
  freezeFrames: 'The freeze frame may be lost.',
  readiness: 'The state of the tests may be lost.',
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
        {clearing.gaps.length > 0 ? <Missing gaps={clearing.gaps} /> : null}
      </Alert>
    )
  }
  const lost = missingPieces(clearing.snapshot)
  return (
    <>
      <Alert action={demo ? <DemoBadge /> : undefined} title="Saved first" tone="safe">
        {savedWords(clearing.snapshot)} Kept on this device, under “
        {demo ? 'Saved from the demo' : 'Saved before clearing'}”.
      </Alert>
      {lost.map(({ piece, gaps }) => (
        <Alert key={piece} title={`Not saved: ${PIECE_NAMES[piece].toLowerCase()}`} tone="soon">
          What the car holds there is not known, and clearing would erase it.
          <Missing gaps={gaps} />
        </Alert>
      ))}
    </>
  )
}

// From what was written, so that it can name nothing else.
function savedWords({ codes, freezeFrames, readiness, vin }: Snapshot): string {
  const found = codesOf(codes)
  const frames = freezeFrames.kind === 'failed' ? [] : freezeFrames.value
  const units = readiness.kind === 'failed' ? [] : readiness.value
  const parts = [
    found.length > 0 ? `Codes ${found.join(', ')}` : 'That there are no codes',
    ...frames.map(({ code, ecu }) => `the freeze frame of ${code} (${unitName(ecu).toLowerCase()})`),
    units.length > 0 ? `the tests of ${units.length === 1 ? 'one unit' : `${units.length} units`}` : null,
    vin.kind !== 'failed' && vin.value !== null ? 'the VIN' : null,
  ].filter((part) => part !== null)
  return `${parts.join('; ')}.`
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
