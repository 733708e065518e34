import { describe, expect, it } from 'vitest'
import { BANDS, levelOf, PATCH_FRAMES } from './front.ts'
import { type Layer, openNetwork } from './network.ts'

const layer = (kind: Layer['kind'], inputs: number, weights: number[], more: Partial<Layer> = {}): Layer => {
  const each = kind === 'stem' || kind === 'depthwise' ? 9 : inputs
  const outputs = weights.length / each
  return {
    kind,
    stride: 1,
    inputs,
    outputs,
    weights: Int8Array.from(weights),
    scales: new Float32Array(outputs).fill(0.5),
    biases: new Float32Array(outputs),
    ...more,
  }
}
const middle = [0, 0, 0, 0, 2, 0, 0, 0, 0]
const even = new Int8Array(PATCH_FRAMES * BANDS).fill(37)
const level = levelOf(37)

describe('a network of layers', () => {
  it('scales whole numbers, adds the bias and cuts at 0 in every layer but the last', () => {
    const stem = layer('stem', 1, [...middle, ...middle.map((weight) => -weight)])
    const dense = layer('dense', 2, [4, 8, -2, 2], { biases: Float32Array.of(1, -1) })
    const [first, second] = openNetwork([stem, dense])(even, 0)
    expect(first).toBeCloseTo(0.5 * 4 * level + 1, 3)
    expect(second).toBeCloseTo(0.5 * -2 * level - 1, 3)
  })

  it('mixes channels by pointwise layers, and leaves them apart in depthwise ones', () => {
    const stem = layer('stem', 1, [...middle, ...middle])
    const depthwise = layer('depthwise', 2, [...middle, ...middle.map((weight) => 3 * weight)])
    const pointwise = layer('pointwise', 2, [2, 2])
    const dense = layer('dense', 1, [2])
    const [answer] = openNetwork([stem, depthwise, pointwise, dense])(even, 0)
    expect(answer).toBeCloseTo(level + 3 * level, 3)
  })

  it('weighs each input for each output, whatever the number of outputs', () => {
    const channels = [1, 2, 3]
    const stem = layer(
      'stem',
      1,
      channels.flatMap((times) => middle.map((weight) => times * weight)),
    )
    for (const outputs of [1, 3, 4, 6, 8]) {
      const weights = Array.from({ length: outputs }, (_, c) => [c + 1, 2 * c + 1, c * c + 1])
      const pointwise = layer('pointwise', 3, weights.flat(), {
        scales: new Float32Array(outputs).fill(0.01),
      })
      const identity = weights.flatMap((_, c) => weights.map((__, n) => (n === c ? 2 : 0)))
      const answers = openNetwork([stem, pointwise, layer('dense', outputs, identity)])(even, 0)
      for (const [c, row] of weights.entries())
        expect(answers[c]).toBeCloseTo(
          0.01 * level * row.reduce((sum, weight, n) => sum + weight * (n + 1), 0),
          2,
        )
    }
  })

  it('pads with zeros by one on each side', () => {
    const sum = layer('stem', 1, [2, 2, 2, 2, 2, 2, 2, 2, 2])
    const [answer] = openNetwork([sum, layer('dense', 1, [2])])(even, 0)
    const within = (PATCH_FRAMES * 3 - 2) * (BANDS * 3 - 2)
    expect(answer).toBeCloseTo((level * within) / (PATCH_FRAMES * BANDS), 3)
  })

  it('takes every second place at a stride of 2', () => {
    const striped = even.map((_, n) => (Math.floor(n / BANDS) % 2 === 0 ? 37 : 16))
    const stem = layer('stem', 1, middle, { stride: 2 })
    expect(openNetwork([stem, layer('dense', 1, [2])])(striped, 0)[0]).toBeCloseTo(level, 3)
  })

  it('reads the patch from the frame on that it is given, and nothing of the one before', () => {
    const later = new Int8Array(2 * PATCH_FRAMES * BANDS).fill(16)
    later.set(even, PATCH_FRAMES * BANDS)
    const layers = [layer('stem', 1, middle), layer('dense', 1, [2])]
    const listen = openNetwork(layers)
    expect(listen(later, 0)[0]).toBeCloseTo(0, 3)
    expect(listen(later, PATCH_FRAMES)[0]).toBeCloseTo(level, 3)
    expect(listen(later, 0)[0]).toBeCloseTo(0, 3)
  })

  it('refuses layers without an end', () => {
    expect(() => openNetwork([layer('stem', 1, middle)])(even, 0)).toThrow(RangeError)
  })
})
