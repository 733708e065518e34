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

/** The next due service, from the reminders and the car's mileage. */
export function useNextService(userId: string, car: CarKey | null, currentMileage: number | null) {
  const { data } = useReminderPrefs(userId, car)
  return nextService(data ?? [], { today: localDay(new Date()), currentMileage })
}

/** The three stat cards of the log. */
export function Figures({
  rows,
  next,
  onLog,
}: {
  rows: readonly LogRow[]
  next: ReturnType<typeof useNextService>
  /** Opens the form for the next service. */
  onLog: (item: string) => void
}) {
  const { distance: unit, currency } = useUnits()
  const year = Number(localDay(new Date()).slice(0, 4))
  return (
    <StatRow>
      <Stat label="Total Records" value={wholeNumber(countServices(rows))} />
      <Stat
        hint={`Since January 1, ${year}`}
        label="YTD Spending"
        value={wholeSums(spentInYear(rows, year), currency)}
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
          ) : (
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
