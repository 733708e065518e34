import type { User } from '@supabase/supabase-js'
import { BadgeCheck, Hourglass, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { usePlans } from '../../backend/account/plans.ts'
import { useProfile } from '../../backend/account/profile.ts'
import { Avatar, Badge, Button, Card, CardBody, cx, Skeleton } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { LoadFailed } from './QueryStates.tsx'
import { useVerifiedUser } from './queries.ts'

const ProfileDialog = lazy(() => import('./security/ProfileDialog.tsx'))

export function ProfileCard({ user }: { user: User }) {
  const profile = useProfile()
  const mode = usePlans()
  const verified = useVerifiedUser(user.id)
  const [editing, setEditing] = useState(false)
  if (profile.isError) {
    return (
      <LoadFailed query={profile} title={copy.profileFailed}>
        {copy.accountUnchanged}
      </LoadFailed>
    )
  }
  const email = profile.data?.email ?? user.email ?? ''
  const name = displayName(profile.data?.name, email)
  return (
    <Card>
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Avatar name={name} />
          {/* Until the name is read an address stands there: two lines of it are no higher than the picture. */}
          <h2
            className={cx(
              'min-w-0 flex-1 basis-40 text-[length:min(1.25rem,8vw)] leading-[1.2] break-words',
              !profile.data && 'line-clamp-2',
            )}
          >
            {name}
          </h2>
          {mode === 'on' ? (
            profile.data ? (
              <PlanBadge plan={profile.data.plan} />
            ) : (
              <Skeleton className="w-16" />
            )
          ) : null}
          <p className="same-lines w-full text-muted wrap-anywhere" data-text={email}>
            <span>{email}</span>
          </p>
        </div>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-4 border-t border-line pt-4">
          <div>
            <dt className="text-muted">{copy.memberSince}</dt>
            <dd className="font-semibold">{memberSince(profile.data?.created_at ?? user.created_at)}</dd>
          </div>
          <div>
            <dt className="text-muted">{copy.isVerified}</dt>
            <dd className="pt-0.5">
              {(verified.data ?? user).email_confirmed_at ? (
                <VerifiedBadge verified />
              ) : verified.data ? (
                <VerifiedBadge verified={false} />
              ) : verified.isError ? (
                copy.notRead
              ) : (
                <Skeleton className="w-16" />
              )}
            </dd>
          </div>
        </dl>
        <Button
          className="self-start"
          disabled={!profile.data}
          icon={<Pencil />}
          onClick={() => setEditing(true)}
          size="sm"
          variant="secondary"
        >
          {copy.changeProfile}
        </Button>
        {editing ? (
          <Suspense>
            <ProfileDialog name={profile.data?.name ?? ''} onOpenChange={setEditing} user={user} />
          </Suspense>
        ) : null}
      </CardBody>
    </Card>
  )
}

function displayName(name: string | null | undefined, email: string): string {
  return name?.trim() || email.split('@')[0] || copy.driver
}

function memberSince(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString(undefined, { dateStyle: 'long' })
}

function PlanBadge({ plan }: { plan: 'FREE' | 'PRO' }) {
  return <Badge tone={plan === 'PRO' ? 'accent' : 'neutral'}>{plan}</Badge>
}

function VerifiedBadge({ verified }: { verified: boolean }) {
  return verified ? (
    <Badge icon={<BadgeCheck />} tone="safe">
      {copy.verified}
    </Badge>
  ) : (
    <Badge icon={<Hourglass />} tone="soon">
      {copy.pending}
    </Badge>
  )
}
