import { type SoundClass, type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { type DrivingContext, soundIssues } from '@tappet/diagnosis'
import { sayOf } from '@tappet/diagnosis/sound-answer'
import { descriptions } from './descriptions.data.ts'
import type { JudgedAnswer } from './judge-folds.ts'

export type Told = 'nothing' | 'situation' | 'words'

type TierSaying = ReturnType<typeof sayOf>['saying']

/** Weights of one car's recordings and lines sum to one. */
export type TierRow = {
  tier: TierSaying['tier']
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
  telling: Told,
  variant: SoundModel['variant'],
): TierRow[] {
  const recordings = new Map<string, number>()
  for (const { group } of answers) recordings.set(group, (recordings.get(group) ?? 0) + 1)
  return answers.flatMap((answer) => {
    const name = soundClasses[answer.target] ?? 'healthy'
    const context = telling === 'nothing' ? [] : situationOf(answer.target)
    const lines = telling === 'words' ? descriptions[name] : ['']
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
  { probabilities, band }: JudgedAnswer,
  context: readonly DrivingContext[],
  description: string,
  variant: SoundModel['variant'],
): TierSaying {
  const byClass = Object.fromEntries(soundClasses.map((name, c) => [name, probabilities[c] ?? 0]))
  const judgement = {
    probabilities: byClass as Record<SoundClass, number>,
    variant,
    isCar: 1,
    carAtLeast: 0,
    band,
  }
  const form = { context, description, audioDurationSeconds: 10, timestamp: '2026-01-01T00:00:00Z' }
  return sayOf(judgement, form).saying
}
