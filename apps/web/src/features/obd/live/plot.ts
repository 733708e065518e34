import uPlot from 'uplot'
import type { ShownUnit } from '../units.table.ts'
import { inShownUnit } from '../values.ts'
import { chartWindow, scaleOf, type View } from './chart-window.ts'
import { durationText, type Recording } from './drive.ts'
import { MAX_TRACES, traceColour, traceDash } from './traces.ts'

export type Line = { id: string; shown: ShownUnit }

type Source = {
  recording: () => Recording
  now: () => number
  /** Seconds since the start; null: the pointer left. */
  onCursor: (seconds: number | null) => void
}

/** Axes of more units than these would take half of a phone. */
const MAX_AXES = 2

const unitKey = ({ shown }: Line) => `y ${shown.unit}`

/**
 * A chart of several values: those of one unit share a scale. A drawing costs the columns that it has, whatever it
 * shows.
 */
export function createPlot(element: HTMLElement, lines: readonly Line[], source: Source) {
  const columnsNow = () => Math.max(50, Math.round(element.clientWidth / 2))
  const plot = new uPlot(optionsFor(element, lines, source), [[], ...lines.map(() => [])], element)
  const resize = new ResizeObserver(() =>
    plot.setSize({ width: element.clientWidth, height: element.clientHeight }),
  )
  resize.observe(element)
  let isGone = false
  return {
    /** Seconds that one pixel shows. */
    secondsAPixel: ({ span }: View) => span / Math.max(1, plot.bbox.width / devicePixelRatio),
    draw({ span, to }: View) {
      if (isGone) return
      const end = to ?? source.now()
      const { tracks } = source.recording()
      const drawn = lines.map(({ id }) => tracks.find(({ value }) => value.id === id) ?? NO_TRACK)
      const { x, ys } = chartWindow(drawn, end - span, end, columnsNow())
      const inUnits = ys.map((values, place) => {
        const shown = lines[place]?.shown
        return values.map((value) => (typeof value === 'number' && shown ? inShownUnit(value, shown) : value))
      })
      plot.batch(() => {
        plot.setData([x, ...inUnits], false)
        plot.setScale('x', { min: end - span, max: end })
        for (const key of new Set(lines.map(unitKey))) {
          const scale = scaleOf(inUnits.filter((_, place) => unitKey(lines[place] ?? NO_LINE) === key).flat())
          if (scale !== null) plot.setScale(key, scale)
        }
      })
    },
    destroy() {
      isGone = true
      resize.disconnect()
      plot.destroy()
    },
  }
}

export const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const NO_TRACK = { times: [], values: [] }
const NO_LINE: Line = { id: '', shown: { unit: '', scale: 1, offset: 0, digits: 0 } }

function drawMarks(plot: uPlot, marks: readonly number[], colour: string): void {
  const { ctx, bbox, scales } = plot
  const { min = 0, max = 0 } = scales.x ?? {}
  ctx.save()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.font = `${13 * devicePixelRatio}px Barlow, sans-serif`
  ctx.setLineDash([6, 4])
  for (const [place, mark] of marks.entries()) {
    if (mark < (min ?? 0) || mark > (max ?? 0)) continue
    const x = plot.valToPos(mark, 'x', true)
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
    ctx.fillText(`${place + 1}`, x + 4, bbox.top + 12 * devicePixelRatio)
  }
  ctx.restore()
}

function optionsFor(element: HTMLElement, lines: readonly Line[], source: Source): uPlot.Options {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const colours = Array.from({ length: MAX_TRACES }, (_, place) => token(traceColour(place).slice(4, -1)))
  const axis = { stroke: token('--screen-muted'), font: '13px Barlow, sans-serif', ticks: { show: false } }
  const grid = { stroke: token('--screen-line'), width: 1 }
  const units = [...new Set(lines.map(unitKey))]
  const yAxes: uPlot.Axis[] = units.map((scale, place) => ({
    ...axis,
    scale,
    side: place === 0 ? 3 : 1,
    size: 52,
    stroke:
      units.length > 1 ? (colours[lines.findIndex((line) => unitKey(line) === scale)] ?? '') : axis.stroke,
    grid: place === 0 ? grid : { show: false },
  }))
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    hooks: {
      draw: [(plot) => drawMarks(plot, source.recording().marks, token('--screen-ink'))],
      setCursor: [
        (plot) => {
          const pixels = plot.cursor.left ?? -1
          source.onCursor(pixels < 0 ? null : plot.posToVal(pixels, 'x'))
        },
      ],
    },
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false }, ...Object.fromEntries(units.map((key) => [key, { auto: false }])) },
    axes: [
      {
        ...axis,
        grid,
        size: 32,
        values: (_, splits) => splits.map((split) => (split < 0 ? '' : durationText(split))),
      },
      ...(units.length > MAX_AXES ? [] : yAxes),
    ],
    series: [
      {},
      ...lines.map((line, place) => ({
        scale: unitKey(line),
        stroke: colours[place] ?? '',
        dash: traceDash(place),
        width: 2,
        points: { show: false },
      })),
    ],
  }
}
