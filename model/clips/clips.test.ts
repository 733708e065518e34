import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeWav, encodeWav } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { featuresOf, hearWav, judgeSound, type SoundModel, soundClasses } from '@tappet/acoustics/model'
import { cleanModel } from '@tappet/acoustics/model/clean'
import { defaultModel } from '@tappet/acoustics/model/default'
import { diagnoseSound } from '@tappet/diagnosis/sound-answer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const limits = { maxDurationSeconds: 10, listen: hearAllClasses }
const models: [string, SoundModel][] = [
  ['default', defaultModel],
  ['clean', cleanModel],
]

describe.each(models)('the %s model on clips it did not learn from', (_, model) => {
  const judged = (name: string) => {
    const sound = hearWav(readFileSync(join(import.meta.dirname, name)), limits)
    if (!sound.ok) throw new Error(sound.code)
    const judgement = judgeSound(model, featuresOf(sound.evidence), sound.odds)
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

describe.each(models)('the %s model and the gain of a recorder', (_, model) => {
  const answerTo = (wav: Uint8Array) => {
    const sound = hearWav(wav, limits)
    if (!sound.ok) throw new Error(sound.code)
    const { evidence, odds } = sound
    const job = { model, context: [], audioDurationSeconds: 5, id: 'gain', timestamp: '' } as const
    const { issue, alternatives = [] } = diagnoseSound({ ...job, evidence, odds })
    return [issue.id, issue.urgencyLevel, issue.description, ...alternatives.slice(0, 2).map(({ id }) => id)]
  }

  it.each(['knock.wav', 'belt.wav', 'voice.wav'])('gives the same answer to %s, up to 12 dB less', (name) => {
    const decoded = decodeWav(readFileSync(join(import.meta.dirname, name)), { maxDurationSeconds: 10 })
    if (!decoded.ok) throw new Error(decoded.code)
    const { channels, sampleRateHz } = decoded.wav
    const [sound = new Float32Array()] = channels
    const answer = answerTo(encodeWav(sound, sampleRateHz))
    fc.assert(
      fc.property(fc.double({ min: -12, max: 0, noNaN: true }), (gainDb) => {
        const quieter = sound.map((sample) => sample * 10 ** (gainDb / 20))
        expect(answerTo(encodeWav(quieter, sampleRateHz))).toEqual(answer)
      }),
      { numRuns: 6, examples: [[-12]] },
    )
  })
})
