import { monthlyLimits, type Plan, type PlansMode, type UsageCountersRow, usageTypes } from '@tappet/wire'
import { useOwnPlan, usePlans } from '../../backend/account/plans.ts'
import { Card, CardBody, CardHeader, Meter, Skeleton } from '../../ui/index.ts'
import { copy, NO_LIMITS, USAGE_LABEL } from './copy.ts'
import { LoadFailed } from './QueryStates.tsx'
import { useUsage } from './queries.ts'

export function UsageCard({ userId }: { userId: string }) {
  const usage = useUsage(userId)
  const mode = usePlans()
  const plan = useOwnPlan()
  return (
    <Card>
      <CardHeader description={plan === 'PRO' ? NO_LIMITS[mode] : copy.resetDay} title={copy.usage} />
      <CardBody className="flex flex-col gap-5">
        {usage.isError ? (
          <LoadFailed query={usage} title={copy.usageFailed}>
            {copy.nothingCounted}
          </LoadFailed>
        ) : usage.data && plan ? (
          <Counters mode={mode} plan={plan} row={usage.data} />
        ) : (
          <UsageSkeleton />
        )}
      </CardBody>
    </Card>
  )
}

export function Counters({ row, plan, mode }: { row: UsageCountersRow; plan: Plan; mode: PlansMode }) {
  return usageTypes.map((type) =>
    plan === 'PRO' ? (
      <p className="flex justify-between gap-4" key={type}>
        <span>{USAGE_LABEL[type]}</span>
        <span className="font-semibold">{copy.usedUnlimited(row[type])}</span>
      </p>
    ) : monthlyLimits[plan][type] === 0 ? (
      <p className="flex justify-between gap-4" key={type}>
        <span>{USAGE_LABEL[type]}</span>
        <span className="text-muted">{mode === 'on' ? copy.partOfPro : copy.notOffered}</span>
      </p>
    ) : (
      <Meter key={type} label={USAGE_LABEL[type]} max={monthlyLimits[plan][type]} value={row[type]} />
    ),
  )
}

function UsageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6" role="status">
      <span className="sr-only">{copy.loadingUsage}</span>
      {usageTypes.map((type) => (
        <div className="flex flex-col gap-3" key={type}>
          <Skeleton className="w-1/2" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
