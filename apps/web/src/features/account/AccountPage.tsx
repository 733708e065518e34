import type { User } from '@supabase/supabase-js'
import { PRODUCT_VERSION } from '@tappet/wire'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { usePlans } from '../../backend/account/plans.ts'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { useSupportMails } from '../../backend/account/support.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import {
  Button,
  Card,
  CardBody,
  Page,
  PageColumns,
  PageHeader,
  SkeletonCard,
  StripArt,
  Tabs,
} from '../../ui/index.ts'
import { copy, PLANS_LINK } from './copy.ts'
import { DataCard } from './data/DataCard.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { RoomCard } from './RoomCard.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { DeleteAccountCard } from './security/DeleteAccountCard.tsx'
import { PasswordCard } from './security/PasswordCard.tsx'
import { SecondFactorCard } from './security/SecondFactorCard.tsx'
import { SecurityLogCard } from './security/SecurityLogCard.tsx'
import { SessionsCard } from './sessions/SessionsCard.tsx'
import { UsageCard } from './UsageCard.tsx'

export default function AccountPage({ notice }: { notice?: ReactNode }) {
  const { user, status } = useSession()
  const { state } = useConnection()
  const waits = status === 'loading' && state !== 'failed'
  return (
    <Page>
      <PageHeader title={copy.account} />
      {waits ? <SkeletonCard label={copy.loading} lines={3} /> : null}
      {status === 'unauthenticated' ? <PageColumns aside={<AccountLinks />} main={<SignInPrompt />} /> : null}
      {user ? <AccountTabs notice={notice} user={user} /> : null}
      {/* It would be pushed away by what stands above it. */}
      {waits ? null : <p className="text-center text-sm text-muted">{copy.version(PRODUCT_VERSION)}</p>}
    </Page>
  )
}

const TABS = [
  { value: 'profile', label: copy.profile },
  { value: 'security', label: copy.security },
  { value: 'devices', label: copy.devices },
  { value: 'data', label: copy.data },
] as const
type Tab = (typeof TABS)[number]['value']

/** `/account?tab=security` opens a tab. */
function AccountTabs({ user, notice }: { user: User; notice: ReactNode }) {
  const [params, setParams] = useSearchParams()
  const tab = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'profile'
  const content: Record<Tab, ReactNode> = {
    profile: (
      <PageColumns
        aside={
          <>
            <AccountLinks accountEmail={user.email} />
            <SignOutButton />
          </>
        }
        main={
          <>
            {notice}
            <ProfileCard user={user} />
            <UsageCard userId={user.id} />
          </>
        }
      />
    ),
    security: <PageColumns aside={<PasswordCard user={user} />} main={<SecondFactorCard user={user} />} />,
    devices: (
      <PageColumns aside={<SecurityLogCard userId={user.id} />} main={<SessionsCard userId={user.id} />} />
    ),
    data: (
      <PageColumns
        aside={<RoomCard userId={user.id} />}
        main={
          <>
            <DataCard user={user} />
            <DeleteAccountCard user={user} />
          </>
        }
      />
    ),
  }
  return (
    <Tabs
      label={copy.account}
      onValueChange={(value) => setParams({ tab: value }, { replace: true, preventScrollReset: true })}
      tabs={TABS.map((each) => ({ ...each, content: content[each.value] }))}
      value={tab}
    />
  )
}

function SignInPrompt() {
  const signIn = useSignIn()
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-5">
        <StripArt className="w-full" height={56} />
        <div>
          <h2 className="text-2xl">{copy.notSignedIn}</h2>
          <p className="mt-1 text-muted">{copy.whySignIn}</p>
        </div>
        <Button onClick={() => signIn.open()} size="lg">
          {copy.signIn}
        </Button>
      </CardBody>
    </Card>
  )
}

const LINKS = [
  ['/garage', copy.cars],
  ['/settings', copy.settings],
  ['/plans', PLANS_LINK],
  ['/help-faq', copy.help],
  ['/privacy-policy', copy.privacy],
  ['/terms-of-service', copy.terms],
] as const

const ROW_CLASS = 'flex min-h-14 items-center justify-between gap-4 px-4 py-2 hover:bg-sunken md:px-6'

function AccountLinks({ accountEmail }: { accountEmail?: string | undefined }) {
  const mode = usePlans()
  const { note, deletionMail } = useSupportMails()
  return (
    <Card className="divide-y divide-line overflow-hidden">
      {LINKS.map(([to, label]) => (
        <Link className={ROW_CLASS} key={to} to={to}>
          {typeof label === 'string' ? label : label[mode]}
          <ChevronRight className="size-5 text-muted" />
        </Link>
      ))}
      <a className={`${ROW_CLASS} text-now`} href={deletionMail(accountEmail)}>
        {copy.requestDeletion}
      </a>
      {note === null ? null : <p className="px-4 py-3 text-sm text-muted md:px-6">{note}</p>}
    </Card>
  )
}
