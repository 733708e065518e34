import { Pause, Play, ZoomIn, ZoomOut } from 'lucide-react'
import { memo, type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import 'uplot/dist/uPlot.min.css'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Button, IconButton } from '../../../ui/index.ts'
import { shownNumber, shownUnit } from '../values.ts'
import { copy } from './chart-copy.ts'
import { FIRST_VIEW, movedTo, SPANS, type View, valueAt, zoomed } from './chart-window.ts'
import type { LiveValue } from './choices.ts'
import { durationText, type Recording } from './drive.ts'
import { createPlot, isMotionReduced } from './plot.ts'
import { Trace } from './Trace.tsx'

type Props = {
  /** At most as many as there are traces. */
  lines: readonly LiveValue[]
  recording: () => Recording
  /** The drive's last moment. */
  now: () => number
  /** As it was when this was drawn. */
  seconds: number
  isLive: boolean
}

export const DriveChart = memo(function DriveChart({ lines, recording, now, seconds, isLive }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>(() => (isLive ? FIRST_VIEW : wholeOf(seconds)))
  const [cursor, setCursor] = useState<number | null>(null)
  usePlot(box, { lines, recording, now, view, isLive, setCursor })
  const gestures = useGestures(view, setView, now)
  const follows = isLive && view.to === null
  const end = view.to ?? seconds
  return (
    <figure className="overflow-hidden rounded-card bg-screen text-screen-ink" data-theme="dark">
      <Legend at={cursor ?? (follows ? null : end)} lines={lines} recording={recording} />
      <div
        {...gestures}
        aria-hidden="true"
        className="h-56 touch-pan-y pr-2 sideways:h-44 lg:h-72"
        ref={box}
      />
      <div className="flex flex-wrap items-center gap-2 px-3 pb-3">
        {isLive ? (
          <Button
            icon={follows ? <Pause /> : <Play />}
            onClick={() => setView(follows ? movedTo({ ...view, to: now() }, now()) : { ...view, to: null })}
            size="sm"
            variant="secondary"
          >
            {follows ? copy.pauseChart : copy.backToNow}
          </Button>
        ) : null}
        <IconButton
          disabled={view.span <= (SPANS[0] ?? 0)}
          icon={<ZoomIn />}
          label={copy.showLessTime}
          onClick={() => setView(zoomed(view, now(), -1))}
        />
        <IconButton
          disabled={view.span >= Math.max(seconds, FIRST_VIEW.span)}
          icon={<ZoomOut />}
          label={copy.showMoreTime}
          onClick={() => setView(zoomed(view, now(), 1))}
        />
        <input
          aria-label={copy.scrollDrive}
          aria-valuetext={copy.placeInDrive(durationText(end), durationText(seconds))}
          className="h-12 min-w-[min(10rem,100%)] flex-1 accent-(--screen-mark)"
          disabled={seconds <= view.span}
          max={seconds}
          min={Math.min(view.span, seconds)}
          onChange={({ target }) => {
            const to = Number(target.value)
            setView(isLive && to >= seconds ? { ...view, to: null } : movedTo({ ...view, to }, now()))
          }}
          step={1}
          type="range"
          value={Math.min(end, seconds)}
        />
      </div>
    </figure>
  )
})

const wholeOf = (seconds: number): View => ({ span: Math.max(SPANS[0] ?? 0, seconds), to: seconds })

type LegendProps = Pick<Props, 'lines' | 'recording'> & { at: number | null }

function Legend({ lines, recording, at }: LegendProps) {
  const units = useUnits()
  const { tracks } = recording()
  return (
    <figcaption className="flex flex-wrap gap-x-5 gap-y-1 px-4 pt-3">
      {lines.map(({ id, name, unit }, place) => {
        const track = tracks.find(({ value }) => value.id === id)
        const value = at === null || track === undefined ? null : valueAt(track, at)
        const shown = value === null ? null : shownNumber(value, unit, units)
        return (
          <span className="flex items-center gap-2" key={id}>
            <Trace place={place} />
            <span>
              {name}
              {shown === null ? (
                <span className="text-screen-muted"> {shownUnit(unit, units).unit}</span>
              ) : (
                <span className="font-semibold">
                  {' '}
                  {shown.text} {shown.unit}
                </span>
              )}
            </span>
          </span>
        )
      })}
      {at === null ? null : (
        <span className="ml-auto text-screen-muted">{copy.moment(durationText(at))}</span>
      )}
    </figcaption>
  )
}

const FRAME_MS = 33
const CALM_FRAME_MS = 500

type Drawn = Pick<Props, 'lines' | 'recording' | 'now' | 'isLive'> & {
  view: View
  setCursor: (seconds: number | null) => void
}

function usePlot(box: RefObject<HTMLDivElement | null>, drawn: Drawn): void {
  const { lines, recording, now, view, isLive, setCursor } = drawn
  const units = useUnits()
  const shown = useMemo(
    () => lines.map(({ id, unit }) => ({ id, shown: shownUnit(unit, units) })),
    [lines, units],
  )
  const [plot, setPlot] = useState<ReturnType<typeof createPlot> | null>(null)
  useEffect(() => {
    if (box.current === null) return
    const nextPlot = createPlot(box.current, shown, { recording, now, onCursor: setCursor })
    setPlot(nextPlot)
    return nextPlot.destroy
  }, [box, shown, recording, now, setCursor])
  useEffect(() => {
    if (plot === null) return
    plot.draw(view)
    if (!isLive || view.to !== null) return
    const isCalm = isMotionReduced()
    // Half a pixel later nothing looks different.
    const gapMs = Math.max(isCalm ? CALM_FRAME_MS : FRAME_MS, 500 * plot.secondsAPixel(view))
    let last = 0
    let frame = requestAnimationFrame(function step(at) {
      frame = requestAnimationFrame(step)
      if (at - last < gapMs) return
      last = at
      plot.draw(view)
    })
    return () => cancelAnimationFrame(frame)
  }, [plot, view, isLive])
}

/** One finger scrolls, two zoom. */
function useGestures(view: View, setView: (view: View) => void, now: () => number) {
  const fingers = useRef(new Map<number, number>())
  const start = useRef<{ view: View; at: number; apart: number } | null>(null)
  const grip = () => {
    const [one = 0, other = one] = fingers.current.values()
    return { at: (one + other) / 2, apart: Math.abs(one - other) }
  }
  const begin = () => {
    start.current = { view: { ...view, to: view.to ?? now() }, ...grip() }
  }
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      fingers.current.set(event.pointerId, event.clientX)
      begin()
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (!fingers.current.has(event.pointerId) || start.current === null) return
      fingers.current.set(event.pointerId, event.clientX)
      const { view: from, at, apart } = start.current
      const next = grip()
      const moved = next.at - at
      const width = event.currentTarget.clientWidth
      if (fingers.current.size < 2 && Math.abs(moved) < 6) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const span = apart > 0 && next.apart > 0 ? (from.span * apart) / next.apart : from.span
      const within = Math.min(SPANS.at(-1) ?? span, Math.max(5, span))
      setView(movedTo({ span: within, to: (from.to ?? 0) - (moved / width) * within }, now()))
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      fingers.current.delete(event.pointerId)
      begin()
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
      fingers.current.delete(event.pointerId)
    },
  }
}
