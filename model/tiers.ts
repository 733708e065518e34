/** What the product would say of recordings that it had not learned from, and how often that was right. */
import { type SoundModel, soundClasses } from '@tappet/acoustics/model'
import {
  type DrivingContext,
  findWords,
  type Saying,
  sayingOf,
  soundIssues,
  weighIssues,
} from '@tappet/diagnosis'
import { descriptions } from './descriptions.data.ts'
import type { JudgedAnswer } from './judge-folds.ts'

/** What a driver adds to the sound. */
export type Told = 'nothing' | 'situation' | 'words'

/** One answer to one recording: its weight is that of one car over the recordings and lines of that car. */
export type TierRow = {
  tier: Saying['tier']
  isRight: boolean
  target: number
  source: string
  named: readonly string[]
  confidence: number
  weight: number
}

/** Engines are recorded at rest, brakes while braking, joints while turning: nobody noted it, so it flatters. */
function situationOf(target: number): DrivingContext[] {
  const name = soundClasses[target]
  return [name === 'brake' ? 'braking' : name === 'suspension' ? 'turning' : 'idle']
}

export function tierRows(
  answers: readonly JudgedAnswer[],
  told: Told,
  variant: SoundModel['variant'],
): TierRow[] {
  const recordings = new Map<string, number>()
  for (const { group } of answers) recordings.set(group, (recordings.get(group) ?? 0) + 1)
  return answers.flatMap((answer) => {
    const name = soundClasses[answer.target] ?? 'healthy'
    const context = told === 'nothing' ? [] : situationOf(answer.target)
    const lines = told === 'words' ? descriptions[name] : ['']
    return lines.map((line): TierRow => {
      const { tier, named, confidence } = sayingFor(answer, context, line, variant)
      const isRight = named.some((id) => soundIssues[id].heardAs?.[name] !== undefined)
      const { target, source, group } = answer
      const weight = 1 / (recordings.get(group) ?? 1) / lines.length
      return { tier, isRight, target, source, named, confidence, weight }
    })
  })
}

function sayingFor(
  answer: JudgedAnswer,
  context: readonly DrivingContext[],
  description: string,
  variant: SoundModel['variant'],
): Saying {
  const words = findWords(description)
  const probabilities = Object.fromEntries(
    soundClasses.map((name, c) => [name, answer.probabilities[c] ?? 0]),
  ) as Parameters<typeof weighIssues>[0]['probabilities']
  return sayingOf({
    ...weighIssues({ probabilities }, context, words),
    judgement: { variant, isCar: 1, carAtLeast: 0, lacksBand: answer.lacksBand },
    context,
    words,
    filtered: false,
    durationSeconds: 10,
  })
}
