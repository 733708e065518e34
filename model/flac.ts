/** FLAC to samples: what training needs to read recordings without other programs. Source: RFC 9639. */

type Stream = { rateHz: number; channels: number; bits: number }

class BitReader {
  private readonly bytes: Uint8Array
  private at: number
  private bit = 0

  constructor(bytes: Uint8Array, at: number) {
    this.bytes = bytes
    this.at = at
  }

  get ended() {
    return this.at >= this.bytes.length
  }

  unsigned(count: number): number {
    let value = 0
    let left = count
    while (left > 0) {
      const free = 8 - this.bit
      const taken = Math.min(free, left)
      const part = ((this.bytes[this.at] ?? 0) >> (free - taken)) & ((1 << taken) - 1)
      value = value * 2 ** taken + part
      this.bit += taken
      left -= taken
      if (this.bit === 8) {
        this.bit = 0
        this.at++
      }
    }
    return value
  }

  signed(count: number): number {
    const value = this.unsigned(count)
    return value >= 2 ** (count - 1) ? value - 2 ** count : value
  }

  /** How many zeros come before the next one. */
  zeros(): number {
    let count = 0
    while (this.unsigned(1) === 0) {
      if (this.ended) throw new RangeError('The FLAC stream ends too early')
      count++
    }
    return count
  }

  toByte() {
    if (this.bit > 0) {
      this.bit = 0
      this.at++
    }
  }
}

const BLOCK_SIZES: Record<number, number> = { 1: 192, 2: 576, 3: 1_152, 4: 2_304, 5: 4_608 }

/**
 * Mono samples from -1 to 1 at the rate of the stream; of several channels the mean.
 * @throws RangeError for what is no FLAC stream
 */
export function decodeFlac(bytes: Uint8Array): { samples: Float32Array; rateHz: number } {
  if (new TextDecoder().decode(bytes.subarray(0, 4)) !== 'fLaC') throw new RangeError('Not a FLAC stream')
  const { stream, at } = readHeader(bytes)
  const bits = new BitReader(bytes, at)
  const blocks: Float32Array[] = []
  while (!bits.ended) {
    const channels = readFrame(bits, stream)
    const scale = 1 / (channels.length * 2 ** (stream.bits - 1))
    const [first] = channels
    blocks.push(
      Float32Array.from(
        first ?? [],
        (_, n) => scale * channels.reduce((sum, channel) => sum + (channel[n] as number), 0),
      ),
    )
  }
  const samples = new Float32Array(blocks.reduce((sum, { length }) => sum + length, 0))
  let start = 0
  for (const block of blocks) {
    samples.set(block, start)
    start += block.length
  }
  return { samples, rateHz: stream.rateHz }
}

function readHeader(bytes: Uint8Array): { stream: Stream; at: number } {
  let at = 4
  let stream: Stream | null = null
  for (;;) {
    const block = bytes[at] ?? 0x80
    const length = ((bytes[at + 1] ?? 0) << 16) | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if ((block & 0x7f) === 0) {
      const bits = new BitReader(bytes, at + 4 + 10)
      stream = { rateHz: bits.unsigned(20), channels: bits.unsigned(3) + 1, bits: bits.unsigned(5) + 1 }
    }
    at += 4 + length
    if ((block & 0x80) !== 0) break
  }
  if (stream === null) throw new RangeError('A FLAC stream without its description')
  return { stream, at }
}

function readFrame(bits: BitReader, stream: Stream): Int32Array[] {
  if (bits.unsigned(14) !== 0x3ffe) throw new RangeError('A FLAC frame does not begin where it should')
  bits.unsigned(2)
  const sizeCode = bits.unsigned(4)
  const rateCode = bits.unsigned(4)
  const layout = bits.unsigned(4)
  bits.unsigned(4)
  // The frame's number, coded as UTF-8: its first byte says how many follow.
  let lead = bits.unsigned(8)
  for (lead <<= 1; (lead & 0x100) !== 0 && (lead & 0x80) !== 0; lead <<= 1) bits.unsigned(8)
  const size =
    sizeCode === 6
      ? bits.unsigned(8) + 1
      : sizeCode === 7
        ? bits.unsigned(16) + 1
        : (BLOCK_SIZES[sizeCode] ?? 256 << (sizeCode - 8))
  if (rateCode === 12) bits.unsigned(8)
  else if (rateCode > 12) bits.unsigned(16)
  bits.unsigned(8)
  const count = layout < 8 ? layout + 1 : 2
  // Of a stereo pair kept as sum and difference, the difference needs one bit more.
  const channels = Array.from({ length: count }, (_, n) => {
    const wide = (layout === 8 && n === 1) || (layout === 9 && n === 0) || (layout === 10 && n === 1)
    return readSubframe(bits, size, stream.bits + (wide ? 1 : 0))
  })
  bits.toByte()
  bits.unsigned(16)
  return layout < 8 ? channels : unpaired(layout, channels as [Int32Array, Int32Array])
}

function unpaired(layout: number, [a, b]: [Int32Array, Int32Array]): Int32Array[] {
  if (layout === 8) return [a, a.map((value, n) => value - (b[n] as number))]
  if (layout === 9) return [b.map((value, n) => (a[n] as number) + value), b]
  const whole = a.map((value, n) => 2 * value + ((b[n] as number) & 1))
  return [
    whole.map((value, n) => (value + (b[n] as number)) >> 1),
    whole.map((value, n) => (value - (b[n] as number)) >> 1),
  ]
}

function readSubframe(bits: BitReader, size: number, sampleBits: number): Int32Array {
  bits.unsigned(1)
  const kind = bits.unsigned(6)
  const wasted = bits.unsigned(1) === 1 ? bits.zeros() + 1 : 0
  const width = sampleBits - wasted
  const samples = new Int32Array(size)
  if (kind === 0) samples.fill(bits.signed(width))
  else if (kind === 1) for (let n = 0; n < size; n++) samples[n] = bits.signed(width)
  else if (kind >= 32) readPredicted(bits, samples, kind - 31, width, null)
  else readPredicted(bits, samples, kind - 8, width, FIXED[kind - 8] ?? [])
  return wasted === 0 ? samples : samples.map((value) => value * 2 ** wasted)
}

const FIXED: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]

function readPredicted(
  bits: BitReader,
  samples: Int32Array,
  order: number,
  width: number,
  fixed: readonly number[] | null,
) {
  for (let n = 0; n < order; n++) samples[n] = bits.signed(width)
  let weights = fixed ?? []
  let shift = 0
  if (fixed === null) {
    const precision = bits.unsigned(4) + 1
    shift = bits.signed(5)
    weights = Array.from({ length: order }, () => bits.signed(precision))
  }
  readResidual(bits, samples, order)
  for (let n = order; n < samples.length; n++) {
    let sum = 0
    for (let k = 0; k < order; k++) sum += (weights[k] as number) * (samples[n - 1 - k] as number)
    samples[n] = (samples[n] as number) + Math.floor(sum / 2 ** shift)
  }
}

/** Rice-coded differences into `samples` from `order` on. */
function readResidual(bits: BitReader, samples: Int32Array, order: number) {
  const parameterBits = bits.unsigned(2) === 0 ? 4 : 5
  const partitions = 2 ** bits.unsigned(4)
  const length = samples.length / partitions
  for (let partition = 0; partition < partitions; partition++) {
    const parameter = bits.unsigned(parameterBits)
    const raw = parameter === 2 ** parameterBits - 1 ? bits.unsigned(5) : -1
    for (let n = Math.max(order, partition * length); n < (partition + 1) * length; n++) {
      if (raw >= 0) {
        samples[n] = raw === 0 ? 0 : bits.signed(raw)
      } else {
        const folded = bits.zeros() * 2 ** parameter + bits.unsigned(parameter)
        samples[n] = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
      }
    }
  }
}
