import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { inShownUnit, shownUnit } from '../values.ts'
import type { Series } from './feed.ts'
import { WINDOW_SECONDS } from './feed.ts'

const HEIGHT = 220

type Props = {
  series: Series
  perSecond: number
  marks: readonly number[]
}

/** The table beside it holds the same as numbers. */
export function StripChart({ series, perSecond, marks }: Props) {
  const units = useUnits()
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  const {
    value: { id, name, unit },
    times,
    values,
  } = series
  const marked = useRef(marks)
  const inUnit = shownUnit(unit, units)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new plot for a new value; its points come below.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const drawn = new uPlot(
      optionsFor(element, () => marked.current),
      [[], []],
      element,
    )
    plot.current = drawn
    const watcher = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: HEIGHT }))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      drawn.destroy()
      plot.current = null
    }
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are added to the same array; its length tells.
  useEffect(() => {
    marked.current = marks
    const last = times.at(-1) ?? 0
    const shown = values.map((value) => inShownUnit(value, inUnit))
    plot.current?.batch(() => {
      plot.current?.setData([times, shown], false)
      plot.current?.setScale('x', { min: last - WINDOW_SECONDS, max: last })
      plot.current?.setScale('y', rangeOf(shown))
    })
  }, [times, values, values.length, inUnit, marks])
  return (
    <figure className="overflow-hidden rounded-card bg-screen text-screen-ink">
      <figcaption className="flex items-baseline justify-between gap-4 px-4 pt-3">
        <span className="font-semibold">
          {name}
          {inUnit.unit ? `, ${inUnit.unit}` : ''}
        </span>
        <span className="shrink-0 text-sm text-screen-muted">
          {perSecond > 0 ? `${perSecond} values a second` : 'last minute'}
        </span>
      </figcaption>
      <div aria-hidden="true" className="pr-2 pb-1" ref={box} />
    </figure>
  )
}

function rangeOf(values: readonly number[]): { min: number; max: number } {
  let min = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (value < min) min = value
    if (value > max) max = value
  }
  if (!Number.isFinite(min)) return { min: 0, max: 1 }
  const room = Math.max((max - min) * 0.1, Math.abs(max) * 0.02, 1)
  // What cannot fall below nothing is not drawn below it.
  return { min: min >= 0 ? Math.max(0, min - room) : min - room, max: max + room }
}

function drawMarks(plot: uPlot, marks: readonly number[], colour: string): void {
  const { ctx, bbox, scales } = plot
  const min = scales.x?.min ?? 0
  const max = scales.x?.max ?? 0
  ctx.save()
  ctx.strokeStyle = colour
  ctx.setLineDash([6, 4])
  for (const mark of marks.filter((at) => at >= min && at <= max)) {
    const x = plot.valToPos(mark, 'x', true)
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
  }
  ctx.restore()
}

function optionsFor(element: HTMLElement, marks: () => readonly number[]): uPlot.Options {
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  const axis = {
    stroke: token('--screen-muted'),
    font: '13px Barlow, sans-serif',
    grid: { stroke: token('--screen-line'), width: 1 },
    ticks: { show: false },
  }
  return {
    width: element.clientWidth,
    height: HEIGHT,
    hooks: { draw: [(plot) => drawMarks(plot, marks(), token('--screen-ink'))] },
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { auto: false } },
    axes: [
      {
        ...axis,
        values: (plot, splits) => {
          const newest = plot.scales.x?.max ?? 0
          return splits.map((split) => `${Math.round(split - newest)} s`)
        },
      },
      { ...axis, size: 56 },
    ],
    series: [{}, { stroke: token('--screen-mark'), width: 2, points: { show: false } }],
  }
}
