import { lazy, Suspense } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { useSignIn } from '../../backend/account/sign-in.ts'
import { Button, Card, CardBody, CardHeader, Skeleton } from '../../ui/index.ts'
import type { AnswerKind } from './read-result.ts'

// The catalogue and the form come when there is something to say.
const MechanicFinding = lazy(() => import('./MechanicFinding.tsx'))

/** After the repair: what it really was. For a diagnosis that lies in the driver's history. */
export function MechanicCard({
  historyId,
  hasClip,
  kind,
}: {
  historyId: string | null
  hasClip: boolean
  kind: AnswerKind
}) {
  const { user } = useSession()
  const signIn = useSignIn()
  if (kind === 'not_a_car' || kind === 'error') return null
  return (
    <Card className="print:hidden">
      <CardHeader
        description="After the repair, say what it really was. It stays with this diagnosis."
        title="What did the mechanic find?"
      />
      <CardBody>
        {user === null ? (
          <Button onClick={() => signIn.open('Sign in to say what the mechanic found.')} variant="secondary">
            Sign In
          </Button>
        ) : historyId === null ? (
          <p className="text-muted">
            Save this diagnosis now, and open it from your history when the car is repaired.
          </p>
        ) : (
          <Suspense fallback={<Skeleton className="h-12 w-full" />}>
            <MechanicFinding
              hasClip={hasClip}
              historyId={historyId}
              key={`${user.id} ${historyId}`}
              userId={user.id}
            />
          </Suspense>
        )}
      </CardBody>
    </Card>
  )
}
