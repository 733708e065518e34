import { expect, it } from 'vitest'
import {
  atLevel,
  combustion,
  impacts,
  mix,
  pinkNoise,
  seededRandom,
  silence,
  tone,
} from '../../testing/index.ts'
import { BANDS, framesAt, levelOf, listenerFrames, PATCH_FRAMES } from './front.ts'
import teacher from './teacher-frames.json' with { type: 'json' }

/** 0.975 s of an engine, a squeal that rises, ticks and noise: what the teacher was asked. */
function asked(): Float32Array {
  const random = seededRandom(21)
  const sound = mix(
    atLevel(combustion(1, { rpm: 900, cylinders: 4 }, random), -20),
    atLevel(
      tone(1, (s) => 1_500 + 2_000 * s),
      -32,
    ),
    atLevel(impacts(1, { rateHz: 11, frequencyHz: 5_000 }, random), -34),
    atLevel(pinkNoise(1, random), -36),
  )
  return atLevel(sound.slice(0, 15_600), -20)
}

it('sees what its teacher saw, to the step', () => {
  const seen = new Int8Array(Buffer.from(teacher.frames, 'base64'))
  const frames = framesAt(asked())
  expect(frames).toHaveLength(PATCH_FRAMES * BANDS)
  const off = frames.filter((step, n) => step !== seen[n]).length
  const furthest = frames.reduce((most, step, n) => Math.max(most, Math.abs(step - (seen[n] ?? 0))), 0)
  expect([off <= 6, furthest <= 1]).toEqual([true, true])
})

it('does not depend on the level of a recording', () => {
  const sound = asked()
  expect(listenerFrames(sound.map((sample) => sample / 8))).toEqual(listenerFrames(sound))
})

it('has no frame for silence or for less than one frame', () => {
  expect(listenerFrames(silence(2))).toHaveLength(0)
  expect(listenerFrames(new Float32Array(0))).toHaveLength(0)
  expect(listenerFrames(new Float32Array(399).fill(0.1))).toHaveLength(0)
})

it('counts steps as natural logarithms', () => {
  expect(levelOf(16)).toBe(0)
  expect(levelOf(37)).toBeCloseTo(1.008, 3)
})
