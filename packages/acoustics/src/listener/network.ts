/**
 * A 3 x 3 stem, blocks of depthwise 3 x 3 and pointwise convolution, mean over time and pitch, one linear layer.
 * Weights are whole numbers from -127 to 127 with one scale for each output; batch norms are folded in. Source: Howard
 * et al., MobileNets, arXiv 1704.04861.
 */
import { BANDS, levelOf, PATCH_FRAMES } from './front.ts'

/** `weights` by output, then input (or row and column of a 3 x 3). */
export interface Layer {
  kind: 'stem' | 'depthwise' | 'pointwise' | 'dense'
  stride: number
  inputs: number
  outputs: number
  weights: Int8Array
  scales: Float32Array
  biases: Float32Array
}

/** Rows (time) by columns (pitch) by channels. */
interface Plane {
  rows: number
  columns: number
  channels: number
  values: Float32Array
}

/** A layer with the plane that it fills, patch after patch. */
type Step = { plane: Plane; run(): void }

/**
 * Gives the log-odds of every output for the patch at frame `from`.
 * @throws RangeError where the last layer isn't dense
 */
export function openNetwork(layers: readonly Layer[]): (frames: Int8Array, from: number) => Float32Array {
  const last = layers.at(-1)
  if (last?.kind !== 'dense') throw new RangeError('A listener ends with a dense layer.')
  const first = emptyPlane(PATCH_FRAMES, BANDS, 1)
  let plane = first
  const steps = layers.slice(0, -1).map((layer) => {
    const step = layer.kind === 'pointwise' ? pointwise(layer, plane) : threeByThree(layer, plane)
    plane = step.plane
    return step
  })
  return (frames, from) => {
    for (let n = 0; n < first.values.length; n++) first.values[n] = levelOf(frames[from * BANDS + n])
    for (const { run } of steps) run()
    return dense(last, meanOf(plane))
  }
}

const emptyPlane = (rows: number, columns: number, channels: number): Plane => ({
  ...{ rows, columns, channels },
  values: new Float32Array(rows * columns * channels),
})

/**
 * Zero-padded as in training. Weights are laid out by place of the 3 x 3, so that the inner loop reads them side by
 * side.
 */
function threeByThree(layer: Layer, { rows, columns, channels, values }: Plane): Step {
  const { kind, stride, outputs, weights, scales, biases } = layer
  const plane = emptyPlane(Math.ceil(rows / stride), Math.ceil(columns / stride), outputs)
  const out = plane.values
  const taps = Float32Array.from(weights, (_, n) => weights[9 * (n % outputs) + Math.floor(n / outputs)])
  const fill = (row: number, column: number) => {
    const place = (row * plane.columns + column) * outputs
    for (let y = 0; y < 3; y++) {
      const inRow = row * stride + y - 1
      if (inRow < 0 || inRow >= rows) continue
      for (let x = 0; x < 3; x++) {
        const inColumn = column * stride + x - 1
        if (inColumn < 0 || inColumn >= columns) continue
        const source = (inRow * columns + inColumn) * channels
        const tap = (3 * y + x) * outputs
        if (kind === 'stem') {
          const value = values[source]
          for (let c = 0; c < outputs; c++) out[place + c] += taps[tap + c] * value
        } else for (let c = 0; c < outputs; c++) out[place + c] += taps[tap + c] * values[source + c]
      }
    }
    for (let c = 0; c < outputs; c++) out[place + c] = Math.max(0, out[place + c] * scales[c] + biases[c])
  }
  const run = () => {
    out.fill(0)
    for (let row = 0; row < plane.rows; row++)
      for (let column = 0; column < plane.columns; column++) fill(row, column)
  }
  return { plane, run }
}

/** Four outputs at a time: each input is read once for four sums. */
function pointwise(layer: Layer, { rows, columns, values }: Plane): Step {
  const { inputs, outputs, scales, biases } = layer
  const weights = Float32Array.from(layer.weights)
  const plane = emptyPlane(rows, columns, outputs)
  const out = plane.values
  const keep = (place: number, c: number, sum: number) => {
    out[place * outputs + c] = Math.max(0, sum * scales[c] + biases[c])
  }
  const fill = (place: number) => {
    const source = place * inputs
    let c = 0
    for (; c + 4 <= outputs; c += 4) {
      const row = c * inputs
      let [a, b, d, e] = [0, 0, 0, 0]
      for (let n = 0; n < inputs; n++) {
        const value = values[source + n]
        const at = row + n
        a += weights[at] * value
        b += weights[at + inputs] * value
        d += weights[at + 2 * inputs] * value
        e += weights[at + 3 * inputs] * value
      }
      keep(place, c, a)
      keep(place, c + 1, b)
      keep(place, c + 2, d)
      keep(place, c + 3, e)
    }
    for (; c < outputs; c++) {
      let sum = 0
      for (let n = 0; n < inputs; n++) sum += weights[c * inputs + n] * values[source + n]
      keep(place, c, sum)
    }
  }
  const run = () => {
    for (let place = 0; place < rows * columns; place++) fill(place)
  }
  return { plane, run }
}

function meanOf({ rows, columns, channels, values }: Plane): Float32Array {
  const mean = new Float32Array(channels)
  for (let n = 0; n < values.length; n++) mean[n % channels] += values[n] / (rows * columns)
  return mean
}

function dense({ inputs, outputs, weights, scales, biases }: Layer, values: Float32Array): Float32Array {
  const out = new Float32Array(outputs)
  for (let c = 0; c < outputs; c++) {
    let sum = 0
    for (let n = 0; n < inputs; n++) sum += weights[c * inputs + n] * values[n]
    out[c] = sum * scales[c] + biases[c]
  }
  return out
}
