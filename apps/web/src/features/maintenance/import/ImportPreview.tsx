import { costOf, type ImportedRecord, type LineProblem } from '@tappet/upkeep'
import { wholeNumber } from '../../../format/count.ts'
import { formatDistance } from '../../../format/distance.ts'
import { formatDay } from '../../../format/local-day.ts'
import { exactMoney } from '../../../format/money.ts'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { ImportProblems } from '../../../ui/index.ts'
import { countLabel } from '../copy.ts'

/** The list stops here; the rest is counted. */
const MAX_SHOWN = 50

/** New records, known records, and the problems of each line. */
export function ImportPreview({
  fresh,
  known,
  problems,
}: {
  fresh: readonly ImportedRecord[]
  known: number
  problems: readonly LineProblem[]
}) {
  return (
    <>
      <p aria-live="polite">
        <span className="font-semibold">
          {fresh.length === 0 ? 'Nothing new to add.' : `${countLabel(fresh.length)} will be added.`}
        </span>{' '}
        {known > 0
          ? `${countLabel(known)} ${known === 1 ? 'is' : 'are'} in your log already and will not be doubled.`
          : null}
      </p>
      <ImportProblems countText={wholeNumber} problems={problems} />
      {fresh.length > 0 ? <Preview records={fresh} /> : null}
    </>
  )
}

function Preview({ records }: { records: readonly ImportedRecord[] }) {
  const { distance: unit } = useUnits()
  return (
    <ul aria-label="Records to be added" className="divide-y divide-line rounded-card border border-line">
      {records.slice(0, MAX_SHOWN).map((record) => (
        <li className="flex items-baseline gap-3 px-3 py-2" key={record.line}>
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">
              <bdi>{record.item}</bdi>
            </p>
            <p className="text-sm text-muted">
              {formatDay(record.date)}
              {record.mileage === null ? null : ` · ${formatDistance(record.mileage, unit)}`}
            </p>
          </div>
          <Cost record={record} />
        </li>
      ))}
      {records.length > MAX_SHOWN ? (
        <li className="px-3 py-2 text-muted">And {wholeNumber(records.length - MAX_SHOWN)} more.</li>
      ) : null}
    </ul>
  )
}

function Cost({ record }: { record: ImportedRecord }) {
  const cost = costOf(record)
  return cost === null ? null : <span className="shrink-0 font-semibold">{exactMoney(cost)}</span>
}
