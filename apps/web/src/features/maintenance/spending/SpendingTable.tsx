import type { MonthSpend, SpendCategory } from '@tappet/upkeep'
import { copy } from './copy.ts'

const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' })

/** "March" for 3. */
export const monthName = (month: number) => MONTH.format(Date.UTC(2000, month - 1, 1))

/** The chart as a table, without months that have no spending. */
export function SpendingTable({
  months,
  categories,
  year,
  money,
}: {
  months: readonly MonthSpend[]
  categories: readonly SpendCategory[]
  year: number
  /** A sum in minor units as text. */
  money: (minor: number) => string
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it sideways.
    <section aria-label={copy.table(year)} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-right text-sm">
        <thead>
          <tr className="border-b border-line [&_th]:p-1.5">
            <th className="text-left" scope="col">
              {copy.month}
            </th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {category}
              </th>
            ))}
            <th scope="col">{copy.total}</th>
          </tr>
        </thead>
        <tbody>
          {months
            .filter(({ total }) => total > 0)
            .map(({ month, total, byCategory }) => (
              <tr className="border-b border-line last:border-0 [&>*]:p-1.5" key={month}>
                <th className="text-left font-normal" scope="row">
                  {monthName(month)}
                </th>
                {categories.map((category) => (
                  <td key={category}>{byCategory[category] !== 0 ? money(byCategory[category]) : '–'}</td>
                ))}
                <td className="font-semibold">{money(total)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
