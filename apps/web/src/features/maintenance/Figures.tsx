import { countServices, latestMileage, nextService, spentInYearUsd } from '@tappet/upkeep'
import { Link } from 'react-router'
import { useReminderPrefs } from '../../backend/upkeep.ts'
import { wholeNumber } from '../../platform/count.ts'
import { useDistanceUnit } from '../../platform/distance-unit.ts'
import { localDay } from '../../platform/local-day.ts'
import { wholeUsd } from '../../platform/usd.ts'
import { Stat, StatRow } from '../../ui/index.ts'
import { dueWords } from './next-words.ts'
import type { LogRow } from './outbox/overlay.ts'

/** What comes next, by the reminders and the highest mileage on record. */
export function useNextService(userId: string, rows: readonly LogRow[]) {
  const { data } = useReminderPrefs(userId)
  return nextService(data ?? [], { today: localDay(new Date()), currentMileage: latestMileage(rows) })
}

/** The three figures of the log. */
export function Figures({
  rows,
  next,
  onLog,
}: {
  rows: readonly LogRow[]
  next: ReturnType<typeof useNextService>
  /** Writes the next service down. */
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
              {dueWords(next, unit)}
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
