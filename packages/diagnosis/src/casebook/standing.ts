/**
 * It is derived from its timeline alone, so a returning code reopens the case and no client can write "proven" into it.
 */
import { codesOf } from '@tappet/obd'
import { type CodeProof, proofOfCode } from './code-proof.ts'
import { type CaseEntry, inOrder, type ScanEntry, type SoundEntry } from './entries.ts'
import { codeIn } from './scans.ts'
import { hasComparedSound, NO_FAULT, proofOfSound, type SoundProof } from './sound-proof.ts'

export const caseStates = ['open', 'watching', 'repaired', 'proven', 'closed'] as const
/**
 * watching: the latest scan or recording did not find it again, and nothing was repaired. repaired: not proven. proven:
 * by the car's own tests, and the sound where there is one to compare. closed: the driver's decision.
 */
export type CaseState = (typeof caseStates)[number]

export type CaseStanding = {
  state: CaseState
  codes: readonly { code: string; proof: CodeProof | null }[]
  sound: SoundProof | null
  needsSound: boolean
  returnedAtMs: number | null
  repairedAtMs: number | null
}

/** Its codes alone, where it began with a sound that nobody has compared since the repair. */
export function provenPart(sound: SoundProof | null): 'whole' | 'codes' {
  return sound === 'quiet' || sound === 'notCompared' || sound === 'notRecorded' ? 'codes' : 'whole'
}

const isScan = (entry: CaseEntry): entry is ScanEntry => entry.kind === 'scan'
const isSound = (entry: CaseEntry): entry is SoundEntry => entry.kind === 'sound'

export function standingOf(entries: readonly CaseEntry[]): CaseStanding {
  const timeline = inOrder(entries)
  const repairedAtMs = timeline.findLast(({ kind }) => kind === 'repair')?.atMs ?? null
  const tracked = trackedCodes(timeline, repairedAtMs ?? closedAtMsOf(timeline))
  const scans = timeline.filter(isScan)
  const codes = tracked.map((code) => ({
    code,
    proof: repairedAtMs === null ? null : proofOfCode(code, scans, repairedAtMs),
  }))
  const sound = repairedAtMs === null ? null : proofOfSound(timeline, repairedAtMs)
  const returnedAtMs = returnOf(timeline, codes)
  const needsSound = repairedAtMs !== null && hasComparedSound(timeline, repairedAtMs)
  const facts = { codes, sound, needsSound, returnedAtMs, repairedAtMs }
  return { ...facts, state: stateOf(timeline, facts) }
}

function stateOf(timeline: readonly CaseEntry[], facts: Omit<CaseStanding, 'state'>): CaseState {
  const closedAtMs = closedAtMsOf(timeline)
  const { returnedAtMs } = facts
  if (closedAtMs !== null && (returnedAtMs === null || returnedAtMs <= closedAtMs)) return 'closed'
  if (returnedAtMs !== null) return 'open'
  if (facts.repairedAtMs !== null) return isProven(facts) ? 'proven' : 'repaired'
  return isQuiet(timeline, facts) ? 'watching' : 'open'
}

function isProven({ codes, sound, needsSound }: Omit<CaseStanding, 'state'>): boolean {
  if (codes.some(({ proof }) => proof?.kind !== 'proven')) return false
  if (sound === 'apart') return false
  if (sound === 'near') return true
  // Without a code only a sound near the normal proves it. A sound that was compared before must be compared again.
  return codes.length > 0 && !needsSound
}

function trackedCodes(timeline: readonly CaseEntry[], untilMs: number | null): string[] {
  const before = timeline.filter(({ atMs }) => untilMs === null || atMs <= untilMs)
  return [...new Set(before.flatMap(codesOfEntry))]
}

function closedAtMsOf(timeline: readonly CaseEntry[]): number | null {
  const decision = timeline.findLast(({ kind }) => kind === 'closed' || kind === 'reopened')
  return decision?.kind === 'closed' ? decision.atMs : null
}

function codesOfEntry(entry: CaseEntry): readonly string[] {
  if (entry.kind === 'report') return entry.codes
  return entry.kind === 'scan' ? codesOf(entry.codes) : []
}

function returnOf(timeline: readonly CaseEntry[], codes: CaseStanding['codes']): number | null {
  const afterRepair = codes.flatMap(({ proof }) => (proof?.kind === 'returned' ? [proof.atMs] : []))
  const closedAtMs = closedAtMsOf(timeline)
  const afterClosing = timeline
    .filter(isScan)
    .filter(
      (scan) =>
        closedAtMs !== null &&
        scan.atMs > closedAtMs &&
        codes.some(({ code }) => codeIn(scan, code, []) === 'present'),
    )
  const times = [...afterRepair, ...afterClosing.map(({ atMs }) => atMs)]
  return times.length === 0 ? null : Math.max(...times)
}

function isQuiet(timeline: readonly CaseEntry[], { codes }: Omit<CaseStanding, 'state'>): boolean {
  const scans = timeline.filter(isScan)
  if (codes.length > 0) {
    const last = scans.at(-1)
    return last !== undefined && codes.every(({ code }) => codeIn(last, code, scans) === 'absent')
  }
  const sounds = timeline.filter(isSound)
  const last = sounds.at(-1)
  return sounds.length > 1 && last !== undefined && (last.compared === 'near' || last.issue === NO_FAULT)
}
