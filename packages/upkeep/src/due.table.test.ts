import { describe, expect, it } from 'vitest'
import { dueReminders, reminderBadge, reminderStatus } from './index.ts'

/*
 * The due rule by hand. Columns: today and the odometer; the interval in months and miles; when and at what
 * mileage it was last done -> days left, miles left, badge, severity, and whether it is shown. "-" is null.
 */
const CASES = `
# by time, every boundary, in a plain month
2026-03-15 -      6 -    2025-09-13 -     | -2  -    Overdue       high   shown
2026-03-15 -      6 -    2025-09-14 -     | -1  -    Overdue       high   shown
2026-03-15 -      6 -    2025-09-15 -     | 0   -    Due_This_Week high   shown
2026-03-15 -      6 -    2025-09-16 -     | 1   -    Due_This_Week high   shown
2026-03-15 -      6 -    2025-09-21 -     | 6   -    Due_This_Week high   shown
2026-03-15 -      6 -    2025-09-22 -     | 7   -    Due_This_Week high   shown
2026-03-15 -      6 -    2025-09-23 -     | 8   -    Due_Soon      medium shown
2026-03-15 -      6 -    2025-09-28 -     | 13  -    Due_Soon      medium shown
2026-03-15 -      6 -    2025-09-29 -     | 14  -    Due_Soon      medium shown
2026-03-15 -      6 -    2025-09-30 -     | 15  -    Upcoming      low    shown
2026-03-15 -      6 -    2025-10-13 -     | 29  -    Upcoming      low    shown
2026-03-15 -      6 -    2025-10-14 -     | 30  -    Upcoming      low    shown
2026-03-15 -      6 -    2025-10-15 -     | 31  -    Upcoming      low    hidden
2026-03-15 -      6 -    2025-11-15 -     | 61  -    Upcoming      low    hidden
2026-03-15 -      6 -    2026-03-15 -     | 184 -    Upcoming      low    hidden
2026-03-15 -      12 -   2024-03-15 -     | -365 -   Overdue       high   shown
2026-03-15 -      12 -   2020-03-15 -     | -1826 -  Overdue       high   shown
# months of other lengths, and years that leap
2026-02-28 -      6 -    2025-08-31 -     | 0   -    Due_This_Week high   shown
2026-02-28 -      6 -    2025-08-28 -     | 0   -    Due_This_Week high   shown
2026-02-27 -      6 -    2025-08-31 -     | 1   -    Due_This_Week high   shown
2026-03-01 -      6 -    2025-08-31 -     | -1  -    Overdue       high   shown
2024-02-29 -      6 -    2023-08-31 -     | 0   -    Due_This_Week high   shown
2024-02-28 -      6 -    2023-08-31 -     | 1   -    Due_This_Week high   shown
2024-03-01 -      6 -    2023-08-30 -     | -1  -    Overdue       high   shown
2025-02-28 -      12 -   2024-02-29 -     | 0   -    Due_This_Week high   shown
2025-03-01 -      12 -   2024-02-29 -     | -1  -    Overdue       high   shown
2028-02-29 -      48 -   2024-02-29 -     | 0   -    Due_This_Week high   shown
2028-02-22 -      48 -   2024-02-29 -     | 7   -    Due_This_Week high   shown
2028-02-21 -      48 -   2024-02-29 -     | 8   -    Due_Soon      medium shown
2026-04-30 -      1 -    2026-03-31 -     | 0   -    Due_This_Week high   shown
2026-05-01 -      1 -    2026-03-31 -     | -1  -    Overdue       high   shown
2026-12-25 -      2 -    2026-10-31 -     | 6   -    Due_This_Week high   shown
2026-12-31 -      2 -    2026-10-31 -     | 0   -    Due_This_Week high   shown
2027-01-01 -      2 -    2026-10-31 -     | -1  -    Overdue       high   shown
2026-12-31 -      1 -    2026-12-01 -     | 1   -    Due_This_Week high   shown
2100-02-28 -      12 -   2099-02-28 -     | 0   -    Due_This_Week high   shown
2100-03-01 -      12 -   2099-03-01 -     | 0   -    Due_This_Week high   shown
# across the days on which clocks change
2026-03-08 -      1 -    2026-02-09 -     | 1   -    Due_This_Week high   shown
2026-03-29 -      1 -    2026-03-05 -     | 7   -    Due_This_Week high   shown
2026-10-25 -      1 -    2026-10-09 -     | 15  -    Upcoming      low    shown
2026-11-01 -      1 -    2026-10-15 -     | 14  -    Due_Soon      medium shown
# by mileage, every boundary
2026-03-15 49000  - 5000 -          45000 | -   1000 Upcoming      low    shown
2026-03-15 48999  - 5000 -          45000 | -   1001 Upcoming      low    hidden
2026-03-15 45000  - 5000 -          45000 | -   5000 Upcoming      low    hidden
2026-03-15 49499  - 5000 -          45000 | -   501  Upcoming      low    shown
2026-03-15 49500  - 5000 -          45000 | -   500  Due_Soon      medium shown
2026-03-15 49999  - 5000 -          45000 | -   1    Due_Soon      medium shown
2026-03-15 50000  - 5000 -          45000 | -   0    Overdue       high   shown
2026-03-15 50001  - 5000 -          45000 | -   -1   Overdue       high   shown
2026-03-15 99999  - 5000 -          45000 | -   -49999 Overdue     high   shown
2026-03-15 0      - 1 -             0     | -   1    Due_Soon      medium shown
2026-03-15 0      - 5000 -          0     | -   5000 Upcoming      low    hidden
2026-03-15 4000   - 5000 -          0     | -   1000 Upcoming      low    shown
2026-03-15 1      - 1 -             0     | -   0    Overdue       high   shown
2026-03-15 40000  - 5000 -          45000 | -   10000 Upcoming     low    hidden
2026-03-15 999999 - 1000000 -       0     | -   1    Due_Soon      medium shown
# by both: the more urgent one decides, either one shows it
2026-03-15 45000  6 5000 2025-10-15 45000 | 31  5000 Upcoming      low    hidden
2026-03-15 45000  6 5000 2025-10-14 45000 | 30  5000 Upcoming      low    shown
2026-03-15 49000  6 5000 2025-10-15 45000 | 31  1000 Upcoming      low    shown
2026-03-15 48999  6 5000 2025-10-15 45000 | 31  1001 Upcoming      low    hidden
2026-03-15 49500  6 5000 2026-03-15 45000 | 184 500  Due_Soon      medium shown
2026-03-15 50000  6 5000 2026-03-15 45000 | 184 0    Overdue       high   shown
2026-03-15 45000  6 5000 2025-09-14 45000 | -1  5000 Overdue       high   shown
2026-03-15 49500  6 5000 2025-09-22 45000 | 7   500  Due_This_Week high   shown
2026-03-15 49501  6 5000 2025-09-29 45000 | 14  499  Due_Soon      medium shown
2026-03-15 49000  6 5000 2025-09-29 45000 | 14  1000 Due_Soon      medium shown
2026-03-15 49900  6 5000 2025-09-30 45000 | 15  100  Due_Soon      medium shown
2026-03-15 50000  6 5000 2025-09-15 45000 | 0   0    Overdue       high   shown
2026-03-15 51000  6 5000 2025-09-01 45000 | -14 -1000 Overdue      high   shown
2026-03-15 45100  6 5000 2025-09-15 45000 | 0   4900 Due_This_Week high   shown
# one half cannot be counted: the other one is
2026-03-15 -      6 5000 2025-09-15 45000 | 0   -    Due_This_Week high   shown
2026-03-15 50000  6 5000 2025-09-15 -     | 0   -    Due_This_Week high   shown
2026-03-15 50000  6 5000 -          45000 | -   0    Overdue       high   shown
2026-03-15 50000  - 5000 2025-09-15 45000 | -   0    Overdue       high   shown
2026-03-15 50000  6 -    2025-09-15 45000 | 0   -    Due_This_Week high   shown
# nothing can be counted: nobody is told anything
2026-03-15 50000  - -    2025-09-15 45000 | nothing
2026-03-15 50000  6 5000 -          -     | nothing
2026-03-15 -      - 5000 2025-09-15 45000 | nothing
2026-03-15 -      - 5000 -          -     | nothing
2026-03-15 50000  6 -    -          45000 | nothing
2026-03-15 50000  - 5000 2025-09-15 -     | nothing
2026-03-15 -      - -    -          -     | nothing
# the catalogue's own intervals
2026-06-01 62000  6 5000 2025-12-01 57000 | 0   0    Overdue       high   shown
2026-06-01 69000  12 12000 2025-06-15 57000 | 14 0   Overdue       high   shown
2026-06-01 81600  24 25000 2024-06-20 57000 | 19 400 Due_Soon      medium shown
2026-06-01 60000  60 60000 2021-06-08 1000 | 7  1000 Due_This_Week high   shown
2026-06-01 60999  48 60000 2022-07-01 1000 | 30 1    Due_Soon      medium shown
`

type Case = { line: string; given: string[]; expected: string[] }

const cases: Case[] = CASES.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [input = '', expected = ''] = line.split('|')
    return { line, given: input.trim().split(/\s+/), expected: expected.trim().split(/\s+/) }
  })

const number = (text: string | undefined) => (text === '-' ? null : Number(text))
const day = (text: string | undefined) => (text === '-' ? null : (text ?? null))

describe('the due rule, case by case [REM-002] [REM-017] [REM-025] [REM-027] [REM-028] [REM-029] [REM-030] [REM-031] [REM-032] [REM-033]', () => {
  it('has at least 80 cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(80)
    expect(new Set(cases.map(({ line }) => line)).size).toBe(cases.length)
  })

  it.each(cases)('$line', ({ given, expected }) => {
    const [today = '', mileage, months, miles, lastDate, lastMileage] = given
    const preference = {
      id: 'r1',
      item: 'Oil Change',
      months_interval: number(months),
      miles_interval: number(miles),
      last_done_date: day(lastDate),
      last_done_mileage: number(lastMileage),
    }
    const odometer = { today, currentMileage: number(mileage) }
    const status = reminderStatus(preference, odometer)
    if (expected[0] === 'nothing') {
      expect(status).toBeNull()
      return
    }
    if (status === null) throw new Error('it can be counted')
    const [days, milesLeft, badge, severity, shown] = expected
    expect({
      type: status.type,
      daysUntilDue: status.daysUntilDue,
      milesUntilDue: status.milesUntilDue,
      badge: reminderBadge(status),
      severity: status.severity,
      overdue: status.overdue,
      shown: dueReminders([preference], odometer).length === 1,
    }).toEqual({
      type: days === '-' ? 'mileage' : milesLeft === '-' ? 'time' : 'both',
      daysUntilDue: number(days),
      milesUntilDue: number(milesLeft),
      badge: badge?.replaceAll('_', ' '),
      severity,
      overdue: badge === 'Overdue',
      shown: shown === 'shown',
    })
  })
})
