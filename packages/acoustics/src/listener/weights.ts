import type { Layer } from './network.ts'

/** Whole numbers and little-endian floats in base64. */
interface KeptLayer {
  kind: Layer['kind']
  stride: number
  inputs: number
  outputs: number
  weights: string
  scales: string
  biases: string
}

const KINDS: readonly unknown[] = ['stem', 'depthwise', 'pointwise', 'dense'] satisfies Layer['kind'][]

function isKept(value: unknown): value is KeptLayer {
  if (typeof value !== 'object' || value === null) return false
  const field = (name: keyof KeptLayer): unknown => Reflect.get(value, name)
  return (
    KINDS.includes(field('kind')) &&
    (['stride', 'inputs', 'outputs'] as const).every((name) => Number.isInteger(field(name))) &&
    (['weights', 'scales', 'biases'] as const).every((name) => typeof field(name) === 'string')
  )
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** RFC 4648, 4: packages know no DOM. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let [bits, count, at] = [0, 0, 0]
  for (const letter of letters) {
    bits = (bits << 6) | ALPHABET.indexOf(letter)
    count += 6
    if (count >= 8) {
      count -= 8
      bytes[at++] = (bits >> count) & 0xff
    }
  }
  return bytes
}
const floatsOf = (text: string) => {
  const view = new DataView(bytesOf(text).buffer)
  return Float32Array.from({ length: view.byteLength / 4 }, (_, n) => view.getFloat32(4 * n, true))
}

/** @throws Error when they are not a listener's layers, or one holds another number of weights than it says */
export function readLayers(value: unknown): Layer[] {
  const layers: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'layers') : null
  if (!Array.isArray(layers) || !layers.every(isKept)) throw new Error(NOT_A_LISTENER)
  return layers.map(({ kind, stride, inputs, outputs, ...texts }) => {
    const layer = {
      kind,
      stride,
      inputs,
      outputs,
      weights: new Int8Array(bytesOf(texts.weights).buffer),
      scales: floatsOf(texts.scales),
      biases: floatsOf(texts.biases),
    }
    const each = kind === 'stem' || kind === 'depthwise' ? 9 : inputs
    const isWhole =
      layer.weights.length === each * outputs &&
      layer.scales.length === outputs &&
      layer.biases.length === outputs
    if (!isWhole) throw new Error(NOT_A_LISTENER)
    return layer
  })
}

const NOT_A_LISTENER =
  'These are not the weights of a listener. Restore the data file or see model/listener/README.md.'
