import {
  costOf,
  fieldText,
  fillUpFields,
  type ImportedFillUp,
  type ImportedRecord,
  logFields,
  paidOf,
} from '@tappet/upkeep'
import { exactMoney } from '../format/money.ts'
import { writersIn } from '../format/writers.ts'
import { useUnits } from '../platform/storage/preferences.ts'
import { copy } from './copy.ts'

/** A list stops here; the rest is counted. */
const MAX_SHOWN = 50

type Line = { key: string; title: string; details: string; paid: string }

export function Preview({
  records,
  fillUps,
}: {
  records: readonly ImportedRecord[]
  fillUps: readonly ImportedFillUp[]
}) {
  const write = writersIn(useUnits())
  const ofRecord = (record: ImportedRecord): Line => {
    const cost = costOf(record)
    return {
      key: `${record.line} ${record.source}`,
      title: record.item,
      details: joined(['date', 'mileage', 'shop'].map((name) => fieldText(logFields, name, record, write))),
      paid: cost === null ? '' : exactMoney(cost),
    }
  }
  const ofFillUp = (fillUp: ImportedFillUp): Line => {
    const paid = paidOf(fillUp)
    const marks = [fillUp.is_full ? '' : copy.partFill, fillUp.missed ? copy.missedBefore : '']
    return {
      key: `${fillUp.line} ${fillUp.source} ${fillUp.energy}`,
      title: fieldText(fillUpFields, 'date', fillUp, write),
      details: joined([
        ...['energy', 'amount', 'odometer', 'station'].map((name) =>
          fieldText(fillUpFields, name, fillUp, write),
        ),
        ...marks,
      ]),
      paid: paid === null ? '' : exactMoney(paid),
    }
  }
  return (
    <>
      <Lines label={copy.records} lines={records.map(ofRecord)} />
      <Lines label={copy.fillUps} lines={fillUps.map(ofFillUp)} />
    </>
  )
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join(' · ')

function Lines({ label, lines }: { label: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card border border-line">
      {lines.slice(0, MAX_SHOWN).map(({ key, title, details, paid }) => (
        <li className="flex flex-wrap items-baseline gap-x-3 px-3 py-2" key={key}>
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold wrap-anywhere">
              <bdi>{title}</bdi>
            </p>
            <p className="text-sm text-muted">
              <bdi>{details}</bdi>
            </p>
          </div>
          {paid === '' ? null : <span className="shrink-0 font-semibold">{paid}</span>}
        </li>
      ))}
      {lines.length > MAX_SHOWN ? (
        <li className="px-3 py-2 text-muted">{copy.more(lines.length - MAX_SHOWN)}</li>
      ) : null}
    </ul>
  )
}
