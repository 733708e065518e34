import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { atLevel, mix, seededRandom, tone, whiteNoise } from '../testing/index.ts'
import { createLiveSpectrum } from './live-spectrum.ts'
import { logMel, MEL_FLOOR_DB } from './log-mel.ts'
import { createMelBank } from './mel.ts'
import { powerSpectrogram } from './stft.ts'
import { drawingRangeDb, reduceColumns } from './strip.ts'

describe('powerSpectrogram', () => {
  const settings = { windowLength: 400, hopLength: 160, fftSize: 512 }

  it('gives a full-scale sine the power 1 in its bin, and whole frames only', () => {
    const { power, frameCount, binCount, binHz, hopSeconds } = powerSpectrogram(
      tone(1, 1_000),
      16_000,
      settings,
    )
    expect({ frameCount, binCount, binHz, hopSeconds }).toEqual({
      frameCount: 98,
      binCount: 257,
      binHz: 31.25,
      hopSeconds: 0.01,
    })
    expect(power[50 * binCount + 32]).toBeCloseTo(1, 3)
    expect(power[50 * binCount + 60]).toBeLessThan(1e-6)
  })

  it.each([0, 1, 399])('has no frame for %i samples', (length) => {
    expect(powerSpectrogram(new Float32Array(length), 16_000, settings).frameCount).toBe(0)
  })
})

describe('createMelBank', () => {
  it('hears every frequency between its ends, in bands that grow wider', () => {
    const bank = createMelBank(64, 31.25, 50, 7_600)
    for (let bin = 3; bin * 31.25 < 7_500; bin++) {
      const power = new Float64Array(257)
      power[bin] = 1
      const bands = new Float64Array(64)
      bank.apply(power, 0, bands)
      expect(Math.max(...bands)).toBeGreaterThan(0.2)
    }
    const widths = [...bank.centresHz].map((centre, n, all) => centre - (all[n - 1] ?? 0)).slice(1)
    expect(widths.every((width, n) => n === 0 || width > (widths[n - 1] ?? 0))).toBe(true)
  })
})

describe('logMel', () => {
  it('has 64 bands every 10 ms and finds a tone at its level', () => {
    const { levelsDb, frameCount, bandCount, hopSeconds } = logMel(atLevel(tone(1, 2_000), -20), 16_000)
    expect({ frameCount, bandCount, hopSeconds }).toEqual({ frameCount: 98, bandCount: 64, hopSeconds: 0.01 })
    const column = levelsDb.subarray(64 * 40, 64 * 41)
    const loudest = column.indexOf(Math.max(...column))
    expect(Math.abs((createMelBank(64, 31.25, 50, 7_600).centresHz[loudest] ?? 0) - 2_000)).toBeLessThan(100)
    // A sine of RMS -20 dBFS has its peak at -17; a triangle around it takes up to 1.8 dB more or 3 less.
    expect(Math.abs((column[loudest] ?? 0) + 17)).toBeLessThan(3)
  })

  it('writes silence as the floor', () => {
    expect(new Set(logMel(new Float32Array(4_000), 16_000).levelsDb)).toEqual(new Set([MEL_FLOOR_DB]))
  })
})

describe('createLiveSpectrum', () => {
  it.each([16_000, 44_100, 48_000])('gives the columns of the whole, in any portions, at %i Hz', (rateHz) => {
    const samples = mix(whiteNoise(0.3, seededRandom(8)), tone(0.3, 900))
    const whole = logMel(samples, rateHz)
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 }), (portions) => {
        const live = createLiveSpectrum(rateHz)
        const columns: Float32Array[] = []
        let at = 0
        for (let turn = 0; at < samples.length; turn++) {
          const length = portions[turn % portions.length] ?? 1
          columns.push(...live.push(samples.subarray(at, at + length)))
          at += length
        }
        expect(columns).toHaveLength(whole.frameCount)
        expect(columns.flatMap((column) => [...column])).toEqual([...whole.levelsDb])
      }),
      { numRuns: 8 },
    )
  })

  it('takes broken samples as silence', () => {
    const [column] = createLiveSpectrum(16_000).push(new Float32Array(400).fill(Number.NaN))
    expect(column?.every((level) => level === MEL_FLOOR_DB)).toBe(true)
  })
})

describe('strip', () => {
  const mel = {
    levelsDb: Float32Array.of(-90, -80, -20, -80, -90, -10, -90, -90),
    frameCount: 4,
    bandCount: 2,
    hopSeconds: 0.01,
  }

  it('keeps the loudest of the frames that share a column', () => {
    expect(reduceColumns(mel, 2)).toEqual({
      levelsDb: Float32Array.of(-20, -80, -90, -10),
      frameCount: 2,
      bandCount: 2,
      hopSeconds: 0.02,
    })
  })

  it('never makes columns up', () => {
    expect(reduceColumns(mel, 9).levelsDb).toEqual(mel.levelsDb)
    expect(reduceColumns({ ...mel, levelsDb: new Float32Array(0), frameCount: 0 }, 5).frameCount).toBe(0)
    expect(reduceColumns(mel, 0).frameCount).toBe(0)
  })

  it('draws at least 30 dB', () => {
    expect(drawingRangeDb({ ...mel, levelsDb: new Float32Array(100).fill(-70) })).toEqual({
      floorDb: -100,
      ceilingDb: -70,
    })
    expect(
      drawingRangeDb({ ...mel, levelsDb: Float32Array.from({ length: 101 }, (_, n) => -1 - n) }),
    ).toEqual({ floorDb: -91, ceilingDb: -1 })
  })

  it('draws silence dark', () => {
    expect(drawingRangeDb(logMel(new Float32Array(16_000), 16_000))).toEqual({
      floorDb: -100,
      ceilingDb: -70,
    })
  })
})
