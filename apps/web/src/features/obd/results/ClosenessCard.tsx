import type { Reading, UnitMonitorTest } from '@tappet/obd'
import { gapsOf, marginOf, monitorTest, worstFirst } from '@tappet/obd'
import type { Units } from '@tappet/upkeep'
import { useState } from 'react'
import { useUnits } from '../../../platform/storage/preferences.ts'
import { Button, Card, CardBody, CardHeader, cx, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { inShownUnit, isCarUnit, shownUnit } from '../values.ts'
import { copy } from './copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

const FIRST_SHOWN = 6
const TITLE = copy.closeness

/** Results of the car's own tests with their limits (service 06), the one nearest to its limit first. */
export function ClosenessCard({ reading }: { reading: Reading<readonly UnitMonitorTest[]> | null }) {
  const [all, setAll] = useState(false)
  if (reading === null) return <SkeletonCard label={copy.readingCloseness} lines={4} />
  const gaps = gapsOf(reading, '0600')
  if (reading.kind === 'failed') return <NotRead gaps={gaps} title={TITLE} words={copy.closenessUnread} />
  const tests = worstFirst(reading.value)
  if (tests.length === 0 && gaps.length === 0) return null
  const shown = all ? tests : tests.slice(0, FIRST_SHOWN)
  return (
    <Card>
      <CardHeader description={copy.closenessHint} title={TITLE} />
      <CardBody className="flex flex-col gap-4">
        <ul className="flex flex-col divide-y divide-line">
          {shown.map((test) => (
            <Result key={`${test.ecu} ${test.monitorId} ${test.testId}`} test={test} />
          ))}
        </ul>
        {tests.length > shown.length ? (
          <Button className="self-start" onClick={() => setAll(true)} size="sm" variant="secondary">
            {copy.showAllResults(tests.length)}
          </Button>
        ) : null}
        <NotAllRead gaps={gaps} words={copy.closenessGaps} />
      </CardBody>
    </Card>
  )
}

function Result({ test }: { test: UnitMonitorTest }) {
  const { ecu, monitorId, testId, value, min, max, unit, hasMin, hasMax } = test
  const { part, measures } = monitorTest(monitorId, testId)
  const margin = marginOf(test)
  const share = margin.kind === 'of' ? margin.share : null
  const units = useUnits()
  const told = (number: number) => withUnit(number, unit, units)
  const limits = copy.limits(hasMin ? told(min) : null, hasMax ? told(max) : null)
  return (
    <li className="flex flex-col gap-1.5 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0 flex-1 basis-44">{part}</span>
        <span className={cx('shrink-0 text-sm', share !== null && share < 0 ? 'text-now' : 'text-muted')}>
          {marginWords(share, margin.kind)}
        </span>
      </div>
      {share === null ? null : (
        <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-chip bg-line">
          <span
            className={cx('block h-full', share < 0.1 ? 'bg-now' : share < 0.3 ? 'bg-soon' : 'bg-safe')}
            style={{ width: `${share < 0 ? 100 : Math.max(2, 100 * share)}%` }}
          />
        </span>
      )}
      {margin.kind === 'notRun' ? null : (
        <span className="text-sm text-muted">
          {copy.measured(`${unitName(ecu)}, ${measures}`, told(value), margin.kind === 'of' ? limits : null)}
        </span>
      )}
    </li>
  )
}

// A count or a ratio is a bare number to a driver.
function withUnit(value: number, of: string, units: Units): string {
  const shown = isCarUnit(of) && of !== 'count' && of !== 'ratio' ? shownUnit(of, units) : null
  const number = shown === null ? value : inShownUnit(value, shown)
  const unit = shown?.unit ?? of
  const text = number.toLocaleString(undefined, { maximumFractionDigits: 3 })
  return unit === 'count' || unit === 'ratio' ? text : `${text} ${unit}`
}

function marginWords(share: number | null, kind: string): string {
  if (share === null) return kind === 'notRun' ? copy.notRunYet : copy.hasNoLimit
  if (share < 0) return copy.outsideItsLimit
  return copy.shareLeft(Math.round(100 * share))
}
