import { type FuelImport, paidOf } from '@tappet/upkeep'
import { wholeNumber } from '../../../format/count.ts'
import { formatDay } from '../../../format/local-day.ts'
import { exactMoney } from '../../../format/money.ts'
import { ImportProblems } from '../../../ui/index.ts'
import { amountText, decimal, fillUpCount } from '../copy.ts'

/** The list stops here; the rest is counted. */
const MAX_SHOWN = 50

/** New fill-ups, known ones, and the problems of each line. */
export function FuelImportPreview({
  fresh,
  known,
  problems,
}: {
  fresh: FuelImport['fillUps']
  known: number
  problems: FuelImport['problems']
}) {
  return (
    <>
      <p aria-live="polite">
        <span className="font-semibold">
          {fresh.length === 0 ? 'Nothing new to add.' : `${fillUpCount(fresh.length)} will be added.`}
        </span>{' '}
        {known > 0
          ? `${fillUpCount(known)} ${known === 1 ? 'is' : 'are'} in your list already and will not be doubled.`
          : null}
      </p>
      <ImportProblems countText={wholeNumber} problems={problems} />
      {fresh.length > 0 ? <Preview fillUps={fresh} /> : null}
    </>
  )
}

function Preview({ fillUps }: { fillUps: FuelImport['fillUps'] }) {
  return (
    <ul aria-label="Fill-ups to be added" className="divide-y divide-line rounded-card border border-line">
      {fillUps.slice(0, MAX_SHOWN).map((fillUp) => {
        const paid = paidOf(fillUp)
        return (
          <li className="flex items-baseline gap-3 px-3 py-2" key={fillUp.line}>
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{formatDay(fillUp.date)}</p>
              <p className="text-sm text-muted">
                {amountText(fillUp)}
                {fillUp.odometer === null
                  ? null
                  : ` · ${decimal(fillUp.odometer, 1, 0)} ${fillUp.odometer_unit}`}
                {fillUp.is_full ? null : ' · part fill'}
                {fillUp.missed ? ' · missed one before' : null}
              </p>
            </div>
            {paid === null ? null : <span className="shrink-0 font-semibold">{exactMoney(paid)}</span>}
          </li>
        )
      })}
      {fillUps.length > MAX_SHOWN ? (
        <li className="px-3 py-2 text-muted">And {wholeNumber(fillUps.length - MAX_SHOWN)} more.</li>
      ) : null}
    </ul>
  )
}
