import { encodeWav } from '@tappet/acoustics'
import { hearAllClasses } from '@tappet/acoustics/listener'
import { atLevel, combustion, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { diagnoseSound } from '@tappet/diagnosis/sound-answer'
import { afterEach, describe, expect, it, vi } from 'vitest'

vi.mock('@tappet/diagnosis/sound-answer', { spy: true })

const random = seededRandom(3)
const sound = mix(
  atLevel(combustion(3, { rpm: 820, cylinders: 4 }, random), -20),
  atLevel(pinkNoise(3, random), -36),
)
const wav = encodeWav(sound)
const job = { id: 'a', wav: wav.buffer, context: [], timestamp: '' }

/** What the product's diagnosis was given of the listener. */
async function oddsGiven(variant: 'default' | 'clean' = 'default') {
  const { diagnoseOnDevice } = await import('./diagnose-on-device.ts')
  const result = await diagnoseOnDevice({ ...job, variant })
  return { issue: result?.issue.id, odds: vi.mocked(diagnoseSound).mock.lastCall?.[0].odds }
}

describe('a diagnosis on the device', () => {
  afterEach(() => {
    vi.doUnmock('@tappet/acoustics/listener')
    vi.resetModules()
    vi.mocked(diagnoseSound).mockClear()
  })

  it('asks the listener, as the server does', async () => {
    const { odds } = await oddsGiven()
    expect(odds).toHaveLength(521)
    // The WAV holds 16 bits.
    expect(odds?.[294]).toBeCloseTo(hearAllClasses(sound)?.[294] ?? 99, 0)
  })

  it('counts the car and its log, as the server does', async () => {
    const { diagnoseOnDevice } = await import('./diagnose-on-device.ts')
    const car = { make: 'VW', model: 'Golf', year: 2016, mileage: 90_000 }
    const log = { records: [], today: '2026-11-01', odometer: 90_000 }
    await diagnoseOnDevice({ ...job, variant: 'clean', car, log })
    expect(vi.mocked(diagnoseSound).mock.lastCall?.[0]).toMatchObject({ car, log })
  })

  it('does not ask it for a model that did not learn from it', async () => {
    expect(await oddsGiven('clean')).toEqual({ issue: expect.any(String), odds: null })
  })

  it('is made without the listener where that cannot be fetched', async () => {
    vi.doMock('@tappet/acoustics/listener', () => {
      throw new Error('no connection')
    })
    expect(await oddsGiven()).toEqual({ issue: expect.any(String), odds: null })
  })
})
