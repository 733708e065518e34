import { drivingContexts, soundChipLabels, soundChips } from '@tappet/wire'
import { AudioLines, Mic, Upload } from 'lucide-react'
import { type ReactNode, type Ref, useDeferredValue } from 'react'
import { useUsesLeftLine } from '../../backend/account/uses-left.ts'
import { Alert, Button, Chip, ChipGroup, KeptLine, TextArea } from '../../ui/index.ts'
import { FLAWS, LOW_QUALITY, spokenTime } from './copy.ts'
import { Playback } from './Playback.tsx'
import type { Held, RecorderState } from './recorder.ts'
import type { RecorderSession } from './session.ts'
import { ProblemNote } from './Tray.tsx'
import * as copy from './take-copy.ts'

/* What analyze-sound takes. */
const MAX_CHARACTERS = 2000

export type TakePanelProps = {
  take: Exclude<Held, { name: 'idle' }>
  state: RecorderState
  session: RecorderSession
  analyzing: boolean
  onAnalyze: () => void
  onUpload: () => void
  /** What must be said at once of the driver's words and the sounds that were chosen. */
  danger: (told: readonly string[]) => ReactNode
  headingRef: Ref<HTMLHeadingElement>
}

export function TakePanel({
  take: inHand,
  state,
  session,
  analyzing,
  onAnalyze,
  onUpload,
  danger,
  headingRef,
}: TakePanelProps) {
  const { take } = inHand
  const { description, sounds } = useDeferredValue(state)
  const texts = [description.trim(), ...sounds].filter((text) => text !== '')
  return (
    <>
      <div className="flex flex-col gap-4 bg-screen p-4 text-screen-ink md:p-6">
        <div className="min-w-0">
          <h2 className="text-2xl" ref={headingRef} tabIndex={-1}>
            {copy.title[inHand.name]}
          </h2>
          <p className="truncate text-screen-muted">
            {inHand.name === 'uploaded' ? `${inHand.fileName}, ` : null}
            {spokenTime(take.durationSeconds)}
          </p>
        </div>
        <Playback key={take.wav.size} onError={() => session.send({ kind: 'playback_failed' })} take={take} />
      </div>
      <div className="flex flex-col gap-5 p-4 md:p-6">
        {state.warningUntilMs === null ? null : (
          <Alert live tone="soon">
            {LOW_QUALITY}
          </Alert>
        )}
        {take.flaws?.length ? (
          <Alert tone="soon">
            {take.flaws.map((flaw) => (
              <p key={flaw}>{FLAWS[flaw]}</p>
            ))}
          </Alert>
        ) : null}
        {take.filtered ? <Alert tone="soon">{copy.filtered}</Alert> : null}
        {state.restored ? <Alert tone="safe">{copy.restored[inHand.name]}</Alert> : null}
        <ProblemNote kept={copy.stillHere[inHand.name]} problem={state.problem} />
        <Story session={session} state={state} />
        {texts.length === 0 ? null : danger(texts)}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button
            className="sm:col-span-2"
            fullWidth
            icon={<AudioLines />}
            loading={analyzing}
            onClick={onAnalyze}
            size="lg"
          >
            {copy.analyze}
          </Button>
          <UsesLeft busy={analyzing} />
          <Button
            disabled={analyzing}
            fullWidth
            icon={<Mic />}
            onClick={() => session.send({ kind: 'record_again' })}
            variant="secondary"
          >
            {copy.recordAgain}
          </Button>
          <Button disabled={analyzing} fullWidth icon={<Upload />} onClick={onUpload} variant="secondary">
            {copy.uploadAnother}
          </Button>
        </div>
      </div>
    </>
  )
}

function UsesLeft({ busy }: { busy: boolean }) {
  const line = useUsesLeftLine('audio_diagnoses', busy, 'sound diagnosis', 'sound diagnoses')
  return <KeptLine className="sm:col-span-2" {...line} />
}

/** What a mechanic would ask: how it sounds, when, and whatever else the driver noticed. Nothing of it must be told. */
function Story({ state, session }: { state: RecorderState; session: RecorderSession }) {
  return (
    <>
      <Choices
        chosen={state.sounds}
        labels={soundChipLabels}
        of={soundChips}
        onChoose={(sound, chosen) => session.send({ kind: 'set_sound', sound, chosen })}
        title={copy.soundQuestion}
      />
      <Choices
        chosen={state.context}
        labels={copy.CONTEXT_LABELS}
        of={drivingContexts}
        onChoose={(context, chosen) => session.send({ kind: 'set_context', context, chosen })}
        title={copy.whenQuestion}
      />
      <TextArea
        label={copy.description}
        maxLength={MAX_CHARACTERS}
        onChange={({ target }) => session.send({ kind: 'describe', description: target.value })}
        optional
        placeholder={copy.descriptionExample}
        rows={2}
        value={state.description}
      />
    </>
  )
}

type ChoicesProps<T extends string> = {
  title: string
  of: readonly T[]
  labels: Record<T, string>
  chosen: readonly T[]
  onChoose: (one: T, chosen: boolean) => void
}

function Choices<T extends string>({ title, of, labels, chosen, onChoose }: ChoicesProps<T>) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        {title} <span className="font-normal text-muted">{copy.optional}</span>
      </p>
      <ChipGroup label={title}>
        {of.map((one) => (
          <Chip key={one} onToggle={(isChosen) => onChoose(one, isChosen)} selected={chosen.includes(one)}>
            {labels[one]}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
}
