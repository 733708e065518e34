import { tidyCode } from '../codes/format.ts'
import type { CarCareResource, DiagnosisInput, ProbableCause } from '../types.ts'
import { tipForMake } from './make-tips.ts'

export type AdviceSource = {
  input: DiagnosisInput
  causes: readonly ProbableCause[]
  videos: readonly CarCareResource[]
}

type Line = (source: AdviceSource) => string | null

const top = ({ causes }: AdviceSource) => causes[0]

const LINES: readonly Line[] = [
  (source) =>
    top(source)?.urgency === 'critical'
      ? 'Stop driving: the most likely cause can harm you or the engine. Have the car towed to a shop.'
      : null,
  (source) =>
    top(source)?.urgency === 'high' ? 'Have the car professionally diagnosed within 24-48 hours.' : null,
  (source) => {
    const cause = top(source)
    return cause === undefined ? null : `Most likely cause: ${cause.cause} (${cause.likelihood}% likely).`
  },
  (source) => {
    const step = top(source)?.diagnostic_steps[0]
    return step === undefined ? null : `Start here: ${step}`
  },
  ({ input }) =>
    input.codes.some((code) => tidyCode(code) !== '')
      ? 'Clear the codes only after the repair, then drive as usual for a few days and read them again. A code that returns was not solved.'
      : null,
  ({ input }) => tipForMake(input.vehicle_info.make),
  ({ input, videos }) => {
    const [video] = videos
    return tipForMake(input.vehicle_info.make) === null || video === undefined
      ? null
      : `Watch: ${video.title}.`
  },
  () =>
    'Write down when it happens: speed, engine warm or cold, weather, and what you hear, feel and smell. A short video helps the shop.',
  () => 'Before a costly repair, ask a second shop for its opinion.',
]

export function recommendations(source: AdviceSource): string[] {
  return LINES.map((line) => line(source)).filter((text) => text !== null)
}
