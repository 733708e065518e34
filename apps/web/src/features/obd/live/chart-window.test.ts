import { describe, expect, it } from 'vitest'
import { chartWindow, FIRST_VIEW, movedTo, SPANS, scaleOf, valueAt, zoomed } from './chart-window.ts'

/** A value a second, 0 upwards, over this many seconds. */
const steps = (seconds: number) => {
  const times = Array.from({ length: seconds + 1 }, (_, second) => second)
  return { times, values: [...times] }
}
const shownOf = (ys: readonly (number | null | undefined)[] = []) => ys.filter((y) => typeof y === 'number')

describe('what a chart shows of a drive', () => {
  it('is the window and one column beside it, in ascending order', () => {
    const { x, ys } = chartWindow([steps(100)], 40, 60, 20)
    expect(x).toEqual([...x].sort((one, other) => one - other))
    expect(shownOf(ys[0])).toEqual(Array.from({ length: 22 }, (_, place) => [40 + place, 40 + place]).flat())
  })
  it('loses no peak, and costs its columns however long the drive is', () => {
    const { times, values } = steps(14_400)
    values[7_777] = 99_999
    values[7_778] = -5
    const { x, ys } = chartWindow([{ times, values }], 0, 14_400, 100)
    expect([x.length, ys[0]?.length]).toEqual([204, 204])
    expect([Math.max(...shownOf(ys[0])), Math.min(...shownOf(ys[0]))]).toEqual([99_999, -5])
  })
  it('joins values that come slowly, and leaves open where the car told nothing', () => {
    const { ys } = chartWindow([{ times: [0, 4, 20], values: [1, 2, 3] }], 0, 21, 21)
    const column = (second: number) => ys[0]?.[2 * second]
    expect([column(0), column(2), column(4), column(10), column(20)]).toEqual([1, undefined, 2, null, 3])
  })
  it('does not shift its columns while it moves by less than one', () => {
    const one = chartWindow([steps(100)], 40.1, 60.1, 20)
    const other = chartWindow([steps(100)], 40.4, 60.4, 20)
    expect(other).toEqual(one)
  })
  it('is nothing of nothing', () => {
    expect(chartWindow([steps(3)], 5, 5, 10)).toEqual({ x: [], ys: [[]] })
    expect(scaleOf([null, undefined])).toBeNull()
  })
  it('has room around least and greatest, and none below nothing', () => {
    const scale = scaleOf([100, null, 0, undefined])
    expect(scale?.min).toBe(0)
    expect(scale?.max).toBeGreaterThan(100)
    expect(scaleOf([-10, 10])?.min).toBeLessThan(-10)
  })
})

describe('a value at a moment', () => {
  it('is the last before it, and none once that is old', () => {
    const track = { times: [1, 2, 10], values: [7, 8, 9] }
    expect([0.5, 1, 2.5, 6.9, 7.5, 10].map((at) => valueAt(track, at))).toEqual([null, 7, 8, 8, null, 9])
  })
})

describe('a view', () => {
  it('that follows keeps following when it is zoomed, within the steps', () => {
    expect(zoomed(FIRST_VIEW, 500, 1)).toEqual({ span: 300, to: null })
    expect(zoomed({ span: 30, to: null }, 500, -1)).toEqual({ span: 30, to: null })
    expect(zoomed({ span: SPANS.at(-1) ?? 0, to: null }, 500, 1).span).toBe(SPANS.at(-1))
  })
  it('that stands is zoomed around its middle, and stays within the drive', () => {
    expect(zoomed({ span: 300, to: 400 }, 1_000, -1)).toEqual({ span: 60, to: 280 })
    expect(zoomed({ span: 60, to: 990 }, 1_000, 1)).toEqual({ span: 300, to: 1_000 })
    expect(movedTo({ span: 60, to: -50 }, 1_000)).toEqual({ span: 60, to: 60 })
    expect(movedTo({ span: 60, to: 2_000 }, 1_000)).toEqual({ span: 60, to: 1_000 })
    expect(movedTo({ span: 60, to: 5 }, 20)).toEqual({ span: 60, to: 20 })
  })
})
