/** When a real recording's crank turns and fires, read from its sound. */
import { ANALYSIS_RATE_HZ, extractEvidence } from '@tappet/acoustics'
import type { Random } from '@tappet/acoustics/testing'
import { between } from './draw.ts'

export type Crank = {
  cylinders: number
  turns: Float64Array
}

const STEP_SECONDS = 0.01

/** A drawn steady idle where no rhythm can be heard. */
export function crankOf(engine: Float32Array, random: Random): Crank {
  const { engine: hypotheses, firingTrack } = extractEvidence(engine)
  const likeliest = hypotheses[0]
  const cylinders = likeliest?.cylinders ?? 4
  const steadyHz = (between(random, 650, 1_000) * cylinders) / 120
  const count = Math.ceil(engine.length / ANALYSIS_RATE_HZ / STEP_SECONDS) + 1
  const turns = new Float64Array(count)
  for (let n = 1; n < count; n++) {
    const seconds = n * STEP_SECONDS
    const at = firingTrack ? Math.round((seconds - firingTrack.firstSeconds) / firingTrack.hopSeconds) : -1
    const last = (firingTrack?.frequenciesHz.length ?? 1) - 1
    const firingHz = firingTrack?.frequenciesHz[Math.max(0, Math.min(last, at))] ?? steadyHz
    turns[n] = (turns[n - 1] as number) + (firingHz * 2 * STEP_SECONDS) / cylinders
  }
  return { cylinders, turns }
}

export function turnsAt({ turns }: Crank, seconds: number): number {
  const place = Math.max(0, Math.min(turns.length - 1.001, seconds / STEP_SECONDS))
  const before = turns[Math.floor(place)] as number
  const after = turns[Math.floor(place) + 1] ?? before
  return before + (after - before) * (place - Math.floor(place))
}

/** In seconds, where `perTurn` times the turns pass a whole number plus `phase`. */
export function instants(crank: Crank, perTurn: number, phase = 0): number[] {
  const times: number[] = []
  let wanted = phase
  for (let n = 1; n < crank.turns.length; n++) {
    const [before, after] = [(crank.turns[n - 1] as number) * perTurn, (crank.turns[n] as number) * perTurn]
    while (wanted < after) {
      if (wanted >= before) times.push((n - 1 + (wanted - before) / (after - before)) * STEP_SECONDS)
      wanted++
    }
  }
  return times
}
