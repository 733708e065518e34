import { Skeleton, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'

/** Skeleton of the log in its final shape. */
export function Loading() {
  return (
    <>
      <StatRow>
        {['Total Records', 'YTD Spending', 'Next Service'].map((label) => (
          <Stat key={label} label={label} value={<Skeleton shape="figure" />} />
        ))}
      </StatRow>
      <SkeletonCard label="Loading your service log" lines={6} />
    </>
  )
}
