import { useState } from 'react'
import { formatDay } from '../../../format/local-day.ts'
import { Button, ScrollTable } from '../../../ui/index.ts'
import { copy } from '../copy.ts'
import type { Point } from './series.ts'

const WIDTH = 304
const HEIGHT = 118
const [LEFT, RIGHT, TOP, BOTTOM] = [4, 300, 6, 112]
/** A line through more points than pixels shows nothing more. */
const MAX_DOTS = 40

export function LineChart({
  title,
  points,
  format,
  none,
  next,
}: {
  /** With its unit: "Price per liter in EUR". */
  title: string
  /** The oldest first. */
  points: readonly Point[]
  format: (value: number) => string
  none: string
  /** What starts the line where one day is known. */
  next: string
}) {
  const [asTable, setAsTable] = useState(false)
  const last = points.at(-1)
  const isOneDay = last?.date === points[0]?.date
  return (
    <div className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <h3 className="text-base">{title}</h3>
      {last === undefined ? (
        <p className="text-muted">{none}</p>
      ) : isOneDay ? (
        <>
          <p className="figure text-3xl">{format(last.value)}</p>
          <p className="text-muted">{next}</p>
        </>
      ) : (
        <>
          <p className="text-muted">{summaryOf(points, format)}</p>
          {asTable ? (
            <ScrollTable
              className="max-h-64"
              heads={[copy.day, copy.value]}
              label={title}
              rows={points.map(({ date, value }) => [formatDay(date), format(value)]).reverse()}
            />
          ) : (
            <div className="max-w-md">
              <Line format={format} points={points} title={title} />
              <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                <span>{formatDay(points[0]?.date ?? '')}</span>
                <span>{formatDay(last.date)}</span>
              </p>
            </div>
          )}
          <Button className="self-start" onClick={() => setAsTable(!asTable)} size="sm" variant="secondary">
            {asTable ? copy.asChart : copy.asTable}
          </Button>
        </>
      )}
    </div>
  )
}

/** "Last 6.5, from 4.5 to 7.7". */
function summaryOf(points: readonly Point[], format: (value: number) => string): string {
  const values = points.map(({ value }) => value)
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))]
  const last = format(values.at(-1) ?? 0)
  return least === most ? copy.lastValue(last) : copy.lastOfRange(last, least, most)
}

type SeriesProps = { title: string; points: readonly Point[]; format: (value: number) => string }

function Line({ title, points, format }: SeriesProps) {
  const values = points.map(({ value }) => value)
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const times = points.map(({ date }) => Date.parse(date))
  const [first = 0, end = 0] = [times[0], times.at(-1)]
  const place = ({ value }: Point, index: number) => ({
    x: LEFT + ((RIGHT - LEFT) * ((times[index] ?? first) - first)) / (end - first),
    y: max === min ? (TOP + BOTTOM) / 2 : BOTTOM - ((BOTTOM - TOP) * (value - min)) / (max - min),
  })
  const placed = points.map(place)
  return (
    <svg
      aria-label={copy.chart(title, points.length, summaryOf(points, format))}
      className="w-full"
      role="img"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      {[TOP, BOTTOM].map((y) => (
        <line className="stroke-line" key={y} strokeWidth={1} x1={LEFT} x2={RIGHT} y1={y} y2={y} />
      ))}
      <polyline
        className="fill-none stroke-accent"
        points={placed.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        strokeLinejoin="round"
        strokeWidth={2}
      />
      {points.length <= MAX_DOTS
        ? placed.map(({ x, y }, index) => (
            <circle className="fill-ink" cx={x} cy={y} key={`${x} ${y}`} r={2.5}>
              <title>{`${formatDay(points[index]?.date ?? '')}: ${format(points[index]?.value ?? 0)}`}</title>
            </circle>
          ))
        : null}
    </svg>
  )
}
