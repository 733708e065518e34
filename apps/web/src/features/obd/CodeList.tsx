import { CircleCheck, Eraser, Save, Stethoscope } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Alert, Button, DemoBadge, Section, SkeletonCard } from '../../ui/index.ts'
import { CodeCard } from './CodeCard.tsx'
import type { ObdController } from './controller.ts'
import { unitName } from './copy.ts'
import { byUnit, unreadUnits } from './report.ts'
import type { ObdState } from './state.ts'
import { useTitles } from './use-titles.ts'

type Props = { obd: ObdController; state: ObdState }

/** The trouble codes of the last scan, by control unit, and what can be done with them. */
export function CodeList({ obd, state }: Props) {
  const { connection, report, activity, demo } = state
  if (activity === 'scanning') {
    return (
      <Section title="Trouble codes">
        <div className="grid gap-3 md:grid-cols-2">
          <SkeletonCard label="Reading the trouble codes" />
          <SkeletonCard label="" />
        </div>
      </Section>
    )
  }
  if (report === null) return null
  const { codes } = connection
  return (
    <Section action={demo ? <DemoBadge /> : undefined} title="Trouble codes">
      {codes.length === 0 ? <NoCodes /> : <Units state={state} />}
      <Unread state={state} />
      <Actions obd={obd} state={state} />
    </Section>
  )
}

function NoCodes() {
  return (
    <div className="flex gap-4 rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
      <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-safe" />
      <div>
        <h3 className="text-xl">No trouble codes</h3>
        <p className="mt-1 text-muted">
          Every control unit that was asked answered, and none reported a code. If something still sounds or
          feels wrong, a sound or symptom diagnosis may find it.
        </p>
      </div>
    </div>
  )
}

function Units({ state }: Pick<Props, 'state'>) {
  const { connection, report, demo } = state
  const { titles, make } = useTitles(connection.codes, report?.vehicle?.vin?.text ?? '')
  return (
    <div className="flex flex-col gap-5">
      {byUnit(connection.codes).map(({ ecu, codes }) => {
        const told = report?.vehicle?.units.find((unit) => unit.ecu === ecu)?.name
        return (
          <section aria-label={`${unitName(ecu, null)} ${ecu}`} className="flex flex-col gap-2" key={ecu}>
            <h3 className="flex flex-wrap items-baseline gap-x-2 text-lg font-semibold">
              {unitName(ecu, null)}
              <span className="text-base font-normal text-muted">
                {told ? `${told}, ` : ''}address {ecu}
              </span>
            </h3>
            <ul className="grid gap-3 md:grid-cols-2">
              {codes.map((code) => (
                <li key={code.code}>
                  <CodeCard code={code} demo={demo} make={make} title={titles.get(code.code) ?? null} />
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Unread({ state: { report } }: Pick<Props, 'state'>) {
  const unread = report ? unreadUnits(report.codes) : []
  if (unread.length === 0) return null
  return (
    <Alert tone="soon">
      Not every answer came whole ({unread.join(', ')}): there may be more codes than are listed. Scan again
      to be sure.
    </Alert>
  )
}

function Actions({ obd, state }: Props) {
  const navigate = useNavigate()
  const { connection, activity, demo, reportKept } = state
  const codes = connection.codes.map(({ code }) => code)
  const busy = activity !== null
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {codes.length > 0 ? (
        <Button
          icon={<Stethoscope aria-hidden="true" />}
          onClick={() =>
            void navigate('/comprehensive-diagnosis', { state: { codes, ...(demo && { demo }) } })
          }
        >
          {demo ? 'Diagnose with these demo codes' : 'Diagnose with these codes'}
        </Button>
      ) : null}
      <Button
        disabled={busy || reportKept}
        icon={<Save aria-hidden="true" />}
        onClick={() => void obd.keepReport()}
        variant="secondary"
      >
        {reportKept ? 'Scan saved' : 'Save Scan'}
      </Button>
      {codes.length > 0 && connection.isConnected ? (
        <Button
          disabled={busy}
          icon={<Eraser aria-hidden="true" />}
          onClick={() => void obd.prepareClear()}
          variant="secondary"
        >
          Clear Codes
        </Button>
      ) : null}
    </div>
  )
}
