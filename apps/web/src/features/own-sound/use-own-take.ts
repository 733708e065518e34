import { type OwnTake, TAKE_SECONDS } from '@tappet/acoustics/normal'
import { askWorker } from '../../platform/runtime/ask-worker.ts'
import { TAKE_PROBLEMS } from './copy.ts'
import type { MeasuredTake } from './measure.ts'
import { type Taking, useTake } from './use-take.ts'

/** @param samples mono, 16 kHz */
export const measureApart = (samples: Float32Array) =>
  askWorker<MeasuredTake>(
    new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' }),
    samples,
  )

export const useOwnTake = (onTaken: (take: OwnTake) => void): Taking =>
  useTake({
    seconds: TAKE_SECONDS,
    measure: measureApart,
    refuse: ({ problem }) => (problem === null ? null : TAKE_PROBLEMS[problem]),
    onTaken: ({ take }) => onTaken(take),
  })
