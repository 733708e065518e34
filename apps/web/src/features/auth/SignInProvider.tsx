import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../backend/account/session.tsx'
import { SignInContext } from '../../backend/account/sign-in.ts'
import { useConnection } from '../../backend/connection/backend.tsx'
import { toast } from '../../ui/index.ts'
import { rememberSignIn } from './first-mode.ts'
import { copy } from './provider-copy.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx'))

type Request = { reason: string | undefined; open: boolean }

export function SignInProvider({ children }: { children: ReactNode }) {
  const { state } = useConnection()
  const { status } = useSession()
  const [request, setRequest] = useState<Request | null>(null)
  useEffect(() => {
    if (status !== 'authenticated') return
    rememberSignIn()
    setRequest((last) => last && { ...last, open: false })
  }, [status])
  const open = useCallback(
    (reason?: string) => {
      if (state === 'failed') toast.error(copy.unreachable, { description: copy.waits })
      else setRequest({ reason, open: true })
    },
    [state],
  )
  const signIn = useMemo(() => ({ open }), [open])
  return (
    <SignInContext value={signIn}>
      {children}
      {request && state === 'ready' ? (
        <Suspense>
          <SignInDialog
            onOpenChange={(next) => setRequest({ ...request, open: next })}
            open={request.open && status === 'unauthenticated'}
            reason={request.reason}
          />
        </Suspense>
      ) : null}
    </SignInContext>
  )
}
