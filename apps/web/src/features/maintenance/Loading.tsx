import { Skeleton, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { LogColumns } from './LogColumns.tsx'

export function Loading() {
  const waiting = <Skeleton className="h-[1lh]!" shape="figure" />
  return (
    <>
      <StatRow>
        {/* As high as what will stand here. */}
        <Stat hint={<span className="inline-block h-6" />} label="Next Service" value={waiting} />
        <Stat label="Total Records" value={waiting} />
        <Stat label="YTD Spending" value={waiting} />
      </StatRow>
      <LogColumns
        aside={null}
        log={
          <>
            <Skeleton shape="button" />
            <SkeletonCard label="Loading your service log" lines={6} />
          </>
        }
      />
    </>
  )
}
