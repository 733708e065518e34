import { useEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import { clampShare } from '../marks/progress.tsx'
import { paintColumns } from './strip-colours.ts'

export type SpectrogramStripProps = {
  /** dB values from the lowest frequency up. */
  columns: ReadonlyArray<ArrayLike<number>>
  description: string
  /** Shares of the whole (0 to 1). */
  marked?: { start: number; end: number }
  playhead?: number
  floorDb?: number
  ceilingDb?: number
  /** Fewer columns than this fill the strip from the right. */
  minColumns?: number
  className?: string
}

/** Dark in both themes. */
export function SpectrogramStrip(props: SpectrogramStripProps) {
  const { columns, description, marked, playhead, floorDb = -90, ceilingDb = -20, minColumns = 0 } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, columns, { floorDb, ceilingDb, minColumns })
  }, [columns, floorDb, ceilingDb, minColumns])
  return (
    <figure
      className={cx(
        'relative overflow-hidden rounded-card bg-screen text-screen-ink ring-1 ring-screen-line ring-inset',
        props.className ?? 'h-32',
      )}
    >
      <div aria-hidden="true" className="graticule absolute inset-0 opacity-60" />
      <canvas
        aria-label={description}
        className="absolute inset-0 size-full mix-blend-screen"
        ref={canvas}
        role="img"
      />
      {playhead === undefined ? null : (
        <div
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 bg-screen-ink"
          style={{ left: `${clampShare(playhead) * 100}%` }}
        />
      )}
      {marked ? <Marked {...marked} /> : null}
    </figure>
  )
}

function Marked({ start, end }: { start: number; end: number }) {
  const from = clampShare(start) * 100
  const to = clampShare(end) * 100
  return (
    <div aria-hidden="true">
      <div className="absolute inset-y-0 left-0 bg-screen/65" style={{ width: `${from}%` }} />
      <div className="absolute inset-y-0 right-0 bg-screen/65" style={{ width: `${100 - to}%` }} />
      <div
        className="absolute inset-y-0 rounded-[2px] border-x-2 border-t-4 border-screen-mark"
        style={{ left: `${from}%`, width: `${Math.max(0, to - from)}%` }}
      />
    </div>
  )
}

type Scale = { floorDb: number; ceilingDb: number; minColumns: number }

function draw(canvas: HTMLCanvasElement, columns: SpectrogramStripProps['columns'], scale: Scale): void {
  const binCount = columns[0]?.length ?? 0
  const width = Math.max(columns.length, scale.minColumns)
  if (width === 0 || binCount === 0) {
    canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height)
    return
  }
  canvas.width = width
  canvas.height = binCount
  const pixels = paintColumns(columns, binCount, scale.floorDb, scale.ceilingDb)
  const image = new ImageData(pixels, columns.length, binCount)
  canvas.getContext('2d')?.putImageData(image, width - columns.length, 0)
}
