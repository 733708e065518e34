import { useState } from 'react'
import { useNavigate } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useProfile } from '../../backend/account/profile.ts'
import { isNativeApp } from '../../platform/runtime/runtime.ts'
import { Alert, Button, Dialog, Page, PageHeader, Section } from '../../ui/index.ts'
import { LimitsPage } from './LimitsPage.tsx'
import { PlanCard } from './PlanCard.tsx'
import {
  FREE_FEATURES,
  FREE_PRICE,
  PLAN_QUESTIONS,
  PRO_FEATURES,
  PRO_FOOTNOTE,
  PRO_PRICE,
  STORES,
} from './plan-cards.ts'

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
        back={{ label: 'Back', onBack: () => navigate(-1) }}
        subtitle="Free for a noise now and then. Pro without limits."
        title="Plans"
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
              {plan === 'PRO' ? 'Downgrade' : 'Free Plan'}
            </Button>
          }
          current={plan === 'FREE'}
          features={FREE_FEATURES}
          name="Free"
          price={FREE_PRICE}
        />
        <PlanCard
          action={
            <Button disabled={plan === 'PRO'} fullWidth onClick={upgrade} size="lg">
              Upgrade
            </Button>
          }
          current={plan === 'PRO'}
          features={PRO_FEATURES}
          footnote={PRO_FOOTNOTE}
          mostPopular
          name="Pro"
          price={PRO_PRICE}
        />
      </div>
      {isNativeApp() ? null : <MobileAppCard />}
      <Section title="Questions">
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
  return <Alert title="Get the mobile app">Best near the engine. You subscribe there.</Alert>
}

const DIALOG = {
  upgrade: {
    title: 'Subscribe in Mobile App',
    description:
      'You can’t buy Pro on the web. Get the app and sign in with the same account. Nothing is charged here.',
  },
  downgrade: {
    title: 'Downgrade in the Mobile App',
    description:
      'Your subscription is managed in the store of your phone. Cancel it there. You keep Pro until the period ends.',
  },
} as const

function StoreDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const words = DIALOG[open ?? 'upgrade']
  return (
    <Dialog
      description={words.description}
      footer={<Button onClick={onClose}>Got it</Button>}
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
