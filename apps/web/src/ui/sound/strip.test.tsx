import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RecordButton } from './record-button.tsx'
import { SpectrogramStrip } from './spectrogram-strip.tsx'
import { heatScale, paintColumns } from './strip-colours.ts'

function pixel(pixels: Uint8ClampedArray, at: number): number[] {
  return [...pixels.slice(at * 4, at * 4 + 4)]
}

describe('the heat scale', () => {
  it('only rises in lightness, so that it reads without colour', () => {
    const scale = heatScale()
    const lightness = Array.from({ length: 256 }, (_, step) => {
      const [red = 0, green = 0, blue = 0] = pixel(scale, step)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    const falls = lightness.filter((light, step) => light < (lightness[step - 1] ?? 0) - 0.5)
    expect(falls).toEqual([])
    expect(pixel(scale, 0)).toEqual([0, 0, 0, 255])
    expect(pixel(scale, 255)).toEqual([255, 244, 214, 255])
  })
})

describe('paintColumns', () => {
  it('puts the lowest frequency at the bottom and time to the right', () => {
    const quiet = -90
    const loud = -20
    const pixels = paintColumns(
      [
        [loud, quiet],
        [quiet, quiet],
      ],
      2,
      -90,
      -20,
    )
    expect(pixel(pixels, 2)).toEqual([255, 244, 214, 255])
    expect([0, 1, 3].map((at) => pixel(pixels, at))).toEqual(Array(3).fill([0, 0, 0, 255]))
  })

  it('clamps values to the range, and missing bins to silence', () => {
    const pixels = paintColumns([[12, -300]], 3, -90, -20)
    expect([0, 1, 2].map((at) => pixel(pixels, at)[0])).toEqual([0, 0, 255])
  })
})

describe('the sound in words', () => {
  it('has a text alternative', () => {
    render(<SpectrogramStrip columns={[]} description="12 seconds; a knock from 4 to 8." playhead={0.5} />)
    expect(screen.getByRole('img', { name: '12 seconds; a knock from 4 to 8.' })).toBeDefined()
  })

  it('names the record button by its action', () => {
    render(<RecordButton label="Stop recording" level={Number.NaN} state="recording" />)
    expect(screen.getByRole('button', { name: 'Stop recording' })).toBeDefined()
  })
})
