import { Skeleton, SkeletonCard, Stat, StatRow } from '../../ui/index.ts'

/** The log's shape, before its rows are there. */
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
