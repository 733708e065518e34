import type { CaseEntry, SoundEntry } from './entries.ts'

export type SoundProof =
  | 'notOfThisCase'
  | 'near'
  | 'apart'
  /** The car's normal was not asked. */
  | 'quiet'
  | 'notCompared'
  | 'notRecorded'

export const NO_FAULT = 'no_fault_heard'

const isSound = (entry: CaseEntry): entry is SoundEntry => entry.kind === 'sound'

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

export function hasComparedSound(entries: readonly CaseEntry[], repairedAtMs: number): boolean {
  return entries.filter(isSound).some(({ atMs, compared }) => atMs <= repairedAtMs && compared !== null)
}
