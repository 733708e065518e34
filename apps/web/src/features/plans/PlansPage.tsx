import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useProfile } from '../../backend/account/profile.ts'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { Alert, Button, Dialog, Page, PageHeader, Section } from '../../ui/index.ts'
import {
  copy,
  FREE_FEATURES,
  FREE_PRICE,
  PLAN_QUESTIONS,
  PRO_FEATURES,
  PRO_FOOTNOTE,
  PRO_PRICE,
  STORES,
} from './copy.ts'
import { LimitsPage } from './LimitsPage.tsx'
import { PlanCard } from './PlanCard.tsx'

type Open = 'upgrade' | 'downgrade' | null

export default function PlansPage() {
  const mode = usePlans()
  return mode === 'on' ? <SoldPlans /> : <LimitsPage mode={mode} />
}

function SoldPlans() {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>(null)
  const plan = useProfile().data?.plan
  const upgrade = () => {
    if (isNativeApp()) console.info('Billing is not implemented')
    else setOpen('upgrade')
  }
  return (
    <Page>
      <PageHeader
        back={{ label: copy.back, onBack: () => navigate(-1) }}
        subtitle={copy.subtitle}
        title={copy.plans}
      />
      <div className="grid items-stretch gap-6 fit-cols-2">
        <PlanCard
          action={
            <Button
              disabled={plan !== 'PRO'}
              fullWidth
              onClick={() => setOpen('downgrade')}
              size="lg"
              variant="secondary"
            >
              {plan === 'PRO' ? copy.downgrade : copy.freePlan}
            </Button>
          }
          current={plan === 'FREE'}
          features={FREE_FEATURES}
          name={copy.free}
          price={FREE_PRICE}
        />
        <PlanCard
          action={
            <Button disabled={plan === 'PRO'} fullWidth onClick={upgrade} size="lg">
              {copy.upgrade}
            </Button>
          }
          current={plan === 'PRO'}
          features={PRO_FEATURES}
          footnote={PRO_FOOTNOTE}
          mostPopular
          name={copy.pro}
          price={PRO_PRICE}
        />
      </div>
      {isNativeApp() ? null : <MobileAppCard />}
      <Section title={copy.questions}>
        <dl className="divide-y divide-line">
          {PLAN_QUESTIONS.map(({ question, answer }) => (
            <div className="max-w-[44rem] py-4 first:pt-0" key={question}>
              <dt className="text-lg font-semibold">{question}</dt>
              <dd className="mt-1 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <StoreDialog onClose={() => setOpen(null)} open={open} />
    </Page>
  )
}

function MobileAppCard() {
  return <Alert title={copy.mobileApp}>{copy.mobileAppUse}</Alert>
}

const DIALOG = {
  upgrade: {
    title: copy.subscribe,
    description: copy.buyInApp,
  },
  downgrade: {
    title: copy.downgradeInApp,
    description: copy.cancelInStore,
  },
} as const

function StoreDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const words = DIALOG[open ?? 'upgrade']
  return (
    <Dialog
      description={words.description}
      footer={<Button onClick={onClose}>{copy.gotIt}</Button>}
      onOpenChange={(next) => (next ? undefined : onClose())}
      open={open !== null}
      title={words.title}
    >
      <ul className="flex flex-col">
        {STORES.map(({ name, url }) => (
          <li key={url}>
            <a
              className="text-link inline-flex min-h-12 items-center"
              href={url}
              rel="noreferrer"
              target="_blank"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
