import type { SoundClass } from '@tappet/acoustics/model'
import type { DiagnosisEvidence } from '../saved/sound.ts'
import { type SoundIssueId, soundIssues } from './issues.table.ts'
import { situationFactor } from './situation.ts'
import { boundlessRatio, ratioOf, saysSound, type Told, type ToldWords } from './told-words.ts'
import type { DrivingContext } from './types.ts'

const situations: Record<DrivingContext, string> = {
  idle: 'while idling',
  accelerating: 'while accelerating',
  braking: 'while braking',
  turning: 'while turning',
  ac_on: 'with the air conditioning on',
}

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
  const ordered = situationsInOrder(tags)
  return ordered.map((tag) => {
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

export function wordEvidence(name: SoundClass, { told }: ToldWords): DiagnosisEvidence[] {
  return told.flatMap((each) => {
    const { text, kind } = each
    if (!saysSound(each)) return []
    const ratio = ratioOf(each, name)
    const quoted = kind === 'text' ? tellingWord(text, name) : text
    return {
      id: kind === 'text' ? 'description' : `description_${text}`,
      sentence: `${SAID[kind]} "${quoted}": ${effectOf(ratio)}`,
      weight: weightOf(Math.log(ratio)),
      source: 'description' as const,
    }
  })
}

const SAID: Record<Told['kind'], string> = {
  text: 'your description mentions',
  chosen: 'you chose',
  denied: 'your description rules out',
}

/** The word without which the text would say least of it; within the bounds all words of a clear text say as much. */
function tellingWord(text: string, name: SoundClass): string {
  const words = text.match(/[\p{L}\p{N}'-]+/gu) ?? []
  const left = (at: number) => boundlessRatio(words.filter((_, n) => n !== at).join(' '), name)
  const whole = boundlessRatio(text, name)
  const moves = words.map((word, at) => ({ word, move: Math.log(whole / left(at)) * Math.sign(whole - 1) }))
  return moves.reduce((most, each) => (each.move > most.move ? each : most), { word: '', move: -Infinity })
    .word
}
