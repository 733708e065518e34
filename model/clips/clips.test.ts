import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { featuresOf, hearWav, judgeSound, type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { cleanModel } from '@tappet/acoustics/model/clean'
import { defaultModel } from '@tappet/acoustics/model/default'
import { describe, expect, it } from 'vitest'

const models: [string, SoundModel][] = [
  ['default', defaultModel],
  ['clean', cleanModel],
]

describe.each(models)('the %s model on clips it did not learn from', (_, model) => {
  const judged = (name: string) => {
    const heard = hearWav(readFileSync(join(import.meta.dirname, name)), { maxDurationSeconds: 10 })
    if (!heard.ok) throw new Error(heard.code)
    const judgement = judgeSound(model, featuresOf(heard.evidence))
    const [likeliest] = [...soundClasses].sort(
      (a, b) => judgement.probabilities[b] - judgement.probabilities[a],
    )
    return { isCar: judgement.isCar >= judgement.carAtLeast, likeliest }
  }

  it('hears a car in an engine with a fault, and names the fault', () => {
    expect(judged('knock.wav')).toEqual({ isCar: true, likeliest: 'engine_knock_tick' })
    expect(judged('belt.wav')).toEqual({ isCar: true, likeliest: 'belt_accessory' })
  })

  it('hears no car in a voice', () => {
    expect(judged('voice.wav').isCar).toBe(false)
  })
})
