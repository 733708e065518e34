import type { Plan, PlansMode, UsageCountersRow } from '@tappet/wire'
import { monthlyLimits, usageTypes } from '@tappet/wire'
import { useOwnPlan, usePlans } from '../../backend/account/plans.ts'
import { Alert, Button, Card, CardBody, CardHeader, Meter, Skeleton } from '../../ui/index.ts'
import { loadErrorTitle } from './load-error.ts'
import { useUsage } from './queries.ts'
import { USAGE_LABEL } from './usage.ts'

const NO_LIMITS = {
  on: 'Pro has no monthly limits.',
  off: 'Your account has no monthly limits.',
  unlimited: 'This server sets no monthly limits.',
} as const

export function UsageCard({ userId }: { userId: string }) {
  const usage = useUsage(userId)
  const mode = usePlans()
  const plan = useOwnPlan()
  return (
    <Card>
      <CardHeader
        description={plan === 'PRO' ? NO_LIMITS[mode] : 'Resets on the 1st of each month (UTC).'}
        title="Usage this month"
      />
      <CardBody className="flex flex-col gap-5">
        {usage.isError ? (
          <Alert
            action={
              <Button onClick={() => usage.refetch()} size="sm" variant="secondary">
                Try again
              </Button>
            }
            live
            title={loadErrorTitle(usage.error, 'Failed to load usage data')}
            tone="now"
          >
            Nothing was counted because of this.
          </Alert>
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
        <span className="font-semibold">{row[type]} used, unlimited</span>
      </p>
    ) : monthlyLimits[plan][type] === 0 ? (
      <p className="flex justify-between gap-4" key={type}>
        <span>{USAGE_LABEL[type]}</span>
        <span className="text-muted">{mode === 'on' ? 'Part of Pro' : 'Not offered here'}</span>
      </p>
    ) : (
      <Meter key={type} label={USAGE_LABEL[type]} max={monthlyLimits[plan][type]} value={row[type]} />
    ),
  )
}

function UsageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6" role="status">
      <span className="sr-only">Loading your usage</span>
      {usageTypes.map((type) => (
        <div className="flex flex-col gap-3" key={type}>
          <Skeleton className="w-1/2" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
