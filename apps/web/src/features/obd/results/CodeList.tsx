import type { CodesReading, Gap } from '@tappet/obd'
import { hasAllStored, isCertainlyEmpty, kindsByUnit } from '@tappet/obd'
import { CircleCheck, Eraser, Save, Stethoscope } from 'lucide-react'
import { useState } from 'react'
import { Alert, Button, DemoBadge, Section } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { unitName } from '../copy.ts'
import { useTitles } from '../reading/use-titles.ts'
import type { CarReport } from '../saved/report.ts'
import { keptBeside, unitsAnswered } from '../saved/report.ts'
import type { ObdState } from '../state.ts'
import { CodeCard } from './CodeCard.tsx'
import { copy } from './copy.ts'
import { Missing } from './Missing.tsx'

export type ResultsProps = {
  obd: ObdController
  state: ObdState
  onAsk: (report: CarReport, demo: boolean) => Promise<void>
  isForCase: boolean
}

export function CodeList({ obd, state, ...asking }: ResultsProps) {
  const { connection, report, activity, demo } = state
  if (report === null) return null
  const { codes } = connection
  return (
    <Section action={demo ? <DemoBadge /> : undefined} title={copy.troubleCodes}>
      {codes.length > 0 ? <Units report={report} state={state} /> : null}
      {codes.length === 0 && isCertainlyEmpty(report.codes) ? (
        <NoCodes
          beside={keptBeside(report).length}
          reading={report.codes.value}
          units={unitsAnswered(report) ? 'asked' : activity === null ? 'notAsked' : 'reading'}
        />
      ) : null}
      {report.codes.kind === 'partial' ? (
        <Unread gaps={report.codes.missing} obd={obd} state={state} />
      ) : null}
      <Actions obd={obd} state={state} {...asking} />
    </Section>
  )
}

type NoCodesProps = {
  reading: CodesReading
  beside: number
  units: 'reading' | 'asked' | 'notAsked'
}

const UNITS = {
  reading: copy.unitsBeingRead,
  asked: '',
  notAsked: copy.unitsNotRead,
}

function NoCodes({ reading: { permanent }, beside, units }: NoCodesProps) {
  const withoutPermanent = permanent.kind === 'complete' && permanent.value.units.length === 0
  if (beside > 0 || units !== 'asked') {
    return (
      <Alert title={copy.noEmissionsCodes}>
        {copy.allAskedForThem} {beside > 0 ? copy.otherCodesBelow : UNITS[units]}
      </Alert>
    )
  }
  return (
    <div className="flex gap-4 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <CircleCheck className="size-8 shrink-0 text-safe" />
      <div>
        <h3 className="text-xl">{copy.noTroubleCodes}</h3>
        <p className="mt-1 text-muted">
          {copy.allAsked}
          {withoutPermanent ? copy.noPermanentAnswer : null} {copy.otherWays}
        </p>
      </div>
    </div>
  )
}

function Units({ state, report }: Pick<ResultsProps, 'state'> & { report: CarReport }) {
  const { connection, demo } = state
  const vehicle = report.vehicle && report.vehicle.kind !== 'failed' ? report.vehicle.value : null
  const { titles, make } = useTitles(connection.codes, vehicle?.vin?.text ?? '')
  return (
    <div className="flex flex-col gap-5">
      {[...kindsByUnit(report.codes.value)].map(([ecu, codes]) => (
        <section aria-label={unitName(ecu)} className="flex flex-col gap-2" key={ecu}>
          <h3 className="text-lg font-semibold">{unitName(ecu)}</h3>
          <ul className="grid gap-3 fit-cols-2">
            {[...codes].map(([code, kinds]) => (
              <li key={code}>
                <CodeCard
                  code={code}
                  demo={demo}
                  kinds={kinds}
                  make={make}
                  title={titles.get(code) ?? null}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Unread({ obd, state, gaps }: Pick<ResultsProps, 'obd' | 'state'> & { gaps: readonly Gap[] }) {
  const { connection, activity, report } = state
  const codeCount = connection.codes.length
  const isClearable = report !== null && hasAllStored(report.codes.value)
  return (
    <Alert
      action={
        connection.isConnected ? (
          <Button
            disabled={activity !== null}
            onClick={() => void obd.scanAgain()}
            size="sm"
            variant="secondary"
          >
            {copy.readMissing}
          </Button>
        ) : undefined
      }
      title={codeCount === 0 ? copy.codesNotKnown : copy.maybeMoreCodes}
      tone="soon"
    >
      {copy.gapsFollow}
      <Missing gaps={gaps} />
      <p className="mt-2">
        {connection.isConnected ? copy.readAgainAdvice : copy.connectAgainAdvice}
        {codeCount > 0 && !isClearable ? copy.clearNeedsAll : null}
      </p>
    </Alert>
  )
}

function Actions({ obd, state, onAsk, isForCase }: ResultsProps) {
  const { connection, activity, demo, report, reportKept } = state
  const { codes } = connection
  const [asking, setAsking] = useState(false)
  const busy = activity !== null
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {report === null ? null : (
        <Button
          icon={<Stethoscope />}
          loading={asking || activity === 'reading-more'}
          onClick={() => {
            setAsking(true)
            void onAsk(report, demo).finally(() => setAsking(false))
          }}
        >
          {isForCase ? copy.addToCase : copy.askCause}
          {demo ? ' (demo)' : ''}
        </Button>
      )}
      <Button
        disabled={busy || reportKept}
        icon={<Save />}
        onClick={() => void obd.keepReport()}
        variant="secondary"
      >
        {reportKept ? copy.scanSaved : copy.saveScan}
      </Button>
      {codes.length > 0 && connection.isConnected && report !== null && !report.clearable ? (
        <p className="basis-full text-muted">{copy.udsIsNotCleared}</p>
      ) : null}
      {codes.length > 0 &&
      connection.isConnected &&
      report?.clearable === true &&
      hasAllStored(report.codes.value) ? (
        <Button disabled={busy} icon={<Eraser />} onClick={() => void obd.prepareClear()} variant="secondary">
          {copy.clearCodes}
        </Button>
      ) : null}
    </div>
  )
}
