/**
 * The sound by crank angle, so that what turns with the engine keeps its place. Order 1 is once per crank turn; a
 * four-stroke cylinder fires at order 0.5. Source: Fyfe and Munck, Mechanical Systems and Signal Processing 11 (1997).
 */
import { powerSpectrogram } from '../stft.ts'
import { LOW_RATE_HZ } from './low-band.ts'
import type { EngineSpeed } from './speed.ts'

export interface OrderSpectrum {
  cylinders: number
  /** At half orders 0.5, 1, 1.5 ... above the floor between them; the mean over the clip. */
  halfOrderPower: Float64Array
  totalPower: number
}

const POINTS_PER_CYCLE = 256
const CYCLES_PER_BLOCK = 8
const FIRING_HARMONICS = 4

/** By the likeliest hypothesis; null for a clip of fewer than eight engine cycles. */
export function orderSpectrum(lowBand: Float32Array, speed: EngineSpeed): OrderSpectrum | null {
  const [{ cylinders, rpm }] = speed.hypotheses
  const trackHz = medianOf(speed.firingTrackHz)
  const cyclesPerTrackHz = rpm / 120 / trackHz
  const angular = byCrankAngle(lowBand, speed, cyclesPerTrackHz)
  const blockLength = POINTS_PER_CYCLE * CYCLES_PER_BLOCK
  const spectrogram = powerSpectrogram(angular, POINTS_PER_CYCLE, {
    windowLength: blockLength,
    hopLength: blockLength / 2,
    fftSize: blockLength,
  })
  if (spectrogram.frameCount === 0) return null
  const power = meanPower(spectrogram.power, spectrogram.frameCount, spectrogram.binCount)
  const halfOrders = cylinders * FIRING_HARMONICS
  const halfOrderPower = Float64Array.from({ length: halfOrders }, (_, n) =>
    linePower(power, (n + 1) * CYCLES_PER_BLOCK),
  )
  const range = power.subarray(CYCLES_PER_BLOCK / 2, (halfOrders + 0.5) * CYCLES_PER_BLOCK)
  return { cylinders, halfOrderPower, totalPower: range.reduce((sum, value) => sum + value, 0) }
}

/** 0 to 1: uneven cylinders put power between the firing orders. */
export function betweenFiringShare({ cylinders, halfOrderPower }: OrderSpectrum): number {
  let between = 0
  let all = 0
  halfOrderPower.forEach((power, n) => {
    all += power
    if ((n + 1) % cylinders !== 0) between += power
  })
  return all > 0 ? between / all : 0
}

/** Of the low band's power, 0 to 1. */
export function lineShare({ halfOrderPower, totalPower }: OrderSpectrum): number {
  const lines = halfOrderPower.reduce((sum, power) => sum + power, 0)
  return totalPower > 0 ? Math.min(1, lines / totalPower) : 0
}

function byCrankAngle(lowBand: Float32Array, speed: EngineSpeed, cyclesPerTrackHz: number): Float64Array {
  const { firingTrackHz, firstSeconds, hopSeconds } = speed
  const points: number[] = []
  let phase = 0
  let wanted = 0
  for (let n = 1; n < lowBand.length - 2; n++) {
    const place = (n / LOW_RATE_HZ - firstSeconds) / hopSeconds
    const frame = Math.max(0, Math.min(firingTrackHz.length - 1, place))
    const before = firingTrackHz[Math.floor(frame)]
    const after = firingTrackHz[Math.ceil(frame)]
    const firingHz = before + (after - before) * (frame - Math.floor(frame))
    const step = (firingHz * cyclesPerTrackHz * POINTS_PER_CYCLE) / LOW_RATE_HZ
    while (wanted < phase + step) {
      points.push(cubic(lowBand, n, (wanted - phase) / step))
      wanted++
    }
    phase += step
  }
  return Float64Array.from(points)
}

/** Catmull-Rom spline between samples n and n + 1. */
function cubic(samples: Float32Array, n: number, share: number): number {
  const a = samples[n - 1]
  const b = samples[n]
  const c = samples[n + 1]
  const d = samples[n + 2]
  return b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
}

function meanPower(power: Float32Array, frameCount: number, binCount: number): Float64Array {
  const sum = new Float64Array(binCount)
  for (let t = 0; t < frameCount; t++) {
    for (let bin = 0; bin < binCount; bin++) sum[bin] += power[t * binCount + bin] / frameCount
  }
  return sum
}

/** Five bins, less the floor that three bins halfway to the next line show. */
function linePower(power: Float64Array, bin: number): number {
  let line = 0
  for (let n = bin - 2; n <= bin + 2; n++) line += power[n] ?? 0
  const between = bin + CYCLES_PER_BLOCK / 2
  const floor = ((power[between - 1] ?? 0) + (power[between] ?? 0) + (power[between + 1] ?? 0)) / 3
  return Math.max(0, line - 5 * floor)
}

const medianOf = (values: Float64Array) => values.slice().sort()[Math.floor(values.length / 2)] ?? 1
