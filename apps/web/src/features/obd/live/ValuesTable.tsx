import { useUnits } from '../../../platform/storage/preferences.ts'
import { shownNumber } from '../values.ts'
import { copy } from './chart-copy.ts'
import type { Series } from './feed.ts'

export function ValuesTable({ series, isLive }: { series: readonly Series[]; isLive: boolean }) {
  const units = useUnits()
  return (
    <div className="@container overflow-x-auto rounded-card border border-line bg-surface">
      {/* Large text has a value's name on a line of its own, its three figures below. */}
      <table className="w-full text-left @max-xs:grid @max-xs:grid-cols-3 @max-xs:text-sm @max-xs:[&>:is(thead,tbody)]:contents @max-xs:[&_th:first-child]:col-span-3 @max-xs:[&_th:first-child]:pb-0 @max-xs:[&_tr]:col-span-3 @max-xs:[&_tr]:grid @max-xs:[&_tr]:grid-cols-subgrid @max-xs:[&_:is(td,th)]:px-2">
        <caption className="sr-only">{copy.tableCaption}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th className="px-4 py-2 font-normal" scope="col">
              {copy.value}
            </th>
            <th className="px-2 py-2 text-right font-normal" scope="col">
              {isLive ? copy.now : copy.last}
            </th>
            <th className="px-2 py-2 text-right font-normal" scope="col">
              {copy.least}
            </th>
            <th className="px-4 py-2 text-right font-normal" scope="col">
              {copy.greatest}
            </th>
          </tr>
        </thead>
        <tbody>
          {series.map(({ value: { id, name, unit }, latest, min, max }) => {
            const now = shownNumber(latest, unit, units)
            return (
              <tr className="border-t border-line" key={id}>
                <th className="px-4 py-2 font-normal" scope="row">
                  {name}
                </th>
                <td className="px-2 py-2 text-right font-semibold @xs:whitespace-nowrap">
                  {now.text} {now.unit}
                </td>
                <td className="px-2 py-2 text-right">{shownNumber(min, unit, units).text}</td>
                <td className="px-4 py-2 text-right">{shownNumber(max, unit, units).text}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
