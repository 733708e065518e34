/**
 * The driver's situation and words, as the product weighs them, over what the model says of a recording. Nobody noted
 * the situation of these recordings: it is taken from what they show, so that figures with it are upper bounds.
 */

import { EVIDENCE_VERSION, type Evidence, evidenceTable } from '@tappet/acoustics'
import {
  type HeardClasses,
  type SoundClass,
  type SoundModel,
  soundClasses,
  type Worth,
} from '@tappet/acoustics/model'
import { type DrivingContext, diagnoseSound, type SoundDiagnosis, soundIssues } from '@tappet/diagnosis'
import { descriptions } from './descriptions.data.ts'
import type { Answer } from './figures.ts'

/** Engines are recorded at rest, brakes while braking, joints while turning. */
export function contextOf({ target }: Pick<Answer, 'target'>): DrivingContext[] {
  const name = soundClasses[target]
  if (name === 'brake') return ['braking']
  if (name === 'suspension') return ['turning']
  return ['idle']
}

/** The class that an issue is heard as; null for an answer that names no issue. */
export function classOfIssue(issueId: string): SoundClass | null {
  const [, issue] = Object.entries(soundIssues).find(([id]) => id === issueId) ?? []
  return soundClasses.find((name) => issue?.heardAs?.[name] !== undefined) ?? null
}

const empty: Evidence = {
  version: EVIDENCE_VERSION,
  durationSeconds: 5,
  measurements: Object.fromEntries(evidenceTable.map(({ id }) => [id, null])) as Evidence['measurements'],
  engine: [],
  cylindersGiven: false,
  firingTrack: null,
}

const byClass = <T>(value: (name: SoundClass, place: number) => T) =>
  Object.fromEntries(soundClasses.map((name, place) => [name, value(name, place)])) as Record<SoundClass, T>
const zeros = byClass(() => 0)

/** A listener of no classes, which adds nothing to what was judged but the share that is urgent. */
const saying = (urgentAtLeast: number, worth: Worth): HeardClasses => ({
  listenerRevision: '',
  lean: byClass(() => ({ bias: 0, scale: 0, steps: [] })),
  slope: 1,
  offsets: zeros,
  worth,
  urgentAtLeast,
})

/** What the product would answer to a recording that passed the gate, by what its answers were worth. */
export function productsAnswer(
  answer: Answer & { urgentAtLeast?: number | null },
  context: readonly DrivingContext[],
  description: string,
  worth: Worth,
): SoundDiagnosis {
  const scores = byClass((_, c) => Math.log(answer.probabilities[c] ?? 1e-9))
  const { urgentAtLeast = null } = answer
  const model: SoundModel = {
    version: 'v1.0.0',
    variant: 'default',
    evidenceVersion: EVIDENCE_VERSION,
    measurements: [],
    classes: byClass((name) => ({ base: scores[name], trees: [] })),
    forest: [],
    forestShare: 0,
    slope: 1,
    offsets: zeros,
    gate: { base: 10, trees: [] },
    carAtLeast: 0,
    worth,
    ...(urgentAtLeast !== null && { heardClasses: saying(urgentAtLeast, worth) }),
  }
  return diagnoseSound({
    evidence: empty,
    odds: urgentAtLeast === null ? null : [],
    model,
    context,
    description,
    audioDurationSeconds: 5,
    id: answer.file,
    timestamp: '2026-01-01T00:00:00.000Z',
  })
}

const everything: Worth = {
  sayAtLeast: zeros,
  answers: [],
}

/** The class that the product would put first, however unsure; null where the situation rules out what was heard. */
export const firstClass = (
  answer: Answer,
  context: readonly DrivingContext[],
  description: string,
): SoundClass | null =>
  // 'uncertain' is answered when the situation rules out most of what was heard: no class then.
  classOfIssue(productsAnswer(answer, context, description, everything).issue.id)

/** Share of the recordings whose class comes first, with the situation; with words, the mean over the class's twenty. */
export function topOneInContext(answers: readonly Answer[], withWords: boolean): number {
  const shares = answers.map((answer) => {
    const name = soundClasses[answer.target] ?? 'healthy'
    const lines = withWords ? descriptions[name] : ['']
    return lines.filter((line) => firstClass(answer, contextOf(answer), line) === name).length / lines.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
