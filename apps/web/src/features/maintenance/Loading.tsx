import { Skeleton, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'
import { LogColumns } from './LogColumns.tsx'

/** Skeleton of the log in its final shape. Below the list of a narrow screen nothing stands yet, which its length would move. */
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
