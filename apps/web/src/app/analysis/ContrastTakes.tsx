import type { Change } from '@tappet/acoustics/contrast'
import { soundProblem } from '@tappet/acoustics/normal'
import type { DifferentialCase } from '@tappet/diagnosis'
import type { ContrastId, ContrastTaken } from '@tappet/diagnosis/differential'
import { useEffect, useState } from 'react'
import { TAKE_PROBLEMS, TakeStage, useTake } from '../../features/own-sound/index.ts'
import { askWorker } from '../../platform/runtime/ask-worker.ts'
import { Alert, Button, Card, CardBody, CardHeader, PointList } from '../../ui/index.ts'

const SECONDS = 6
/** The recorder stops a moment early where portions are large. */
const MIN_SECONDS = 4

const NAMES: Record<ContrastId, string> = {
  rpm_2500: 'Idle against 2,500 a minute',
  ac: 'Air conditioning off and on',
  steering: 'Steering straight and at full lock',
  brake: 'Rolling with and without the brake',
  clutch: 'Clutch pedal up and pressed',
  warm: 'Cold and warm',
}

type Ask = { id: ContrastId; first: string; second: string }

/** The contrasts that would tell most of a case; none until they are known. */
function useAsked(value: DifferentialCase, taken: readonly ContrastId[]): Ask[] {
  const [asked, setAsked] = useState<Ask[]>([])
  useEffect(() => {
    let isShown = true
    import('@tappet/diagnosis/differential').then(
      ({ CONTRASTS, nextContrasts }) => {
        const next = nextContrasts(value, taken).map((id) => ({ id, ...CONTRASTS[id] }))
        if (isShown) setAsked(next)
      },
      (error: unknown) => console.warn('What to record next could not be worked out', error),
    )
    return () => {
      isShown = false
    }
  }, [value, taken])
  return asked
}

type ContrastTakesProps = { value: DifferentialCase; onTaken: (taken: ContrastTaken) => void }

/** One or two more short takes that a mechanic would ask for, the most telling first. */
export function ContrastTakes({ value, onTaken }: ContrastTakesProps) {
  const [done, setDone] = useState<ContrastTaken[]>([])
  const [taken, setTaken] = useState<ContrastId[]>([])
  const [open, setOpen] = useState<Ask | null>(null)
  const asked = useAsked(value, taken)
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

/** First one take, then the other; both stay on this page. */
function TwoTakes({ ask, onTaken }: { ask: Ask; onTaken: (taken: ContrastTaken) => void }) {
  const [before, setBefore] = useState<Float32Array | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const taking = useTake<Float32Array>({
    seconds: SECONDS,
    measure: async (samples) => samples,
    refuse: (samples) => {
      const problem = soundProblem(samples, MIN_SECONDS)
      return problem === null ? null : TAKE_PROBLEMS[problem]
    },
    onTaken: (samples) => {
      if (before === null) return setBefore(samples)
      changesApart(before, samples).then(
        (changes) => onTaken({ contrast: ask.id, changes }),
        () => setHasFailed(true),
      )
    },
  })
  return (
    <>
      <TakeStage
        how={sentence(before === null ? ask.first : ask.second)}
        taking={taking}
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

const changesApart = (before: Float32Array, after: Float32Array) =>
  askWorker<Change[]>(new Worker(new URL('./contrast.worker.ts', import.meta.url), { type: 'module' }), {
    before,
    after,
  })
