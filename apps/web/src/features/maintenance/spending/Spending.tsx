import { currencyOf, type Spending as Spent, spendInYear, spendYears } from '@tappet/upkeep'
import { lazy, Suspense, useMemo, useState } from 'react'
import { localDay } from '../../../format/local-day.ts'
import type { useCostsOf } from '../../../offline/costs/use-costs.ts'
import type { LogRow } from '../../../offline/log/table.ts'
import { useNarrow, usePrinted } from '../../../platform/app/media.ts'
import { Fold, Section, SelectField, SkeletonCard } from '../../../ui/index.ts'
import { copy } from '../copy.ts'

const SpendingChart = lazy(() => import('./SpendingChart.tsx'))

type SpendingProps = { rows: readonly LogRow[]; other: ReturnType<typeof useCostsOf> }

export function Spending({ rows, other: { costs, isRead } }: SpendingProps) {
  const today = localDay(new Date())
  const spent: Spent = useMemo(() => ({ records: rows, costs, today }), [rows, costs, today])
  const years = useMemo(() => spendYears(spent), [spent])
  const [chosen, setChosen] = useState('')
  const year = Number(chosen) || years[0]
  const [chosenCurrency, setCurrency] = useState('')
  const isNarrow = useNarrow()
  const isPrinted = usePrinted()
  const currencies = year === undefined ? [] : spendInYear(spent, year).map((sum) => sum.currency)
  const newest = rows.find(({ cost }) => (cost ?? 0) !== 0)
  const usual = newest && currencies.includes(currencyOf(newest)) ? currencyOf(newest) : currencies[0]
  const currency = currencies.includes(chosenCurrency) ? chosenCurrency : usual
  if (year === undefined || currency === undefined) return null
  const chart = (
    <div className="@container flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      {years.length > 1 ? (
        <SelectField
          hideLabel
          label={copy.chartYear}
          onChange={({ target }) => setChosen(target.value)}
          options={years.map((each) => ({ value: String(each), label: String(each) }))}
          value={year}
        />
      ) : null}
      {currencies.length > 1 ? (
        <SelectField
          hideLabel
          label={copy.chartCurrency}
          onChange={({ target }) => setCurrency(target.value)}
          options={currencies.map((code) => ({ value: code, label: code }))}
          value={currency}
        />
      ) : null}
      <Suspense fallback={<SkeletonCard label={copy.loadingChart} lines={4} />}>
        <SpendingChart currency={currency} isWhole={isRead} spent={spent} year={year} />
      </Suspense>
    </div>
  )
  return isNarrow && !isPrinted ? (
    <Fold hash="" id="spending" late={chart} title={copy.spending} />
  ) : (
    <Section title={copy.spending}>{chart}</Section>
  )
}
