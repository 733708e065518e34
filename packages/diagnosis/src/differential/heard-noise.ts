/**
 * A noise's faults hold together what the recording and what was told with it give the noise (Jeffrey's rule, by
 * virtual evidence on the explanation: Pearl, 1988); what else is known orders them, and moves the noises by what it
 * says beyond that.
 */
import { type SoundIssueId, soundIssues } from '../sound/issues.table.ts'
import { type NoiseShare, noiseOf } from '../sound/noises.ts'
import type { Posterior } from './inference.ts'
import { faults } from './knowledge.ts'

/** Judged, not reviewed. */
const SILENT_SHARE = 0.25

export const SILENT = 'silent'
type Group = SoundIssueId | typeof SILENT

type Voice = { noise: SoundIssueId; probability: number }

const voices: ReadonlyMap<string, Voice> = new Map(
  faults.flatMap(({ id, effects }) => {
    const [loudest] = effects
      .flatMap(({ finding, probability }) => {
        const issue = finding.replace(/^sound_/, '')
        const noise = issue !== finding && issue in soundIssues ? noiseOf(issue as SoundIssueId) : null
        return noise === null ? [] : [{ noise, probability }]
      })
      .sort((a, b) => b.probability - a.probability)
    return loudest === undefined ? [] : [[id, loudest] as const]
  }),
)

export const soundOfFault = (fault: string): SoundIssueId | null => voices.get(fault)?.noise ?? null

export type NoisePosterior = {
  posterior: Posterior
  /** `no_fault_heard` holds what silent faults do not take from it. */
  noises: NoiseShare[]
  groups: ReadonlyMap<Group, number>
  groupOf: (fault: string) => Group
}

/**
 * @param recording sums to 1, with `no_fault_heard` among them
 * @param counted from what the noises' probabilities hold already: the words and the situation
 */
export function withNoises(
  recording: readonly { issue: string; probability: number }[],
  { all, counted }: { all: Posterior; counted: Posterior },
): NoisePosterior {
  const healthy = recording.find(({ issue }) => issue === 'no_fault_heard')?.probability ?? 0
  const beyond = (share: number, before: number) => (before > 0 ? share / before : 0)
  const factors = new Map<string, number>([
    [SILENT, beyond(healthy * SILENT_SHARE, voiced(counted, SILENT))],
    ...recording.map(
      ({ issue, probability }) => [issue, beyond(probability, voiced(counted, issue))] as const,
    ),
  ])
  const factorOther = beyond(healthy * (1 - SILENT_SHARE), counted.other)
  const parts = [...all.share].map(([fault, share]) => ({ fault, ...partsOf(fault, share, factors) }))
  const other = all.other * factorOther
  const total = parts.reduce((sum, { heard: loud, silent }) => sum + loud + silent, other)
  const groupOf = new Map<string, Group>(
    parts.map(({ fault, heard: loud, silent }) => [
      fault,
      loud > silent ? (voices.get(fault)?.noise ?? SILENT) : SILENT,
    ]),
  )
  const groups = new Map<Group, number>()
  const add = (group: Group, weight: number) => groups.set(group, (groups.get(group) ?? 0) + weight / total)
  for (const { fault, heard: loud, silent } of parts) {
    add(SILENT, silent)
    if (loud > 0) add(voices.get(fault)?.noise ?? SILENT, loud)
  }
  const scale = new Map(
    parts.map(({ fault, heard: loud, silent }) => [
      fault,
      beyond(loud + silent, all.share.get(fault) ?? 0) / total,
    ]),
  )
  const scaled = (weights: ReadonlyMap<string, number>) =>
    new Map([...weights].map(([fault, weight]) => [fault, Math.min(1, weight * (scale.get(fault) ?? 0))]))
  return {
    posterior: { share: scaled(all.share), marginal: scaled(all.marginal), other: other / total },
    noises: noisesOf(groups, other / total),
    groups,
    groupOf: (fault) => groupOf.get(fault) ?? SILENT,
  }
}

/** Of a noise as often as they make it, of the silent ones as often as they make none. */
function voiced({ share }: Posterior, group: string): number {
  let sum = 0
  for (const [fault, weight] of share) {
    const voice = voices.get(fault)
    if (group === SILENT) sum += weight * (1 - (voice?.probability ?? 0))
    else if (voice?.noise === group) sum += weight * voice.probability
  }
  return sum
}

function partsOf(fault: string, share: number, factors: ReadonlyMap<string, number>) {
  const voice = voices.get(fault)
  const often = voice?.probability ?? 0
  return {
    heard: voice === undefined ? 0 : share * often * (factors.get(voice.noise) ?? 0),
    silent: share * (1 - often) * (factors.get(SILENT) ?? 0),
  }
}

/** What speaks for no silent fault is "nothing unusual". */
function noisesOf(groups: ReadonlyMap<Group, number>, other: number): NoiseShare[] {
  const unspoken = Math.min(groups.get(SILENT) ?? 0, (other * SILENT_SHARE) / (1 - SILENT_SHARE))
  const noises = [...groups].flatMap(([issue, probability]) =>
    issue === SILENT ? [] : [{ issue, probability }],
  )
  return [...noises, { issue: 'no_fault_heard' as const, probability: other + unspoken }].sort(
    (a, b) => b.probability - a.probability,
  )
}
