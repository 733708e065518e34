import { Skeleton, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { LogColumns } from './LogColumns.tsx'

export function Loading() {
  return (
    <LogColumns
      aside={
        <div className="max-lg:hidden">
          <StatRow>
            {['Total Records', 'YTD Spending', 'Next Service'].map((label) => (
              <Stat key={label} label={label} value={<Skeleton shape="figure" />} />
            ))}
          </StatRow>
        </div>
      }
      log={
        <>
          <Skeleton className="w-full" shape="button" />
          <SkeletonCard label="Loading your service log" lines={12} />
        </>
      }
    />
  )
}
