import { DRIVES, type MonitorId } from '@tappet/obd'
import type { CodeProof } from './code-proof.ts'
import { type CaseEntry, inOrder } from './entries.ts'
import { MONITOR_NAMES } from './monitor-names.ts'
import { type CaseStanding, provenPart } from './standing.ts'

export type NextStep = { does: 'record' | 'compare' | 'scan' | 'repair' | null; text: string }

const AFTER_REPAIR: NextStep = { does: 'repair', text: 'After the repair: scan and record again.' }
const READ_CODES: NextStep = { does: 'scan', text: 'Read the codes.' }
const RECORD_AGAIN: NextStep = { does: 'record', text: 'Record the same again when warm.' }
const COMPARE_AGAIN: NextStep = {
  does: 'compare',
  text: 'Record the same again, engine warm. We compare it with your car’s normal sound.',
}
const RECORD: NextStep = { does: 'record', text: 'Record the sound, with the engine warm.' }

const LISTEN_AGAIN: NextStep = {
  does: 'record',
  text: 'The sound was not compared. Record the same again when warm, and listen whether it is gone.',
}
const NOTHING: NextStep = {
  does: null,
  text: 'Nothing to do. If one of its codes comes back, this case opens again by itself.',
}

const CLOSE: NextStep = {
  does: null,
  text: 'Nothing unusual stands out any more. Close the case, and say what it was.',
}

/** A quiet recording is no comparison. */
const lacksSound = ({ sound, needsSound }: CaseStanding) =>
  provenPart(sound) === 'codes' && (sound !== 'quiet' || needsSound)

export function nextStepsOf(standing: CaseStanding, entries: readonly CaseEntry[]): NextStep[] {
  switch (standing.state) {
    case 'closed':
      return [NOTHING]
    case 'proven':
      return lacksSound(standing) ? [LISTEN_AGAIN] : [NOTHING]
    case 'repaired':
      return afterRepair(standing)
    case 'open':
    case 'watching':
      return [...testOf(entries), ...looks(entries), AFTER_REPAIR]
  }
}

function testOf(entries: readonly CaseEntry[]): NextStep[] {
  const ranked = inOrder(entries).filter((entry) => entry.kind === 'sound' || entry.kind === 'report')
  const test = ranked.at(-1)?.test ?? null
  return test === null ? [] : [{ does: null, text: test }]
}

function looks(entries: readonly CaseEntry[]): NextStep[] {
  const hasScan = entries.some(({ kind }) => kind === 'scan')
  const sounds = entries.filter(({ kind }) => kind === 'sound').length
  if (sounds > 0) return [...(hasScan ? [] : [READ_CODES]), RECORD_AGAIN]
  return hasScan ? [{ does: 'scan', text: 'Drive, then read the codes again.' }, RECORD] : [READ_CODES]
}

function afterRepair(standing: CaseStanding): NextStep[] {
  const { codes, sound, needsSound: compares } = standing
  const steps = codes.flatMap(({ code, proof }) => (proof === null ? [] : stepFor(code, proof)))
  const needsSound = lacksSound(standing) || sound === 'apart'
  const all = needsSound ? [...steps, compares ? COMPARE_AGAIN : RECORD_AGAIN] : steps
  const once = all.filter(({ text }, index) => all.findIndex((each) => each.text === text) === index)
  if (codes.length === 0 && sound === 'quiet' && once.length === 0) return [CLOSE]
  return once.length > 0 ? once : [{ does: 'scan', text: 'Read the codes again after some days of driving.' }]
}

function stepFor(code: string, proof: CodeProof): NextStep[] {
  switch (proof.kind) {
    case 'returned':
    case 'proven':
      return []
    case 'stillThere':
      return proof.permanentOnly
        ? [{ does: 'scan', text: `Drive, then read the codes again: the car itself still keeps ${code}.` }]
        : [{ does: 'scan', text: `Clear ${code}, drive, then read the codes again.` }]
    case 'noMonitor':
      return proof.notSeenIn === 0 ? [READ_CODES] : []
    case 'notYet':
      return [neededFor(proof)]
  }
}

function neededFor({ needs, monitor }: Extract<CodeProof, { kind: 'notYet' }>): NextStep {
  if (needs === 'scan' || monitor === null) return READ_CODES
  if (needs === 'clear')
    return {
      does: 'scan',
      text: 'Clear the codes and read them right away, so we see the car’s test restart. Then drive, and read again.',
    }
  return { does: 'scan', text: `Drive, then read the codes again. ${DRIVES[monitor]}` }
}

/** Since the repair. */
export function proofLines({ codes, sound }: CaseStanding): string[] {
  const lines = codes.flatMap(({ code, proof }) => (proof === null ? [] : [`${code}: ${proofWords(proof)}`]))
  return sound === null || sound === 'notOfThisCase' ? lines : [...lines, SOUND_WORDS[sound]]
}

const SOUND_WORDS = {
  near: 'Sound: in the same situation it is back near this car’s normal sound.',
  apart: 'Sound: in the same situation it still differs from this car’s normal sound.',
  quiet: 'Sound: in the same situation nothing unusual stands out since the repair.',
  notCompared: 'Sound: it was not compared. There is no normal sound of this car for the same situation yet.',
  notRecorded: 'Sound: it was not compared. Nothing was recorded since the repair.',
} as const

const nameOf = (monitor: MonitorId) => MONITOR_NAMES[monitor]

function proofWords(proof: CodeProof): string {
  switch (proof.kind) {
    case 'returned':
      return 'it was gone and came back.'
    case 'proven':
      return proof.seenBy === 'monitor'
        ? `the car’s own test (${nameOf(proof.monitor)}) has run since the repair and did not set it again.`
        : `the car itself has erased it from its permanent codes after its own test (${nameOf(proof.monitor)}).`
    case 'stillThere':
      return proof.permanentOnly
        ? 'no longer stored, but the car still keeps it as a permanent code.'
        : 'it is still there. It may be an old entry that nobody has cleared.'
    case 'noMonitor':
      return `the car has no test for this fault, so it can’t be proven gone. Scan again after some driving. ${notSeen(proof.notSeenIn)}`
    case 'notYet':
      return proof.monitor === null
        ? `not proven. ${notSeen(proof.notSeenIn)}`
        : `not proven: the car’s test (${nameOf(proof.monitor)}) was not seen to run since the repair. ${notSeen(proof.notSeenIn)}`
  }
}

function notSeen(scans: number): string {
  if (scans === 0) return 'No whole scan since the repair that could show it.'
  return scans === 1 ? 'Not seen again in 1 scan.' : `Not seen again in ${scans} scans.`
}
