import type { Change, ReadSpeeds } from '@tappet/acoustics/contrast'
import { soundProblem } from '@tappet/acoustics/normal'
import type { DifferentialCase } from '@tappet/diagnosis'
import type { ContrastId, ContrastTaken } from '@tappet/diagnosis/differential'
import { useEffect, useRef, useState } from 'react'
import { TAKE_PROBLEMS, TakeStage, useTake } from '../../features/own-sound/index.ts'
import { carLink } from '../../platform/obd/car-link.ts'
import { middleOf, recordSpeeds } from '../../platform/obd/car-speeds.ts'
import { askWorker } from '../../platform/runtime/ask-worker.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { Alert, Button, Card, CardBody, CardHeader, PointList } from '../../ui/index.ts'
import type { AskedOfContrast } from './contrast.worker.ts'

const SECONDS = 6
/** The recorder stops a moment early where portions are large. */
const MIN_SECONDS = 4

const NAMES: Record<ContrastId, string> = {
  rpm_2500: 'Idle against 2,500 a minute',
  ac: 'Air conditioning off and on',
  brake: 'Rolling with and without the brake',
  clutch: 'Clutch pedal up and pressed',
  warm: 'Cold and warm',
}

type Ask = { id: ContrastId; first: string; second: string }

/** The contrasts that would tell most of a case; none until they are known. */
function useAsked(value: DifferentialCase, taken: readonly ContrastId[], isUnsure: boolean): Ask[] {
  const [asked, setAsked] = useState<Ask[]>([])
  const hasAdapter = useStore(carLink) !== null
  useEffect(() => {
    let isShown = true
    import('@tappet/diagnosis/differential').then(
      ({ CONTRASTS, nextContrasts }) => {
        const next = nextContrasts(value, { taken, hasAdapter, isUnsure }).map((id) => ({
          id,
          ...CONTRASTS[id],
        }))
        if (isShown) setAsked(next)
      },
      (error: unknown) => console.warn('What to record next could not be worked out', error),
    )
    return () => {
      isShown = false
    }
  }, [value, taken, hasAdapter, isUnsure])
  return asked
}

type ContrastTakesProps = {
  value: DifferentialCase
  /** The recording was heard, and what it is remains open. */
  isUnsure: boolean
  onTaken: (taken: ContrastTaken) => void
}

/** One or two more short takes that a mechanic would ask for, the most telling first. */
export function ContrastTakes({ value, isUnsure, onTaken }: ContrastTakesProps) {
  const [done, setDone] = useState<ContrastTaken[]>([])
  const [taken, setTaken] = useState<ContrastId[]>([])
  const [open, setOpen] = useState<Ask | null>(null)
  const asked = useAsked(value, taken, isUnsure)
  if (asked.length === 0 && done.length === 0 && open === null) return null
  const end = (contrast: ContrastTaken) => {
    setDone((before) => [...before, contrast])
    setTaken((before) => [...before, contrast.contrast])
    setOpen(null)
    onTaken(contrast)
  }
  return (
    <Card className="print:hidden">
      <CardHeader
        description="Two takes of six seconds with the same phone in the same place. What changes between them is the car, not the phone."
        title="Two short takes would tell more"
      />
      <CardBody className="flex flex-col gap-4">
        {done.map(({ contrast, changes }) => (
          <div key={contrast}>
            <p className="mb-1 font-semibold">{NAMES[contrast]}</p>
            <PointList columns={1} points={changes.map(({ text }) => text)} />
          </div>
        ))}
        {open ? <TwoTakes ask={open} key={open.id} onTaken={end} /> : null}
        {open ? null : (
          <div className="flex flex-wrap gap-3">
            {asked.map((ask) => (
              <Button key={ask.id} onClick={() => setOpen(ask)} variant="secondary">
                {NAMES[ask.id]}
              </Button>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  )
}

/** Sound, and the engine speed where an adapter read it along. */
type Take = { samples: Float32Array; perMinute: number | null }

/** First one take, then the other; both stay on this page. */
function TwoTakes({ ask, onTaken }: { ask: Ask; onTaken: (taken: ContrastTaken) => void }) {
  const [before, setBefore] = useState<Take | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const speeds = useRef<ReturnType<typeof recordSpeeds> | null>(null)
  const taking = useTake<Take>({
    seconds: SECONDS,
    measure: async (samples) => ({ samples, perMinute: middleOf(speeds.current?.stop().engine ?? []) }),
    refuse: ({ samples }) => {
      const problem = soundProblem(samples, MIN_SECONDS)
      return problem === null ? null : TAKE_PROBLEMS[problem]
    },
    onTaken: (take) => {
      if (before === null) return setBefore(take)
      changesApart(before, take).then(
        (changes) => onTaken({ contrast: ask.id, changes }),
        () => setHasFailed(true),
      )
    },
  })
  // However a take ends, the adapter is let go with it.
  const isResting = !taking.isRunning
  useEffect(() => {
    if (isResting) return
    return () => void speeds.current?.stop()
  }, [isResting])
  const press = () => {
    if (isResting) speeds.current = recordSpeeds(carLink.state())
    taking.press()
  }
  return (
    <>
      <TakeStage
        how={sentence(before === null ? ask.first : ask.second)}
        taking={{ ...taking, press }}
        title={before === null ? 'First take' : 'Second take'}
      />
      {hasFailed ? (
        <Alert live title="The takes could not be compared" tone="soon">
          The first take is still here. Record the second again.
        </Alert>
      ) : null}
    </>
  )
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

function changesApart(before: Take, after: Take): Promise<Change[]> {
  const speeds: ReadSpeeds | null =
    before.perMinute === null || after.perMinute === null
      ? null
      : { before: before.perMinute, after: after.perMinute }
  const asked: AskedOfContrast = { before: before.samples, after: after.samples, speeds }
  return askWorker<Change[]>(
    new Worker(new URL('./contrast.worker.ts', import.meta.url), { type: 'module' }),
    asked,
  )
}
