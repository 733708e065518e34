import { type CarCost, countServices, isRunning, spentInYear, unpricedInYear } from '@tappet/upkeep'
import { Link } from 'react-router'
import type { useNextService } from '../../backend/car/upkeep.ts'
import { wholeNumber } from '../../format/count.ts'
import { dueText } from '../../format/due.ts'
import { localDay } from '../../format/local-day.ts'
import { wholeSums } from '../../format/money.ts'
import type { LogRow } from '../../offline/log/table.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { copy } from './copy.ts'

/** As high as what will stand here: other costs and reminders are read after the log. */
export const HINT_ROOM = <span className="inline-block h-6" />

const NOT_KNOWN = { value: '–', hint: copy.whenRead }

export function Figures({
  rows,
  costs,
  isComplete,
  due,
  onLog,
}: {
  rows: readonly LogRow[]
  /** Of the car, which the year's figure leaves out. */
  costs: readonly CarCost[]
  isComplete: boolean
  due: ReturnType<typeof useNextService>
  onLog: (item: string) => void
}) {
  const { distance: unit, currency } = useUnits()
  const { next = null, open = 0 } = due ?? {}
  const year = Number(localDay(new Date()).slice(0, 4))
  return (
    <StatRow>
      <Stat
        hint={
          next ? (
            <span className="inline-flex flex-wrap items-center gap-x-3">
              {dueText(next, unit)}
              {open > 0 ? <OpenServices count={open} /> : null}
              <button
                className="text-link -my-3 min-h-12 font-semibold"
                onClick={() => onLog(next.item)}
                type="button"
              >
                {copy.logIt}
              </button>
            </span>
          ) : due === undefined ? (
            HINT_ROOM
          ) : open > 0 ? (
            <OpenServices count={open} />
          ) : (
            <Link className="text-link -my-3 inline-flex min-h-12 items-center" to="/reminder-settings">
              {copy.setReminder}
            </Link>
          )
        }
        label={copy.nextService}
        value={next ? <span className="text-2xl sm:text-3xl">{next.item}</span> : '–'}
      />
      <Stat
        label={copy.totalRecords}
        {...(isComplete ? { value: wholeNumber(countServices(rows)) } : NOT_KNOWN)}
      />
      <Stat
        label={copy.spendingThisYear}
        {...(isComplete ? yearSpending(rows, costs, year, currency) : NOT_KNOWN)}
      />
    </StatRow>
  )
}

/** A record without a cost is no service for nothing. */
function yearSpending(rows: readonly LogRow[], costs: readonly CarCost[], year: number, currency: string) {
  const sums = spentInYear(rows, year)
  const unpriced = unpricedInYear(rows, year)
  return {
    hint:
      [
        ...(costs.some(isRunning) ? [copy.serviceAlone] : []),
        ...(unpriced === 0 ? [] : [copy.withoutCost(unpriced)]),
      ].join(', ') || HINT_ROOM,
    value: sums.length === 0 && unpriced > 0 ? '–' : wholeSums(sums, currency),
  }
}

function OpenServices({ count }: { count: number }) {
  return (
    <Link className="text-link -my-3 inline-flex min-h-12 items-center py-3" to="/reminder-settings">
      {copy.openReminders(count)}
    </Link>
  )
}
