import { codesOf, type Reading } from '@tappet/obd'
import { Trash2 } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { useSession } from '../../../backend/account/session.tsx'
import { formatMoment } from '../../../format/moment.ts'
import { useGarage } from '../../../offline/garage/use-garage.ts'
import { CARLESS_CHOICE, useCarless } from '../../../offline/garage/without-car.ts'
import { Badge, DemoBadge, IconButton, OwnerChoice, Section, toast } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { PIECE_NAMES } from '../copy.ts'
import { copy } from '../page-copy.ts'
import { isSeenEmpty, type KeptReport } from './report.ts'

type Props = {
  obd: ObdController
  reports: readonly KeptReport[]
  FollowUp: ComponentType<{ report: KeptReport }>
}

/** Demo reports stand apart. */
export function KeptReports({ reports, ...shared }: Props) {
  const real = reports.filter(({ demo }) => !demo)
  const before = real.filter(({ occasion }) => occasion === 'beforeClearing')
  const scans = real.filter(({ occasion }) => occasion === 'scan')
  const demo = reports.filter((report) => report.demo)
  return (
    <>
      <Group {...shared} reports={before} title={copy.savedBeforeClearing} />
      <Group {...shared} reports={scans} title={copy.savedScans} />
      <Group description={copy.demoScansHint} {...shared} reports={demo} title={copy.savedFromTheDemo} />
    </>
  )
}

function Group({
  obd,
  reports,
  FollowUp,
  title,
  description,
}: Props & { title: string; description?: string }) {
  if (reports.length === 0) return null
  const remove = async (report: KeptReport) => {
    const putBack = () =>
      obd.putBackKept(report).catch(() => toast.error(copy.notPutBack, { description: copy.notKeptByDevice }))
    try {
      await obd.removeKept(report.id)
      toast.success(copy.reportRemoved, { action: { label: copy.undo, onClick: () => void putBack() } })
    } catch {
      toast.error(copy.notRemoved, { description: copy.reportStays })
    }
  }
  return (
    <Section title={title} {...(description ? { description } : {})}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-card">
        {reports.map((report) => (
          <li className="flex flex-wrap items-start justify-end gap-3 p-2 pl-4 md:pl-6" key={report.id}>
            <Report report={report}>
              {report.demo ? null : (
                <>
                  {report.vehicleId === undefined ? <CarOfScan obd={obd} report={report} /> : null}
                  <FollowUp report={report} />
                </>
              )}
            </Report>
            <IconButton
              className="text-muted"
              icon={<Trash2 />}
              label={copy.removeReport(formatMoment(report.savedAtMs))}
              onClick={() => void remove(report)}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function CarOfScan({ obd, report }: { obd: ObdController; report: KeptReport }) {
  const userId = useSession().user?.id ?? null
  const { cars: garage, former } = useGarage(userId)
  const { text, cars, readAgain } = useCarless(userId)
  if (report.vin !== null && [...garage, ...former].some(({ vin }) => vin === report.vin)) return null
  return (
    <OwnerChoice
      {...CARLESS_CHOICE}
      onChoose={(vehicleId) => void obd.putBackKept({ ...report, vehicleId })}
      onReadAgain={readAgain}
      options={cars}
      text={text}
    />
  )
}

const holds = (reading: Reading<readonly unknown[]>) => reading.kind !== 'failed' && reading.value.length > 0

function emptyWords(report: KeptReport): string {
  if (!isSeenEmpty(report)) return copy.noCodesNotSure
  return report.otherCodes?.length === 0 ? copy.noCodes : copy.noEmissionsCodes
}

function Report({ report, children }: { report: KeptReport; children: ReactNode }) {
  const { codes, otherCodes = [], demo, occasion, deviceName, vin, freezeFrames, readiness } = report
  const allCodes = codesOf(codes)
  const also = [
    holds(freezeFrames) ? 'freeze frame' : null,
    holds(readiness) ? 'readiness' : null,
    vin ? `VIN ${vin}` : null,
  ].filter((part) => part !== null)
  return (
    <div className="min-w-0 flex-1 basis-40 py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">
          {allCodes.length > 0 ? allCodes.join(', ') : emptyWords(report)}
        </span>
        {demo ? <DemoBadge /> : null}
        {demo && occasion === 'beforeClearing' ? <Badge>{copy.savedBeforeClearing}</Badge> : null}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={new Date(report.savedAtMs).toISOString()}>{formatMoment(report.savedAtMs)}</time>,{' '}
        {deviceName}
        {copy.alsoSaved(also)}
      </p>
      {report.givenUp ? (
        <p className="text-sm">{copy.givenUp(report.givenUp.map((piece) => PIECE_NAMES[piece]))}</p>
      ) : null}
      {otherCodes.length > 0 ? <p className="text-sm">{copy.otherCodes(otherCodes)}</p> : null}
      {children}
    </div>
  )
}
