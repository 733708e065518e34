import type { ReactNode } from 'react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useConnection } from '../../backend/backend.tsx'
import { useSession } from '../../backend/session.tsx'
import { SignInContext } from '../../backend/sign-in.ts'

const SignInDialog = lazy(() => import('./SignInDialog.tsx'))

type Request = { reason: string | undefined; open: boolean }

/** Holds the one sign-in dialog. Its code is fetched when it is first asked for. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const { state } = useConnection()
  const { status } = useSession()
  const [request, setRequest] = useState<Request | null>(null)
  const open = useCallback((reason?: string) => setRequest({ reason, open: true }), [])
  const signIn = useMemo(() => ({ open }), [open])
  return (
    <SignInContext value={signIn}>
      {children}
      {request && state === 'ready' ? (
        <Suspense>
          <SignInDialog
            onOpenChange={(next) => setRequest({ ...request, open: next })}
            open={request.open && status !== 'authenticated'}
            reason={request.reason}
          />
        </Suspense>
      ) : null}
    </SignInContext>
  )
}
