import { Flag, SlidersHorizontal, Square } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { keepScreenOn } from '../../../platform/app/screen-on.ts'
import { browserClock } from '../../../platform/runtime/clock.ts'
import { newId } from '../../../platform/runtime/new-id.ts'
import { createStore, useStore } from '../../../platform/runtime/store.ts'
import { Alert, Button, DemoBadge, Skeleton } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import type { ObdState } from '../state.ts'
import { DriveChart } from './DriveChart.tsx'
import { type Drive, durationText } from './drive.ts'
import { openDrives } from './drives.ts'
import { favouritesOf, keepFavourites } from './favourites.ts'
import { type LiveFeed, type LiveState, NO_VALUES, startLive } from './feed.ts'
import { Gauges } from './Gauges.tsx'
import { copy } from './now-copy.ts'
import { OwnValues } from './OwnValues.tsx'
import { ownValuesOf } from './own-store.ts'
import { MAX_TRACES } from './traces.ts'
import { ValuePicker } from './ValuePicker.tsx'
import { ValuesTable } from './ValuesTable.tsx'

export type LiveProps = {
  obd: ObdController
  state: ObdState
  of: Pick<Drive, 'ownerId' | 'vehicleId'>
  onConnect: () => void
  /** The drive's id where the device has it. */
  onEnd: (id: string | null) => void
}

const NO_FEED = createStore(NO_VALUES)
const clock = { now: () => performance.now(), after: browserClock.after }
const FIRST_CHARTED = 2

export function LiveNow({ obd, state, of, onConnect, onEnd }: LiveProps) {
  const [car] = useState(() => carOf(state))
  const feed = useFeed(obd, state, car, of)
  const live = useStore(feed ?? NO_FEED)
  const { offered, chosen, series } = live
  const [picking, setPicking] = useState(false)
  const { lines, charted, onChart } = useLines(live)
  const end = async () => {
    feed?.stop()
    await feed?.flush()
    onEnd(feed?.state().saved === true ? feed.id() : null)
  }
  if (feed === null || offered === null || series.length === 0)
    return (
      <>
        <Ended live={live} obd={obd} onConnect={onConnect} />
        {live.ended === 'running' ? (
          <div role="status">
            <span className="sr-only">{copy.askingCar}</span>
            <Skeleton shape="block" />
          </div>
        ) : null}
      </>
    )
  return (
    <>
      <Ended live={live} obd={obd} onConnect={onConnect} />
      <Recording demo={state.demo} live={live} />
      {live.noEngine ? <p className="text-muted">{copy.noEngine}</p> : null}
      <Gauges charted={charted} chosen={chosen} onChart={onChart} series={series} />
      <div className="flex flex-wrap gap-2">
        <Button icon={<Flag />} onClick={feed.mark} size="sm" variant="secondary">
          {copy.markMoment}
        </Button>
        <Button icon={<SlidersHorizontal />} onClick={() => setPicking(true)} size="sm" variant="secondary">
          {copy.chooseValues}
        </Button>
        <OwnValues
          car={car}
          onChange={(own) => {
            feed.setOwn(own)
            keepFavourites(
              car,
              feed.state().chosen.map(({ id }) => id),
            )
          }}
        />
        <Button icon={<Square />} onClick={() => void end()} size="sm" variant="secondary">
          {copy.endDrive}
        </Button>
      </div>
      <DriveChart
        isLive
        lines={lines}
        now={feed.secondsNow}
        recording={feed.recording}
        seconds={live.seconds}
      />
      <ValuesTable isLive series={series} />
      <ValuePicker
        chosen={chosen}
        offered={offered}
        onChoose={(ids) => {
          feed.choose(ids)
          keepFavourites(car, ids)
        }}
        onOpenChange={setPicking}
        open={picking}
      />
    </>
  )
}

function carOf({ report, connection }: ObdState): string {
  const vehicle = report?.vehicle
  const vin = !vehicle || vehicle.kind === 'failed' ? null : vehicle.value.vin
  return vin?.text ?? connection.deviceName ?? ''
}

function useLines({ chosen, series }: LiveState) {
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  const answering = chosen.filter(({ id }) => series.some(({ value }) => value.id === id))
  const charted = (picked ?? answering.slice(0, FIRST_CHARTED).map(({ id }) => id)).filter((id) =>
    answering.some((value) => value.id === id),
  )
  const key = charted.join('\n')
  const onChart = useCallback(
    (id: string) => {
      const now = key === '' ? [] : key.split('\n')
      const next = now.includes(id) ? now.filter((each) => each !== id) : [...now, id].slice(-MAX_TRACES)
      if (next.length > 0) setPicked(next)
    },
    [key],
  )
  const [lines, setLines] = useState({ key: '', values: chosen.slice(0, 0) })
  // The chart is drawn again for other lines alone, not for each new value.
  if (lines.key !== key)
    setLines({ key, values: charted.flatMap((id) => answering.find((value) => value.id === id) ?? []) })
  return { lines: lines.values, charted, onChart }
}

function Recording({ live, demo }: { live: LiveState; demo: boolean }) {
  if (live.saved === false)
    return (
      <Alert live title={copy.driveNotKept} tone="soon">
        {copy.driveNotKeptAdvice}
      </Alert>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {live.ended === 'running' ? <span aria-hidden="true" className="size-3 rounded-chip bg-now" /> : null}
      <span className="font-semibold">
        {live.ended === 'running' ? copy.recording : copy.recorded} {durationText(live.seconds)}
      </span>
      <span className="text-muted">
        {live.perSecond > 0 && live.ended === 'running' ? copy.valuesASecond(live.perSecond) : ''}
        {live.marks > 0 ? copy.marks(live.marks) : ''}
      </span>
      {demo ? <DemoBadge /> : null}
    </p>
  )
}

function Ended({ live, obd, onConnect }: { live: LiveState } & Pick<LiveProps, 'obd' | 'onConnect'>) {
  const navigate = useNavigate()
  const { ended, quiet } = live
  if (ended === 'running')
    return quiet ? (
      <Alert live title={copy.quiet} tone="soon">
        {copy.quietAdvice}
      </Alert>
    ) : null
  if (ended === 'lost')
    return (
      <Alert
        action={
          <>
            <Button onClick={onConnect} size="sm">
              {copy.connectAgain}
            </Button>
            <Button
              onClick={() => {
                obd.liveFailed()
                void navigate('/obd')
              }}
              size="sm"
              variant="secondary"
            >
              {copy.askDoctor}
            </Button>
          </>
        }
        live
        title={copy.lost}
        tone="soon"
      >
        {copy.lostAdvice}
      </Alert>
    )
  return ended === 'unknown' ? (
    <Alert live title={copy.valuesNotKnown} tone="soon">
      {copy.valuesNotKnownAdvice}
    </Alert>
  ) : (
    <Alert>{copy.noValues}</Alert>
  )
}

// The adapter answers one request at a time.
function useFeed(
  obd: ObdController,
  { activity, demo, connection: { deviceName } }: ObdState,
  car: string,
  { ownerId, vehicleId }: LiveProps['of'],
): LiveFeed | null {
  const [feed, setFeed] = useState<LiveFeed | null>(null)
  const [of] = useState({ ownerId, vehicleId, demo, deviceName: deviceName ?? 'OBD adapter' })
  useEffect(() => {
    const connection = obd.connection()
    if (connection === null) return
    const started = startLive(connection, {
      clock,
      nowMs: browserClock.nowMs,
      ids: favouritesOf(car),
      own: ownValuesOf(car),
      store: openDrives(),
      newId,
      of,
    })
    setFeed(started)
    const letSleep = keepScreenOn()
    // The tab may be killed while nobody sees it.
    const hide = () => void started.flush()
    document.addEventListener('visibilitychange', hide)
    window.addEventListener('pagehide', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      window.removeEventListener('pagehide', hide)
      void letSleep()
      started.stop()
    }
  }, [obd, car, of])
  const paused = activity !== null
  useEffect(() => feed?.pause(paused), [feed, paused])
  return feed
}
