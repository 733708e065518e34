import type { User } from '@supabase/supabase-js'
import { lazy, Suspense, useState } from 'react'
import { appFactor } from '../../../backend/second-factor.ts'
import { Badge, Button, Card, CardBody, CardHeader } from '../../../ui/index.ts'

const SecondFactorSetup = lazy(() => import('./SecondFactorSetup.tsx'))
const SecondFactorManage = lazy(() => import('./SecondFactorManage.tsx'))

/** Turns a code from an authenticator app on and off as the second step of signing in. */
export function SecondFactorCard({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  const isOn = appFactor(user) !== undefined
  // The dialog that was opened stays until it is closed: its last step shows the recovery codes.
  const [shown, setShown] = useState<'setup' | 'manage'>('setup')
  const start = () => {
    setShown(isOn ? 'manage' : 'setup')
    setOpen(true)
  }
  const Shown = shown === 'setup' ? SecondFactorSetup : SecondFactorManage
  return (
    <Card>
      <CardHeader
        description="A code from an app on your phone, asked for after the password. The password alone then opens nothing."
        title="Second step at sign-in"
      />
      <CardBody className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn ? 'safe' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        <Button onClick={start} variant="secondary">
          {isOn ? 'Change the second step' : 'Set up'}
        </Button>
        {open ? (
          <Suspense>
            <Shown onOpenChange={setOpen} user={user} />
          </Suspense>
        ) : null}
      </CardBody>
    </Card>
  )
}
