import type { User } from '@supabase/supabase-js'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { appFactor, confirmedFactors } from '../../../backend/account/second-factor.ts'
import { queryKeys } from '../../../backend/cache/query-keys.ts'
import { useBackend } from '../../../backend/connection/backend.tsx'
import { dataOf } from '../../../backend/connection/data-of.ts'
import { Badge, Button, Card, CardBody, CardHeader } from '../../../ui/index.ts'
import { copy } from './copy.ts'

const DIALOGS = {
  app: lazy(() => import('./SecondFactorSetup.tsx')),
  passkey: lazy(() => import('./PasskeySetup.tsx')),
  manage: lazy(() => import('./SecondFactorManage.tsx')),
}

/** The kept session may be of before another device changed the account. */
function useAskedNow(sessionUser: User) {
  const { client } = useBackend()
  const factors = confirmedFactors(sessionUser).map(({ id }) => id)
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [...queryKeys.secondStep(sessionUser.id), factors],
    queryFn: async () => (await dataOf(client.auth.getUser())).user,
    staleTime: 0,
  })
  // An earlier visit's answer is kept on the device too.
  return isFetchedAfterMount ? data : undefined
}

export function SecondFactorCard({ user: sessionUser }: { user: User }) {
  const now = useAskedNow(sessionUser)
  const user = now ?? sessionUser
  // The last step shows the recovery codes.
  const [shown, setShown] = useState<keyof typeof DIALOGS | null>(null)
  const isOn = confirmedFactors(user).length > 0
  const Shown = shown && DIALOGS[shown]
  return (
    <Card>
      <CardHeader description={copy.stepIs} title={copy.step} />
      <CardBody className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn && now ? 'safe' : 'neutral'}>
          {isOn ? copy.on : copy.off}
          {now ? '' : copy.lastSeen}
        </Badge>
        {isOn ? (
          <Button onClick={() => setShown('manage')} variant="secondary">
            {copy.changeStep}
          </Button>
        ) : null}
        {appFactor(user) ? null : (
          <Button onClick={() => setShown('app')} variant="secondary">
            {copy.addApp}
          </Button>
        )}
        <Button onClick={() => setShown('passkey')} variant="secondary">
          {copy.addPasskey}
        </Button>
        {Shown ? (
          <Suspense>
            <Shown onOpenChange={(open) => !open && setShown(null)} user={user} />
          </Suspense>
        ) : null}
      </CardBody>
    </Card>
  )
}
