import { useUnits } from '../../../platform/storage/preferences.ts'
import { shownNumber } from '../values.ts'
import type { Series } from './feed.ts'

export function ValuesTable({ series, isLive }: { series: readonly Series[]; isLive: boolean }) {
  const units = useUnits()
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-left">
        <caption className="sr-only">Each value with its least and greatest since the start</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th className="px-4 py-2 font-normal" scope="col">
              Value
            </th>
            <th className="px-2 py-2 text-right font-normal" scope="col">
              {isLive ? 'Now' : 'Last'}
            </th>
            <th className="px-2 py-2 text-right font-normal" scope="col">
              Least
            </th>
            <th className="px-4 py-2 text-right font-normal" scope="col">
              Greatest
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
