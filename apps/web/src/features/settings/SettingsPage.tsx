import { MODEL_VERSION } from '@tappet/wire'
import { BellRing, Cpu, CreditCard, LifeBuoy, SlidersHorizontal, UserRound } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSupportMails } from '../../backend/account/support.ts'
import { themeChoices, useTheme } from '../../platform/app/theme.ts'
import { noiseFilter } from '../../platform/sound/noise-filter.ts'
import { useChoice } from '../../platform/storage/choice.ts'
import {
  Button,
  Card,
  CardBody,
  CardHeader,
  Chip,
  ChipGroup,
  Page,
  PageHeader,
  Switch,
} from '../../ui/index.ts'
import { copy } from './copy.ts'
import { UnitsCard } from './UnitsCard.tsx'

const SUBSCRIPTION = { title: copy.subscription, button: copy.viewPlans } as const
const LIMITS = { title: copy.limits, button: copy.viewLimits } as const

export default function SettingsPage() {
  const plans = usePlans() === 'on' ? SUBSCRIPTION : LIMITS
  return (
    <Page>
      <PageHeader title={copy.settings} />
      <div className="-mb-6 halves">
        <div className="flex min-w-0 flex-col gap-6">
          <SettingsCard icon={<CreditCard />} title={plans.title}>
            <Button render={<Link to="/plans" />}>{plans.button}</Button>
          </SettingsCard>
          <SettingsCard icon={<UserRound />} title={copy.account}>
            <Button render={<Link to="/account" />} variant="secondary">
              {copy.manageAccount}
            </Button>
          </SettingsCard>
          <SettingsCard icon={<BellRing />} title={copy.notifications}>
            <Button render={<Link to="/reminder-settings" />} variant="secondary">
              {copy.reminders}
            </Button>
            <Button render={<Link to="/reminder-settings" />} variant="secondary">
              {copy.intervals}
            </Button>
          </SettingsCard>
          <ModelCard />
        </div>
        <div className="beside flex min-w-0 flex-col gap-6">
          <UnitsCard />
          <DeviceCard />
        </div>
        <SupportCard />
      </div>
    </Page>
  )
}

function SettingsCard(props: { title: string; icon: ReactElement; children: ReactNode }) {
  return (
    <section aria-label={props.title}>
      <Card>
        <CardHeader icon={props.icon} title={props.title} />
        <CardBody className="flex flex-wrap gap-3 max-sm:*:grow">{props.children}</CardBody>
      </Card>
    </section>
  )
}

function ModelCard() {
  return (
    <section aria-label={copy.model}>
      <Card>
        <CardHeader icon={<Cpu />} title={copy.model} />
        <CardBody className="flex flex-col gap-3">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-muted">{copy.version}</span>
            <span className="figure text-xl">{MODEL_VERSION}</span>
          </p>
          <p className="text-muted">{copy.modelIs}</p>
        </CardBody>
      </Card>
    </section>
  )
}

const SUPPORT_LINKS = [
  ['/help-faq', copy.help],
  ['/privacy-policy', copy.privacy],
  ['/terms-of-service', copy.terms],
] as const

function SupportCard() {
  const { note, supportMail } = useSupportMails()
  const rowClass = 'flex min-h-12 items-center border-t border-line first:border-t-0 hover:underline'
  return (
    <section aria-label={copy.support}>
      <Card>
        <CardHeader icon={<LifeBuoy />} title={copy.support} />
        <CardBody className="flex flex-col">
          <a className={rowClass} href={supportMail(copy.contactSubject)}>
            {copy.contact}
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

function DeviceCard() {
  const [filter, keepFilter] = useChoice(noiseFilter)
  return (
    <section aria-label={copy.thisDevice}>
      <Card>
        <CardHeader icon={<SlidersHorizontal />} title={copy.thisDevice} />
        <CardBody className="flex flex-col gap-5">
          <Choice title={copy.appearance}>
            <ThemeSwitch />
          </Choice>
          <Switch
            checked={filter}
            className="border-t border-line pt-3"
            hint={copy.noiseFilterHint}
            label={<span className="font-semibold">{copy.noiseFilter}</span>}
            onChange={({ target }) => keepFilter(target.checked)}
          />
        </CardBody>
      </Card>
    </section>
  )
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </div>
  )
}

function ThemeSwitch() {
  const [chosen, choose] = useTheme()
  return (
    <ChipGroup label={copy.theme}>
      {themeChoices.map((choice) => (
        <Chip key={choice} onToggle={() => choose(choice)} selected={choice === chosen}>
          {copy[choice]}
        </Chip>
      ))}
    </ChipGroup>
  )
}
