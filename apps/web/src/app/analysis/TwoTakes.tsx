import type { Change, ReadSpeeds } from '@tappet/acoustics/contrast'
import { soundProblem } from '@tappet/acoustics/normal'
import type { ContrastId, ContrastTaken } from '@tappet/diagnosis/differential'
import { useEffect, useRef, useState } from 'react'
import { TAKE_PROBLEMS, TakeStage, useTake } from '../../features/own-sound/index.ts'
import { carLink } from '../../platform/obd/car-link.ts'
import { middleOf, recordSpeeds } from '../../platform/obd/car-speeds.ts'
import { askWorker } from '../../platform/runtime/ask-worker.ts'
import { Alert } from '../../ui/index.ts'
import type { AskedOfContrast } from './contrast.worker.ts'
import { copy } from './takes-copy.ts'

const SECONDS = 6
/** The recorder stops a moment early where portions are large. */
const MIN_SECONDS = 4

export type Ask = { id: ContrastId; first: string; second: string }

type Take = { samples: Float32Array; perMinute: number | null }

export type TwoTakesProps = { ask: Ask; onTaken: (taken: ContrastTaken) => void }

/** Both takes stay on this page. */
export function TwoTakes({ ask, onTaken }: TwoTakesProps) {
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
        title={before === null ? copy.firstTake : copy.secondTake}
      />
      {hasFailed ? (
        <Alert live title={copy.notCompared} tone="soon">
          {copy.notComparedKept}
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
  const request: AskedOfContrast = { before: before.samples, after: after.samples, speeds }
  return askWorker<Change[]>(
    new Worker(new URL('./contrast.worker.ts', import.meta.url), { type: 'module' }),
    request,
  )
}
