import { countServices, nextService, spentInYear } from '@tappet/upkeep'
import { Link } from 'react-router'
import type { CarKey } from '../../backend/car.ts'
import { useReminderPrefs } from '../../backend/upkeep.ts'
import { wholeNumber } from '../../format/count.ts'
import { localDay } from '../../format/local-day.ts'
import { wholeSums } from '../../format/money.ts'
import type { LogRow } from '../../offline/log/overlay.ts'
import { useUnits } from '../../platform/storage/preferences.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { dueText } from './next-copy.ts'

/** The next due service, from the reminders and the car's mileage; undefined while the reminders are not read. */
export function useNextService(userId: string, car: CarKey | null, currentMileage: number | null) {
  const { data } = useReminderPrefs(userId, car)
  return data && nextService(data, { today: localDay(new Date()), currentMileage })
}

const NOT_KNOWN = { value: '–', hint: 'Known when the whole log is read' }

/** The three stat cards of the log. */
export function Figures({
  rows,
  isComplete,
  next,
  onLog,
}: {
  rows: readonly LogRow[]
  isComplete: boolean
  next: ReturnType<typeof useNextService>
  /** Opens the form for the next service. */
  onLog: (item: string) => void
}) {
  const { distance: unit, currency } = useUnits()
  const year = Number(localDay(new Date()).slice(0, 4))
  return (
    <StatRow>
      <Stat
        label="Total Records"
        {...(isComplete ? { value: wholeNumber(countServices(rows)) } : NOT_KNOWN)}
      />
      <Stat
        label="YTD Spending"
        {...(isComplete
          ? { hint: `Since January 1, ${year}`, value: wholeSums(spentInYear(rows, year), currency) }
          : NOT_KNOWN)}
      />
      <Stat
        hint={
          next ? (
            <span className="inline-flex flex-wrap items-center gap-x-3">
              {dueText(next, unit)}
              <button
                className="text-link -my-3 min-h-12 font-semibold"
                onClick={() => onLog(next.item)}
                type="button"
              >
                Log it
              </button>
            </span>
          ) : next === undefined ? undefined : (
            <Link className="text-link -my-3 inline-flex min-h-12 items-center" to="/reminder-settings">
              Set a reminder to see it here
            </Link>
          )
        }
        label="Next Service"
        value={next ? <span className="text-xl sm:text-2xl">{next.item}</span> : '–'}
      />
    </StatRow>
  )
}
