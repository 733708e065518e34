import { MODEL_VERSION } from '@tappet/wire'
import { BellRing, Cpu, CreditCard, LifeBuoy, UserRound } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSupportMails } from '../../backend/account/support.ts'
import { Button, Card, CardBody, CardHeader, Page, PageHeader } from '../../ui/index.ts'
import { DeviceCard } from './DeviceCard.tsx'
import { UnitsCard } from './UnitsCard.tsx'

const SUBSCRIPTION = {
  title: 'Subscription',
  button: 'View Plans',
} as const
const LIMITS = {
  title: 'Limits',
  button: 'View Limits',
} as const

export default function SettingsPage() {
  const plans = usePlans() === 'on' ? SUBSCRIPTION : LIMITS
  return (
    <Page>
      <PageHeader title="Settings" />
      <div className="grid items-start gap-6 fit-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <SettingsCard icon={<CreditCard aria-hidden="true" />} title={plans.title}>
            <Button render={<Link to="/plans" />}>{plans.button}</Button>
          </SettingsCard>
          <SettingsCard icon={<UserRound aria-hidden="true" />} title="Account">
            <Button render={<Link to="/account" />} variant="secondary">
              Manage Account
            </Button>
          </SettingsCard>
          <SettingsCard icon={<BellRing aria-hidden="true" />} title="Notifications">
            <Button render={<Link to="/reminder-settings" />} variant="secondary">
              Reminder Settings
            </Button>
            <Button render={<Link to="/reminder-settings" />} variant="secondary">
              Service Intervals
            </Button>
          </SettingsCard>
          <ModelCard />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <UnitsCard />
          <DeviceCard />
          <SupportCard />
        </div>
      </div>
    </Page>
  )
}

function SettingsCard(props: { title: string; icon: ReactElement; children: ReactNode }) {
  return (
    <section aria-label={props.title}>
      <Card>
        <CardHeader icon={props.icon} title={props.title} />
        <CardBody className="flex flex-wrap gap-3">{props.children}</CardBody>
      </Card>
    </section>
  )
}

function ModelCard() {
  return (
    <section aria-label="About the AI Model">
      <Card>
        <CardHeader icon={<Cpu aria-hidden="true" />} title="About the AI Model" />
        <CardBody className="flex flex-col gap-3">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-muted">Version</span>
            <span className="figure text-xl">{MODEL_VERSION}</span>
          </p>
          <p className="text-muted">It compares sounds. It doesn’t replace a mechanic.</p>
        </CardBody>
      </Card>
    </section>
  )
}

const SUPPORT_LINKS = [
  ['/help-faq', 'Help & FAQ'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
] as const

function SupportCard() {
  const { note, supportMail } = useSupportMails()
  const rowClass = 'flex min-h-12 items-center border-t border-line first:border-t-0 hover:underline'
  return (
    <section aria-label="Support & Help">
      <Card>
        <CardHeader icon={<LifeBuoy aria-hidden="true" />} title="Support & Help" />
        <CardBody className="flex flex-col">
          <a className={rowClass} href={supportMail('Tappet support')}>
            Contact Support
          </a>
          {note === null ? null : <p className="pb-3 text-sm text-muted">{note}</p>}
          {SUPPORT_LINKS.map(([to, label]) => (
            <Link className={rowClass} key={to} to={to}>
              {label}
            </Link>
          ))}
        </CardBody>
      </Card>
    </section>
  )
}
