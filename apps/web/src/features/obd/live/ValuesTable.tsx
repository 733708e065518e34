import { useUnits } from '../../../platform/storage/preferences.ts'
import { shownNumber } from '../values.ts'
import { copy } from './chart-copy.ts'
import type { Series } from './feed.ts'

export function ValuesTable({ series, isLive }: { series: readonly Series[]; isLive: boolean }) {
  const units = useUnits()
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left">
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
                <td className="px-2 py-2 text-right font-semibold whitespace-nowrap">
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
