import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { browserClock } from '../../../platform/runtime/clock.ts'
import { createStore, useStore } from '../../../platform/runtime/store.ts'
import { Alert, Button, DemoBadge, Section, Skeleton } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { favouritesOf, keepFavourites } from './favourites.ts'
import type { LiveFeed, LiveState } from './feed.ts'
import { NO_VALUES, startLive } from './feed.ts'
import { Gauges } from './Gauges.tsx'
import { OwnValues } from './OwnValues.tsx'
import { ownValuesOf } from './own-store.ts'
import { RecorderBar } from './RecorderBar.tsx'
import { StripChart } from './StripChart.tsx'
import { ValuePicker } from './ValuePicker.tsx'
import { ValuesTable } from './ValuesTable.tsx'

type Props = {
  obd: ObdController
  car: string
  demo: boolean
  paused: boolean
  onClose: () => void
}

const NO_FEED = createStore(NO_VALUES)
const clock = { now: () => performance.now(), after: browserClock.after }

export default function LivePanel({ obd, car, demo, paused, onClose }: Props) {
  const feed = useFeed(obd, car, paused)
  const state = useStore(feed ?? NO_FEED)
  const { offered, chosen, series, perSecond, ended } = state
  const [picking, setPicking] = useState(false)
  const [charted, setCharted] = useState<string | null>(null)
  const shown = series.find(({ value }) => value.id === charted) ?? series[0] ?? null
  return (
    <Section
      action={
        <div className="flex items-center gap-3">
          {demo ? <DemoBadge /> : null}
          <Button className="-mr-3" onClick={onClose} size="sm" variant="ghost">
            Stop
          </Button>
        </div>
      }
      title="Live values"
    >
      <Ended obd={obd} state={state} />
      {ended === 'running' && series.length === 0 ? (
        <div role="status">
          <span className="sr-only">Asking the car for its values</span>
          <Skeleton shape="block" />
        </div>
      ) : null}
      {shown !== null && feed !== null && offered !== null ? (
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              icon={<SlidersHorizontal aria-hidden="true" />}
              onClick={() => setPicking(true)}
              size="sm"
              variant="secondary"
            >
              Choose Values
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
          </div>
          <Gauges charted={shown.value.id} chosen={chosen} onChart={setCharted} series={series} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
            <StripChart
              marks={state.recording?.marks ?? []}
              perSecond={paused ? 0 : perSecond}
              series={shown}
            />
            <ValuesTable series={series} />
          </div>
          <RecorderBar demo={demo} feed={feed} state={state} />
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
      ) : null}
    </Section>
  )
}

function Ended({ obd, state: { ended, quiet, series } }: { obd: ObdController; state: LiveState }) {
  if (ended === 'running' && quiet) {
    return (
      <Alert live title="No new values" tone="soon">
        The car does not answer at the moment.
        {series.length > 0 ? ' What is shown below is the last that came.' : null} Is the ignition on?
      </Alert>
    )
  }
  if (ended === 'lost') {
    return (
      <Alert
        action={
          <Button onClick={obd.liveFailed} size="sm" variant="secondary">
            Ask the doctor
          </Button>
        }
        live
        title="The values stopped"
        tone="soon"
      >
        The link to the adapter was lost. What was read stays below.
      </Alert>
    )
  }
  if (ended === 'unknown') {
    return (
      <Alert live title="Not known which values this car has" tone="soon">
        Not every control unit answered when it was asked for its list. Stop, and show the live values again.
      </Alert>
    )
  }
  return ended === 'nothing' ? (
    <Alert>This car reports no value that Tappet can show as a number.</Alert>
  ) : null
}

// The adapter answers one request at a time.
function useFeed(obd: ObdController, car: string, paused: boolean): LiveFeed | null {
  const [feed, setFeed] = useState<LiveFeed | null>(null)
  useEffect(() => {
    const connection = obd.connection()
    if (connection === null) return
    const started = startLive(connection, {
      clock,
      nowMs: browserClock.nowMs,
      ids: favouritesOf(car),
      own: ownValuesOf(car),
    })
    setFeed(started)
    return started.stop
  }, [obd, car])
  useEffect(() => feed?.pause(paused), [feed, paused])
  return feed
}
