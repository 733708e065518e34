import type { ErasedId, Snapshot, SnapshotPiece } from '@tappet/obd'
import { CLEAR_REFUSALS, codesOf, ERASED, missingPieces } from '@tappet/obd'
import { useState } from 'react'
import { Alert, Button, Checkbox, DemoBadge, Dialog, Skeleton } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { PIECE_NAMES, unitName } from '../copy.ts'
import { Missing } from '../results/Missing.tsx'
import type { Clearing, ObdState } from '../state.ts'
import { copy } from './copy.ts'

const ALL_POINTS: readonly ErasedId[] = ERASED.map(({ id }) => id)

/** The driver also confirms that the engine is off. */
export function ClearDialog({ obd, state }: { obd: ObdController; state: ObdState }) {
  const { clearing, activity } = state
  const busy = activity === 'saving' || activity === 'clearing'
  return (
    <Dialog
      description={copy.erasesHint}
      onOpenChange={(open) => {
        if (!open && !busy) obd.leaveClearing()
      }}
      open={clearing !== null}
      title={copy.title}
    >
      {clearing ? (
        <Asking clearing={clearing} key={String(clearing.step === 'saving')} obd={obd} state={state} />
      ) : null}
    </Dialog>
  )
}

type AskingProps = { obd: ObdController; state: ObdState; clearing: Clearing }

function Asking({ obd, state, clearing }: AskingProps) {
  const [hasReadList, setHasReadList] = useState(false)
  const [engineOff, setEngineOff] = useState(false)
  const [givenUp, setGivenUp] = useState<readonly SnapshotPiece[]>([])
  const working = state.activity === 'clearing'
  const snapshot = 'snapshot' in clearing ? clearing.snapshot : null
  const lost = snapshot === null ? [] : missingPieces(snapshot).map(({ piece }) => piece)
  const mayClear =
    hasReadList && engineOff && snapshot !== null && lost.every((piece) => givenUp.includes(piece))
  const giveUp = (piece: SnapshotPiece, isGivenUp: boolean) =>
    setGivenUp(isGivenUp ? [...givenUp, piece] : givenUp.filter((other) => other !== piece))
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
            checked={hasReadList}
            disabled={working}
            label={copy.hasReadList}
            onChange={(event) => setHasReadList(event.target.checked)}
          />
          <Checkbox
            checked={engineOff}
            disabled={working}
            hint={copy.engineIsAsked}
            label={copy.engineIsOff}
            onChange={(event) => setEngineOff(event.target.checked)}
          />
        </div>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button disabled={working} onClick={obd.leaveClearing} variant="secondary">
          {copy.keepCodes}
        </Button>
        {clearing.step === 'notSaved' || lost.length > 0 ? (
          <Button
            disabled={working}
            onClick={() => void obd.prepareClear()}
            variant={lost.length > 0 ? 'secondary' : 'primary'}
          >
            {lost.length > 0 ? copy.readAgain : copy.tryAgain}
          </Button>
        ) : null}
        {clearing.step === 'notSaved' ? null : (
          <Button
            disabled={!mayClear}
            loading={working}
            onClick={() => void obd.clear(ALL_POINTS, givenUp, engineOff)}
            variant="danger"
          >
            {copy.clearCodes}
          </Button>
        )}
      </div>
    </div>
  )
}

const GIVE_UP: Record<SnapshotPiece, string> = {
  pending: copy.losePending,
  freezeFrames: copy.loseFreezeFrame,
  readiness: copy.loseReadiness,
}

function Saving({ clearing, demo }: { clearing: Clearing; demo: boolean }) {
  if (clearing.step === 'saving') {
    return (
      <div role="status">
        <p className="text-muted">{copy.saving}</p>
        <Skeleton className="mt-2 h-10" />
      </div>
    )
  }
  if (clearing.step === 'notSaved') {
    return (
      <Alert live title={copy.notSaved} tone="soon">
        {clearing.why} {copy.nothingErased}
        {clearing.gaps.length > 0 ? <Missing gaps={clearing.gaps} /> : null}
      </Alert>
    )
  }
  const lost = missingPieces(clearing.snapshot)
  return (
    <>
      <Alert action={demo ? <DemoBadge /> : undefined} title={copy.savedFirst} tone="safe">
        {copy.savedWhere(savedParts(clearing.snapshot), demo ? copy.listOfDemo : copy.listOfClears)}
      </Alert>
      {lost.map(({ piece, gaps }) => (
        <Alert key={piece} title={copy.pieceNotSaved(PIECE_NAMES[piece])} tone="soon">
          {copy.pieceNotKnown}
          <Missing gaps={gaps} />
        </Alert>
      ))}
    </>
  )
}

// From what was written, so that it can name nothing else.
function savedParts({ codes, freezeFrames, readiness, vin }: Snapshot): string[] {
  const codesSaved = codesOf(codes)
  const frames = freezeFrames.kind === 'failed' ? [] : freezeFrames.value
  const units = readiness.kind === 'failed' ? [] : readiness.value
  return [
    codesSaved.length > 0 ? copy.savedCodes(codesSaved) : copy.savedNoCodes,
    ...frames.map(({ code, ecu }) => copy.savedFrame(code, unitName(ecu))),
    units.length > 0 ? copy.savedTests(units.length) : null,
    vin.kind !== 'failed' && vin.value !== null ? copy.savedVin : null,
  ].filter((part) => part !== null)
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
