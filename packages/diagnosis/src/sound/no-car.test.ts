import { encodeWav } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { hearWav } from '@tappet/acoustics/model'
import { cleanModel } from '@tappet/acoustics/model/clean'
import { defaultModel } from '@tappet/acoustics/model/default'
import { atLevel, noCars, seededRandom } from '@tappet/acoustics/testing'
import { describe, expect, it } from 'vitest'
import { diagnoseSound } from './diagnose-sound.ts'

/** What lives in parts as a car does: the gate lets some of it pass, and then it is no healthy car. */
const LIVELY = ['music', 'wind', 'dull noise', 'clipped noise']
const QUIET = ['silence', 'the hiss of a microphone']

const heardBefore = new Map<string, ReturnType<typeof hearWav>>()

/** What no car says, measured once for both models. */
function hear(name: string, seconds: number, seed: number): ReturnType<typeof hearWav> {
  const key = `${name} ${seconds} ${seed}`
  const before = heardBefore.get(key)
  if (before !== undefined) return before
  const sound = noCars[name]?.(seconds, seededRandom(seed)) ?? new Float32Array()
  const wav = encodeWav(QUIET.includes(name) ? sound : atLevel(sound, -22))
  const hearing = hearWav(wav, { maxDurationSeconds: 60, listen: hearAllClasses })
  heardBefore.set(key, hearing)
  return hearing
}

describe.each([defaultModel, cleanModel])('what is no car, heard by the $variant model', (model) => {
  const answers = (name: string, seconds: number) =>
    [1, 2, 3].map((seed) => {
      const hearing = hear(name, seconds, seed)
      if (!hearing.ok) return hearing.code
      const { evidence, odds } = hearing
      const job = {
        model,
        context: [],
        audioDurationSeconds: seconds,
        id: name,
        timestamp: '2026-05-01T12:00:00.000Z',
      } as const
      const { issue, tier } = diagnoseSound({ ...job, evidence, odds })
      expect([issue.id, issue.urgencyLevel === 'safe', tier === 'likely']).toEqual([issue.id, false, false])
      return issue.id
    })

  it.each(Object.keys(noCars).filter((name) => !LIVELY.includes(name)))('%s is no car', (name) => {
    const answer = name === 'silence' ? 'silent' : 'not_a_car'
    for (const seconds of [4, 9]) expect(answers(name, seconds)).toEqual([answer, answer, answer])
  })

  it.each(LIVELY)('%s is not healthy, and no fault is likely', (name) => {
    expect(answers(name, 6)).not.toContain('no_fault_heard')
  })
})
