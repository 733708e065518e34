import { PRODUCT_VERSION } from '@tappet/wire'
import type { ReactNode } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
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
} from '../../ui/index.ts'
import { AccountLinks } from './AccountLinks.tsx'
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
      <PageHeader title="Account" />
      {waits ? <SkeletonCard label="Loading your account" lines={3} /> : null}
      {status === 'unauthenticated' ? <PageColumns aside={<AccountLinks />} main={<SignInPrompt />} /> : null}
      {user ? (
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
              <RoomCard userId={user.id} />
              <SessionsCard userId={user.id} />
              <DataCard user={user} />
              <PasswordCard user={user} />
              <SecondFactorCard user={user} />
              <SecurityLogCard userId={user.id} />
              <DeleteAccountCard user={user} />
            </>
          }
        />
      ) : null}
      {/* It would be pushed away by what stands above it. */}
      {waits ? null : <p className="text-center text-sm text-muted">Version {PRODUCT_VERSION}</p>}
    </Page>
  )
}

function SignInPrompt() {
  const signIn = useSignIn()
  return (
    <Card>
      <CardBody className="flex flex-col items-start gap-5">
        <StripArt className="w-full" height={56} />
        <div>
          <h2 className="text-2xl">You’re not signed in</h2>
          <p className="mt-1 text-muted">Keep your diagnoses, service log and reminders. It’s free.</p>
        </div>
        <Button onClick={() => signIn.open()} size="lg">
          Sign In / Sign Up
        </Button>
      </CardBody>
    </Card>
  )
}
