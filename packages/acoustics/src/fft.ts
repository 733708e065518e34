/**
 * N real samples as N/2 complex ones, by radix-4 decimation in time (one radix-2 pass first when log2(N/2) is odd).
 * Source: Oppenheim and Schafer, Discrete-Time Signal Processing, ch. 9; Press et al., Numerical Recipes, 12.3.
 */
export interface RealFft {
  readonly size: number
  readonly binCount: number
  /** X[k] = sum x[n] exp(-2 pi i k n / size) */
  forward(samples: ArrayLike<number>, real: Float64Array, imaginary: Float64Array): void
  inverse(real: Float64Array, imaginary: Float64Array, samples: Float64Array): void
  /** |X[k]|^2 for binCount bins from `offset` on. */
  power(samples: ArrayLike<number>, power: Float32Array | Float64Array, offset?: number): void
}

const LARGEST_SIZE = 2 ** 22

export function createRealFft(size: number): RealFft {
  if (!Number.isInteger(size) || size < 4 || size > LARGEST_SIZE || (size & (size - 1)) !== 0) {
    throw new RangeError(`FFT size must be a power of two from 4 to ${LARGEST_SIZE}, not ${size}`)
  }
  const half = size / 2
  const order = bitReversal(half)
  const stages = twiddleStages(half)
  const untangleCos = new Float64Array(half / 2 + 1)
  const untangleSin = new Float64Array(half / 2 + 1)
  for (let k = 0; k <= half / 2; k++) {
    untangleCos[k] = Math.cos((2 * Math.PI * k) / size)
    untangleSin[k] = Math.sin((2 * Math.PI * k) / size)
  }
  const re = new Float64Array(half)
  const im = new Float64Array(half)
  const binsReal = new Float64Array(half + 1)
  const binsImaginary = new Float64Array(half + 1)

  function load(samples: ArrayLike<number>) {
    for (let n = 0; n < half; n++) {
      const from = 2 * order[n]
      re[n] = samples[from]
      im[n] = samples[from + 1]
    }
    for (const stage of stages) stage(re, im)
  }

  function forward(samples: ArrayLike<number>, real: Float64Array, imaginary: Float64Array) {
    load(samples)
    real[0] = re[0] + im[0]
    real[half] = re[0] - im[0]
    imaginary[0] = 0
    imaginary[half] = 0
    for (let k = 1; k <= half / 2; k++) {
      const mirror = half - k
      const evenReal = 0.5 * (re[k] + re[mirror])
      const evenImaginary = 0.5 * (im[k] - im[mirror])
      const oddReal = 0.5 * (im[k] + im[mirror])
      const oddImaginary = 0.5 * (re[mirror] - re[k])
      const cos = untangleCos[k]
      const sin = untangleSin[k]
      const turnedReal = oddReal * cos + oddImaginary * sin
      const turnedImaginary = oddImaginary * cos - oddReal * sin
      real[k] = evenReal + turnedReal
      imaginary[k] = evenImaginary + turnedImaginary
      real[mirror] = evenReal - turnedReal
      imaginary[mirror] = turnedImaginary - evenImaginary
    }
  }

  function power(samples: ArrayLike<number>, target: Float32Array | Float64Array, offset = 0) {
    forward(samples, binsReal, binsImaginary)
    for (let k = 0; k <= half; k++) {
      const real = binsReal[k]
      const imaginary = binsImaginary[k]
      target[offset + k] = real * real + imaginary * imaginary
    }
  }

  // The complex inverse is the forward one with its input conjugated.
  function inverse(real: Float64Array, imaginary: Float64Array, samples: Float64Array) {
    for (let n = 0; n < half; n++) {
      const k = order[n]
      const mirror = half - k
      const folded = k <= half / 2 ? k : mirror
      const cos = k <= half / 2 ? untangleCos[folded] : -untangleCos[folded]
      const sin = untangleSin[folded]
      const evenReal = real[k] + real[mirror]
      const evenImaginary = imaginary[k] - imaginary[mirror]
      const turnedReal = real[k] - real[mirror]
      const turnedImaginary = imaginary[k] + imaginary[mirror]
      const oddReal = turnedReal * cos - turnedImaginary * sin
      const oddImaginary = turnedReal * sin + turnedImaginary * cos
      re[n] = evenReal - oddImaginary
      im[n] = -(evenImaginary + oddReal)
    }
    for (const stage of stages) stage(re, im)
    for (let n = 0; n < half; n++) {
      samples[2 * n] = re[n] / size
      samples[2 * n + 1] = -im[n] / size
    }
  }

  return { size, binCount: half + 1, forward, inverse, power }
}

function bitReversal(size: number): Uint32Array {
  const order = new Uint32Array(size)
  for (let n = 1; n < size; n++) order[n] = (order[n >> 1] >> 1) | (n & 1 ? size >> 1 : 0)
  return order
}

type Stage = (re: Float64Array, im: Float64Array) => void

function twiddleStages(size: number): Stage[] {
  const stages: Stage[] = []
  let span = 1
  if (Math.log2(size) % 2 === 1) {
    stages.push(radix2)
    span = 2
  }
  for (; span < size; span *= 4) stages.push(span === 1 ? radix4First : radix4(span))
  return stages
}

function radix2(re: Float64Array, im: Float64Array) {
  for (let n = 0; n < re.length; n += 2) {
    const real = re[n + 1]
    const imaginary = im[n + 1]
    re[n + 1] = re[n] - real
    im[n + 1] = im[n] - imaginary
    re[n] += real
    im[n] += imaginary
  }
}

// Two radix-2 stages at once: at span 1 every twiddle is one.
function radix4First(re: Float64Array, im: Float64Array) {
  for (let a = 0; a < re.length; a += 4) {
    const sumReal = re[a] + re[a + 1]
    const sumImaginary = im[a] + im[a + 1]
    const lessReal = re[a] - re[a + 1]
    const lessImaginary = im[a] - im[a + 1]
    const sum2Real = re[a + 2] + re[a + 3]
    const sum2Imaginary = im[a + 2] + im[a + 3]
    const less2Real = re[a + 2] - re[a + 3]
    const less2Imaginary = im[a + 2] - im[a + 3]
    re[a] = sumReal + sum2Real
    im[a] = sumImaginary + sum2Imaginary
    re[a + 2] = sumReal - sum2Real
    im[a + 2] = sumImaginary - sum2Imaginary
    re[a + 1] = lessReal + less2Imaginary
    im[a + 1] = lessImaginary - less2Real
    re[a + 3] = lessReal - less2Imaginary
    im[a + 3] = lessImaginary + less2Real
  }
}

function radix4(span: number): Stage {
  const cos = new Float64Array(3 * span)
  const sin = new Float64Array(3 * span)
  for (let j = 0; j < span; j++) {
    for (let multiple = 1; multiple <= 3; multiple++) {
      const angle = (-2 * Math.PI * j * multiple) / (4 * span)
      cos[3 * j + multiple - 1] = Math.cos(angle)
      sin[3 * j + multiple - 1] = Math.sin(angle)
    }
  }
  return (re, im) => {
    const size = re.length
    for (let start = 0; start < size; start += 4 * span) {
      for (let j = 0; j < span; j++) {
        const a = start + j
        const b = a + span
        const c = b + span
        const d = c + span
        const cos1 = cos[3 * j]
        const sin1 = sin[3 * j]
        const cos2 = cos[3 * j + 1]
        const sin2 = sin[3 * j + 1]
        const cos3 = cos[3 * j + 2]
        const sin3 = sin[3 * j + 2]
        const bReal = re[b] * cos2 - im[b] * sin2
        const bImaginary = re[b] * sin2 + im[b] * cos2
        const cReal = re[c] * cos1 - im[c] * sin1
        const cImaginary = re[c] * sin1 + im[c] * cos1
        const dReal = re[d] * cos3 - im[d] * sin3
        const dImaginary = re[d] * sin3 + im[d] * cos3
        const sumReal = re[a] + bReal
        const sumImaginary = im[a] + bImaginary
        const lessReal = re[a] - bReal
        const lessImaginary = im[a] - bImaginary
        const sum2Real = cReal + dReal
        const sum2Imaginary = cImaginary + dImaginary
        const less2Real = cReal - dReal
        const less2Imaginary = cImaginary - dImaginary
        re[a] = sumReal + sum2Real
        im[a] = sumImaginary + sum2Imaginary
        re[c] = sumReal - sum2Real
        im[c] = sumImaginary - sum2Imaginary
        re[b] = lessReal + less2Imaginary
        im[b] = lessImaginary - less2Real
        re[d] = lessReal - less2Imaginary
        im[d] = lessImaginary + less2Real
      }
    }
  }
}
