import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, Card, cx } from '../../ui/index.ts'
import { copy } from './copy.ts'

export function PlanCard(plan: {
  name: string
  price: string
  features: readonly string[]
  footnote?: string
  current: boolean
  mostPopular?: boolean
  action: ReactNode
}) {
  return (
    <section aria-label={plan.name}>
      <Card className={cx('flex h-full flex-col gap-6 p-5 md:p-8', plan.mostPopular && 'ring-2 ring-accent')}>
        <div className="flex flex-col gap-3">
          <div className="flex min-h-7 flex-wrap items-center gap-2">
            <h2 className="mr-auto text-2xl">{plan.name}</h2>
            {plan.mostPopular ? <Badge tone="accent">{copy.mostPopular}</Badge> : null}
            {plan.current ? <Badge>{copy.currentPlan}</Badge> : null}
          </div>
          <p>
            <span className="figure text-5xl">{plan.price}</span>
            <wbr />
            <span className="text-lg text-muted">{copy.perMonth}</span>
          </p>
        </div>
        <ul className="flex flex-1 flex-col gap-3 text-[length:min(1rem,8.5vw)]">
          {plan.features.map((feature) => (
            <li className="flex gap-3" key={feature}>
              <Check className="mt-0.5 size-5 shrink-0 text-safe" />
              {feature}
            </li>
          ))}
        </ul>
        {plan.footnote ? <p className="text-sm text-balance text-muted">{plan.footnote}</p> : null}
        {plan.action}
      </Card>
    </section>
  )
}
