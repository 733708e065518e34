import type { CodeDetails, UnitCode } from '@tappet/obd'
import { byteToHex, gapsOf } from '@tappet/obd'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Card, DemoBadge, Section } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { useTitles } from '../reading/use-titles.ts'
import { type CarReport, isNotSpoken } from '../saved/report.ts'
import { shownValue, valueName } from '../values.ts'
import { CodeLink } from './CodeCard.tsx'
import { copy } from './copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

const TITLE = copy.unitCodes
const NOT_ALL_TOLD = copy.unitCodesNotKnown
/** ISO 14229-1. */
const STATUS: readonly (readonly [number, string])[] = [
  [0x01, copy.statusFailing],
  [0x08, 'confirmed'],
  [0x04, 'pending'],
  [0x80, copy.statusLamp],
]

export function UnitCodesCard({ report, demo }: { report: CarReport; demo: boolean }) {
  const { unitCodes: reading, vehicle } = report
  const units = reading === null || reading.kind === 'failed' ? [] : reading.value.units
  const codes = units.flatMap(({ ecu, value }) => value.map((code) => ({ ecu, code })))
  const vin = vehicle === null || vehicle.kind === 'failed' ? null : vehicle.value.vin
  const { titles, make } = useTitles(
    codes.map(({ code }) => code.code),
    vin?.text ?? '',
  )
  if (reading === null || isNotSpoken(reading)) return null
  const gaps = gapsOf(reading, '19028D')
  if (reading.kind === 'failed') return <NotRead gaps={gaps} title={TITLE} words={copy.unitCodesUnread} />
  if (codes.length === 0)
    return gaps.length === 0 ? null : <NotRead gaps={gaps} title={TITLE} words={NOT_ALL_TOLD} />
  return (
    <Section action={demo ? <DemoBadge /> : undefined} description={copy.unitCodesHint} title={TITLE}>
      <ul className="flex flex-col gap-3">
        {codes.map(({ ecu, code }) => (
          <li key={`${ecu} ${code.number}`}>
            <Kept code={code} demo={demo} ecu={ecu} make={make} title={titles.get(code.code) ?? null} />
          </li>
        ))}
      </ul>
      <NotAllRead gaps={gaps} words={copy.unitCodesGaps} />
    </Section>
  )
}

type KeptProps = { ecu: string; code: UnitCode; title: string | null; make: string; demo: boolean }

function Kept({ ecu, code: { code, failureType, status, details }, ...link }: KeptProps) {
  const words = STATUS.filter(([bit]) => (status & bit) !== 0).map(([, word]) => word)
  return (
    <Card>
      <CodeLink {...link} className="md:px-6" code={code}>
        {unitName(ecu)}: {words.join(', ')}
        {failureType === 0 ? '' : copy.failureType(byteToHex(failureType))}
      </CodeLink>
      {details ? <Details {...details} /> : null}
    </Card>
  )
}

function Details({ values, makers }: CodeDetails) {
  const units = useUnits()
  if (values.length + makers.length === 0) return null
  return (
    <dl className="grid gap-x-8 border-t border-line px-4 py-2 text-sm sm:grid-cols-2 md:px-6">
      {values.flatMap(({ frame, pid, values: parts }) =>
        parts.map((part) => {
          const { text, unit } = shownValue(part, units)
          return (
            <div className="flex justify-between gap-4 py-1" key={`${frame} ${pid} ${part.label}`}>
              <dt className="text-muted">{valueName(pid, part.label)}</dt>
              <dd className="shrink-0">
                {text} {unit}
              </dd>
            </div>
          )
        }),
      )}
      {makers.map(({ record, hex }, index) => (
        <div className="py-1 sm:col-span-2" key={`${record} ${hex} ${String(index)}`}>
          <dt className="text-muted">{copy.makersRecord(record)}</dt>
          <dd className="figure break-all">{hex}</dd>
        </div>
      ))}
    </dl>
  )
}
