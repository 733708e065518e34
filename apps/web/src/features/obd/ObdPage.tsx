import { Radio } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Alert, Button, Page, PageColumns, PageHeader, Skeleton } from '../../ui/index.ts'
import { AdapterFinder } from './AdapterFinder.tsx'
import { ClearDialog } from './ClearDialog.tsx'
import { ClosenessCard } from './ClosenessCard.tsx'
import { CodeList } from './CodeList.tsx'
import type { ObdController } from './controller.ts'
import { DoctorCard } from './DoctorCard.tsx'
import { FreezeFrames } from './FreezeFrames.tsx'
import { GettingStarted } from './GettingStarted.tsx'
import { HEAD } from './head.ts'
import { InspectionCard } from './InspectionCard.tsx'
import { Instrument } from './Instrument.tsx'
import { KeptReports } from './KeptReports.tsx'
import { ReadinessCard } from './ReadinessCard.tsx'
import type { AskedScan } from './report.ts'
import type { ObdState } from './state.ts'
import { useObd } from './use-obd.ts'
import { VehicleCard } from './VehicleCard.tsx'

const LivePanel = lazy(() => import('./live/LivePanel.tsx'))

/** Reads, explains and clears the car's trouble codes. */
export function ObdPage({ onAsk }: { onAsk: (scan: AskedScan) => Promise<void> }) {
  const { obd, state } = useObd()
  const [finding, setFinding] = useState(false)
  const connected = state.connection.isConnected
  const hasResults = state.report !== null || state.activity === 'scanning'
  const open = () => {
    setFinding(true)
    void obd.search()
  }
  return (
    <Page>
      <PageHeader {...HEAD} />
      <Instrument obd={obd} onConnect={open} state={state} />
      <Notices onConnect={open} obd={obd} state={state} />
      {!connected && !hasResults && state.activity !== 'connecting' ? <GettingStarted /> : null}
      {hasResults ? <Results obd={obd} onAsk={onAsk} state={state} /> : null}
      <Live key={state.links} obd={obd} state={state} />
      {!connected && hasResults ? <GettingStarted /> : null}
      <KeptReports obd={obd} reports={state.kept} />
      <AdapterFinder obd={obd} onOpenChange={setFinding} open={finding} state={state} />
      <ClearDialog obd={obd} state={state} />
    </Page>
  )
}

type Parts = { obd: ObdController; state: ObdState }

function Notices({ obd, state, onConnect }: Parts & { onConnect: () => void }) {
  const { readFailure, codesLeft, permanentLeft, doctor, lostName, connection, report } = state
  return (
    <>
      {lostName !== null && !connection.isConnected ? (
        <Alert
          action={
            <Button onClick={onConnect} size="sm" variant="secondary">
              Connect Again
            </Button>
          }
          live
          title={`The link to ${lostName} was lost`}
          tone="soon"
        >
          Check that the adapter is plugged in, and connect again.
          {report ? ' What was read before stays on this page.' : null}
        </Alert>
      ) : null}
      {permanentLeft.length > 0 ? (
        <Alert title={`${permanentLeft.join(', ')} ${permanentLeft.length === 1 ? 'stays' : 'stay'} for now`}>
          A permanent code cannot be cleared. It goes by itself when the car has tested the part and found it
          good, usually after some days of driving.
        </Alert>
      ) : null}
      {readFailure ? (
        <Alert live title="The codes could not be read" tone="soon">
          {readFailure.givenBack
            ? 'This read was not counted. What was read before stays on this page.'
            : 'What was read before stays on this page.'}
        </Alert>
      ) : null}
      {codesLeft.length > 0 ? (
        <Alert live title={`${codesLeft.join(', ')} came back at once`} tone="soon">
          The car cleared, and found the fault again: it is present now. Have the cause repaired, then clear.
        </Alert>
      ) : null}
      {doctor ? (
        <DoctorCard
          connected={state.connection.isConnected}
          doctor={doctor}
          obd={obd}
          onConnect={onConnect}
        />
      ) : null}
    </>
  )
}

function Results({ obd, state, onAsk }: Parts & { onAsk: (scan: AskedScan) => Promise<void> }) {
  const { report, activity } = state
  if (report === null || activity === 'scanning') return <CodeList obd={obd} onAsk={onAsk} state={state} />
  return (
    <PageColumns
      aside={
        <>
          <ReadinessCard readiness={report.readiness} />
          <InspectionCard report={report} />
          <VehicleCard vehicle={report.vehicle} />
        </>
      }
      main={
        <>
          <CodeList obd={obd} onAsk={onAsk} state={state} />
          <FreezeFrames frames={report.freezeFrames} />
          <ClosenessCard reading={report.monitorTests} />
        </>
      }
    />
  )
}

function carOf({ report, connection }: ObdState): string {
  const vehicle = report?.vehicle
  const vin = !vehicle || vehicle.kind === 'failed' ? null : vehicle.value.vin
  return vin?.text ?? connection.deviceName ?? ''
}

function Live({ obd, state }: Parts) {
  // The car whose choice of values is shown; by its VIN once that was read.
  const [car, setCar] = useState<string | null>(null)
  const busy = state.activity !== null
  if (car === null) {
    if (!state.connection.isConnected) return null
    return (
      <div className="flex flex-col items-start gap-4 rounded-card border border-line p-4 sm:flex-row sm:items-center sm:justify-between md:px-6">
        <div>
          <h2 className="text-xl">Live values</h2>
          <p className="text-muted">
            Engine speed, temperatures, trims: as the car reports them, as they change.
          </p>
        </div>
        <Button
          disabled={busy}
          className="shrink-0"
          icon={<Radio aria-hidden="true" />}
          onClick={() => setCar(carOf(state))}
          variant="secondary"
        >
          Show Live Values
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <LivePanel car={car} demo={state.demo} obd={obd} onClose={() => setCar(null)} paused={busy} />
    </Suspense>
  )
}
