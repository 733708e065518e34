import { describe, expect, it } from 'vitest'
import {
  atLevel,
  combustion,
  exhaustDrone,
  gate,
  impacts,
  mix,
  modulate,
  pinkNoise,
  seededRandom,
  silence,
  tone,
} from '../../testing/index.ts'
import { extractEvidence } from './evidence.ts'
import { describeEvidence, renderMeasurement } from './sentences.ts'

const noise = (levelDb: number) => atLevel(pinkNoise(6, seededRandom(1)), levelDb)
const texts = (clip: Float32Array) => describeEvidence(extractEvidence(clip)).map(({ text }) => text)

describe('describeEvidence', () => {
  it.each([
    [
      'an engine',
      combustion(6, { rpm: 830, cylinders: 4 }, seededRandom(2)),
      'an engine at about 830 rpm, if it has 4 cylinders',
    ],
    [
      'ticks',
      mix(atLevel(impacts(6, { rateHz: 11.8, frequencyHz: 3_400 }, seededRandom(3)), -30), noise(-50)),
      /^a regular tick, 11\.\d a second, strongest from \d(\.\d)? to \d(\.\d)? kHz$/,
    ],
    [
      'a buzz where blows come too fast to be told apart',
      mix(
        atLevel(impacts(6, { rateHz: 31, frequencyHz: 3_400, decaySeconds: 0.004 }, seededRandom(3)), -30),
        noise(-56),
      ),
      /^a regular buzz, 31\.\d a second, strongest from/,
    ],
    [
      'a tone',
      mix(atLevel(tone(6, 3_100), -30), noise(-40)),
      'a tone at 3.1 kHz for 100 percent of the time',
    ],
    ['a drone', exhaustDrone(6, 48), /^a steady low drone: \d+ percent of the sound lies below 312 Hz$/],
    [
      'a swing',
      modulate(noise(-20), (s) => 1 + 0.6 * Math.sin(8 * Math.PI * s)),
      'loudness that swings two to six times a second',
    ],
    [
      'switching',
      mix(modulate(atLevel(pinkNoise(6, seededRandom(4)), -25), gate(0.5, 0.5)), noise(-50)),
      /^a part of the sound that switches on and off/,
    ],
    [
      'three of four cylinders',
      combustion(6, { rpm: 800, cylinders: 4, strengths: [1, 1, 0.05, 1] }, seededRandom(5)),
      'an uneven beat, repeated once per round of the cylinders',
    ],
  ])('says %s', (_, clip, sentence) => {
    expect(texts(clip)).toContainEqual(
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    )
  })

  it('makes no guess about cylinders that were told', () => {
    const clip = combustion(6, { rpm: 700, cylinders: 6 }, seededRandom(6))
    const [first] = describeEvidence(extractEvidence(clip, { cylinders: 6 }))
    expect(first?.text).toBe('an engine at about 700 rpm')
  })

  it('says nothing of noise or silence', () => {
    expect(texts(noise(-20))).toEqual([])
    expect(texts(silence(2))).toEqual([])
  })

  it('names the measurements it was said from, and where', () => {
    const clip = mix(
      modulate(atLevel(tone(6, 2_500), -25), (s) => (s > 3 && s < 4.5 ? 1 : 0)),
      noise(-40),
    )
    const said = describeEvidence(extractEvidence(clip)).find(({ ids }) => ids[0] === 'tone_frequency')
    expect(said?.stretch?.startSeconds).toBeGreaterThan(2.5)
    expect(said?.stretch?.endSeconds).toBeLessThan(5)
  })
})

describe('renderMeasurement', () => {
  it.each([
    [
      { name: 'Impulses', unit: 'per second' },
      { value: 11.84, stretch: { startSeconds: 2, endSeconds: 3.46 } },
      'Impulses: 11.8 per second, most from 2.0 to 3.5 s',
    ],
    [{ name: 'Tone', unit: 'Hz' }, { value: 3_120, stretch: null }, 'Tone: 3.1 kHz'],
    [{ name: 'Firing frequency', unit: 'Hz' }, { value: 26.72, stretch: null }, 'Firing frequency: 26.7 Hz'],
    [{ name: 'Drone', unit: 'share' }, { value: 0.903, stretch: null }, 'Drone: 90 percent'],
    [{ name: 'Tones at once', unit: '' }, { value: 1.5, stretch: null }, 'Tones at once: 1.5'],
    [{ name: 'Engine speed', unit: 'rpm' }, { value: 812.4, stretch: null }, 'Engine speed: 812 rpm'],
  ] as const)('%o', (row, measurement, text) => {
    expect(renderMeasurement(row, measurement)).toBe(text)
  })
})
