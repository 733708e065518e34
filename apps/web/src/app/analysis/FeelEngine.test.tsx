import type { Felt, SpeedReading } from '@tappet/acoustics/vibration'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { TakeUse } from '../../features/own-sound/use-take.ts'
import type { MotionOpening } from '../../platform/motion/motion.ts'
import { FeelEngine } from './FeelEngine.tsx'
import type { FeltTake } from './feel.ts'
import { UNREAD } from './feel-copy.ts'

const shake = (at: number) => ({ at, x: 0, y: 0, z: 9.81 })
const SPEEDS: SpeedReading[] = [{ at: 1, value: 820 }]
const SAMPLES = new Float32Array(4)
const FELT = [{ id: 'half_order', text: '6.8 a second' }] as unknown as Felt[]

const bench = vi.hoisted(() => ({
  use: null as unknown,
  asked: [] as unknown[],
  ended: [] as string[],
  opening: { ok: false, code: 'absent' } as unknown,
  stopped: 0,
}))
vi.mock('../../features/own-sound/index.ts', () => ({
  useTake: (use: unknown) => {
    bench.use = use
    const end = (why: string) => void bench.ended.push(why)
    return {
      progress: null,
      waiting: null,
      seconds: 10,
      isMeasuring: false,
      refused: null,
      press: () => {},
      end,
    }
  },
  TakeStage: ({ taking }: { taking: { press: () => void } }) => (
    <button onClick={taking.press} type="button">
      Record
    </button>
  ),
}))
vi.mock('./ask-feel.ts', () => ({
  askFeel: (request: unknown) => {
    bench.asked.push(request)
    return { kind: 'felt', feeling: { felt: FELT, notTold: [] }, by: 'adapter' }
  },
}))
vi.mock('../../platform/motion/motion.web.ts', () => ({ webMotion: { open: async () => bench.opening } }))
vi.mock('../../platform/obd/car-link.ts', () => ({ carLink: { state: () => null } }))
vi.mock('../../platform/obd/car-speeds.ts', () => ({
  recordSpeeds: () => ({
    stop: () => {
      bench.stopped++
      return { engine: SPEEDS, road: [] }
    },
  }),
}))

function pressed(opening: MotionOpening) {
  Object.assign(bench, { asked: [], ended: [], opening, stopped: 0 })
  const onFelt = vi.fn()
  render(<FeelEngine onFelt={onFelt} />)
  fireEvent.change(screen.getByLabelText('Engine'), { target: { value: '6' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record' }))
  return { onFelt, use: bench.use as TakeUse<FeltTake> }
}

it('reads motion and sound of one take by the chosen cylinders and the speeds of the adapter', async () => {
  const shakes = [0, 5, 14].map(shake)
  const { onFelt, use } = pressed({ ok: true, stop: () => shakes })
  const take = await use.measure(SAMPLES)
  expect(bench.stopped).toBe(1)
  // The motion of the take alone, which lasts ten seconds.
  const last = shakes.slice(1)
  expect(bench.asked).toEqual([
    { of: 'engine', shakes: last, samples: SAMPLES, cylinders: 6, perMinute: SPEEDS },
  ])
  expect(use.refuse(take)).toBeNull()
  use.onTaken(take)
  expect(onFelt).toHaveBeenCalledWith(FELT)
  await screen.findByText('6.8 a second')
})

it('ends a take without motion at once, and never counts it', async () => {
  const { onFelt, use } = pressed({ ok: false, code: 'refused' })
  await vi.waitFor(() => expect(bench.ended).toEqual([UNREAD.refused]))
  const take = await use.measure(SAMPLES)
  expect(take).toEqual({ kind: 'unread', why: 'refused' })
  expect(bench.asked).toEqual([])
  expect(use.refuse(take)).toBe(UNREAD.refused)
  use.onTaken(take)
  expect(onFelt).not.toHaveBeenCalled()
})
