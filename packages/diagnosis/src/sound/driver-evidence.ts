import { ratioOf, type SaidWord } from './description-words.ts'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import { situationFactor } from './situation.ts'
import type { DiagnosisEvidence, DrivingContext } from './types.ts'

const situations: Record<DrivingContext, string> = {
  idle: 'while idling',
  accelerating: 'while accelerating',
  braking: 'while braking',
  turning: 'while turning',
  ac_on: 'with the air conditioning on',
}

/** From -1 to 1. */
export const weightOf = (logOdds: number) => round(Math.tanh(logOdds / 2))
const round = (value: number) => Math.round(value * 1000) / 1000 || 0

const effects: readonly [least: number, words: string][] = [
  [1.05, 'that speaks for it'],
  [0.95, 'that says nothing either way'],
  [1e-9, 'that makes it less likely'],
  [0, 'that rules it out'],
]
const effectOf = (factor: number) => effects.find(([least]) => factor >= least)?.[1] ?? ''

export function contextEvidence(issue: SoundIssueId, tags: readonly DrivingContext[]): DiagnosisEvidence[] {
  const given = situationsInOrder(tags)
  return given.map((tag) => {
    const factor = soundIssues[issue].likelihood[tag]
    // One of several ways of moving cannot rule out what another allows.
    const counted = factor === 0 && situationFactor(issue, tags) > 0 ? 1 : factor
    return {
      id: `context_${tag}`,
      sentence: `you hear it ${situations[tag]}: ${effectOf(counted)}`,
      weight: weightOf(Math.log(counted)),
      source: 'context',
    }
  })
}

const situationsInOrder = (tags: readonly DrivingContext[]) =>
  (Object.keys(situations) as DrivingContext[]).filter((tag) => tags.includes(tag))

export function wordEvidence(issue: SoundIssueId, words: readonly SaidWord[]): DiagnosisEvidence[] {
  return words.map((said) => {
    const { word, negated, isChip = false } = said
    const factor = ratioOf(issue, said)
    return {
      id: `description_${word.replaceAll(/[^a-z]+/g, '_')}`,
      sentence: `${isChip ? 'you chose' : `your description ${negated ? 'rules out' : 'mentions'}`} "${word}": ${effectOf(factor)}`,
      weight: weightOf(Math.log(factor)),
      source: 'description',
    }
  })
}
