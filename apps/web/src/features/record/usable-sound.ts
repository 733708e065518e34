import { analyzeQuality, MIN_LOUD_SEGMENT_SECONDS } from '@tappet/acoustics'
import { joined } from '../../platform/sound/audio-decode.portion.ts'

export type Enough = {
  /** The longest stretch over the noise floor. */
  usableSeconds: number
  isEnough: boolean
}

export const NOTHING_YET: Enough = { usableSeconds: 0, isEnough: false }

/** A long silence must not make each second dearer. */
const JUDGED_SECONDS = 20
const STEP_SECONDS = 0.5

/** What is enough once stays so. */
export function createEnoughMeter(sampleRateHz: number) {
  let portions: Float32Array[] = []
  let length = 0
  let judgedAt = 0
  let enough = NOTHING_YET
  return {
    push(samples: Float32Array): Enough {
      if (enough.isEnough) return enough
      // The microphone may use its own again.
      portions.push(samples.slice())
      length += samples.length
      if (length - judgedAt < STEP_SECONDS * sampleRateHz) return enough
      const all = joined(portions, length).subarray(-JUDGED_SECONDS * sampleRateHz)
      portions = [all]
      length = all.length
      judgedAt = length
      const { loudSegmentDuration, hasValidSegment } = analyzeQuality(all, sampleRateHz)
      enough = { usableSeconds: loudSegmentDuration, isEnough: hasValidSegment }
      if (hasValidSegment) portions = []
      return enough
    },
  }
}

export function enoughWords({ usableSeconds, isEnough }: Enough, elapsedMs: number): string {
  if (isEnough) return 'Enough to hear. Stop when you like.'
  if (elapsedMs < 1000) return 'Listening for enough to hear.'
  if (usableSeconds === 0) return 'Too quiet so far: go closer to the noise.'
  if (usableSeconds < MIN_LOUD_SEGMENT_SECONDS)
    return `${usableSeconds.toFixed(1)} of ${MIN_LOUD_SEGMENT_SECONDS} seconds that can be used.`
  return 'It hardly stands out from the noise around: go closer.'
}
