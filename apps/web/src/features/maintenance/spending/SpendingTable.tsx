import type { MonthSpend, SpendCategory } from '@tappet/upkeep'
import { wholeUsd } from '../../../format/usd.ts'

const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', timeZone: 'UTC' })

/** The chart as a table, without months that have no spending. */
export function SpendingTable({
  months,
  categories,
  year,
}: {
  months: readonly MonthSpend[]
  categories: readonly SpendCategory[]
  year: number
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it sideways.
    <section aria-label={`Spending in ${year}`} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full text-right text-sm">
        <thead>
          <tr className="border-b border-line [&_th]:p-1.5">
            <th className="text-left" scope="col">
              Month
            </th>
            {categories.map((category) => (
              <th key={category} scope="col">
                {category}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {months
            .filter(({ totalUsd }) => totalUsd > 0)
            .map(({ month, totalUsd, byCategoryUsd }) => (
              <tr className="border-b border-line last:border-0 [&>*]:p-1.5" key={month}>
                <th className="text-left font-normal" scope="row">
                  {MONTH.format(Date.UTC(2000, month - 1, 1))}
                </th>
                {categories.map((category) => (
                  <td key={category}>
                    {byCategoryUsd[category] > 0 ? wholeUsd(byCategoryUsd[category]) : '–'}
                  </td>
                ))}
                <td className="font-semibold">{wholeUsd(totalUsd)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
