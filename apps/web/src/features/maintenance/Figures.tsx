import { countServices, latestMileage, nextService, spentInYearUsd } from '@tappet/upkeep'
import { Link } from 'react-router'
import { useReminderPrefs } from '../../backend/upkeep.ts'
import { wholeNumber } from '../../format/count.ts'
import { localDay } from '../../format/local-day.ts'
import { wholeUsd } from '../../format/usd.ts'
import type { LogRow } from '../../offline/log/overlay.ts'
import { useDistanceUnit } from '../../platform/storage/distance-unit.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { dueText } from './next-copy.ts'

/** The next due service, from the reminders and the highest recorded mileage. */
export function useNextService(userId: string, rows: readonly LogRow[]) {
  const { data } = useReminderPrefs(userId)
  return nextService(data ?? [], { today: localDay(new Date()), currentMileage: latestMileage(rows) })
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
  const [unit] = useDistanceUnit()
  const year = Number(localDay(new Date()).slice(0, 4))
  return (
    <StatRow>
      <Stat label="Total Records" value={wholeNumber(countServices(rows))} />
      <Stat
        hint={`Since January 1, ${year}`}
        label="YTD Spending"
        value={wholeUsd(spentInYearUsd(rows, year))}
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
