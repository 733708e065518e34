/** The recordings since a repair, compared with the car's normal sound. */
import type { CaseEntry, SoundEntry } from './entries.ts'

export type SoundProof =
  /** No recording belongs to the case. */
  | 'notOfThisCase'
  /** In the same situation it is back near this car's normal sound. */
  | 'near'
  /** In the same situation it is still away from it. */
  | 'apart'
  /** In the same situation nothing unusual stands out any more; the car's normal was not asked. */
  | 'quiet'
  /** Recorded since, but not compared in the same situation. */
  | 'notCompared'
  /** Nothing was recorded since the repair. */
  | 'notRecorded'

/** The catalogue's word for a recording in which nothing stood out. */
export const NO_FAULT = 'no_fault_heard'

const isSound = (entry: CaseEntry): entry is SoundEntry => entry.kind === 'sound'

/** @param entries the case's, the earliest first */
export function proofOfSound(entries: readonly CaseEntry[], repairedAtMs: number): SoundProof {
  const sounds = entries.filter(isSound)
  const before = sounds.filter(({ atMs }) => atMs <= repairedAtMs)
  if (before.length === 0) return 'notOfThisCase'
  const since = sounds.filter(({ atMs }) => atMs > repairedAtMs)
  if (since.length === 0) return 'notRecorded'
  // A warm idle proves nothing about a noise while braking.
  const situations = situationsOf(before)
  const same = since.filter(({ situation }) => situation !== null && situations.has(situation))
  const compared = same.findLast((sound) => sound.compared !== null)?.compared
  return compared ?? (same.at(-1)?.issue === NO_FAULT ? 'quiet' : 'notCompared')
}

const situationsOf = (sounds: readonly SoundEntry[]) =>
  new Set(sounds.flatMap(({ situation }) => (situation === null ? [] : [situation])))

/** Whether a recording from before the repair was compared with this car's normal sound. */
export function hasComparedSound(entries: readonly CaseEntry[], repairedAtMs: number): boolean {
  return entries.filter(isSound).some(({ atMs, compared }) => atMs <= repairedAtMs && compared !== null)
}
