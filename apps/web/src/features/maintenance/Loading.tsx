import { Skeleton, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { LogColumns } from './LogColumns.tsx'

export function Loading() {
  const waiting = <Skeleton className="h-[1lh]!" shape="figure" />
  return (
    <>
      <StatRow>
        {/* As high as what will stand here. */}
        <Stat hint={<span className="inline-block h-6" />} label={copy.nextService} value={waiting} />
        <Stat label={copy.totalRecords} value={waiting} />
        <Stat label={copy.spendingThisYear} value={waiting} />
      </StatRow>
      <LogColumns
        aside={null}
        log={
          <>
            <Skeleton shape="button" />
            <SkeletonCard label={copy.loading} lines={6} />
          </>
        }
      />
    </>
  )
}
