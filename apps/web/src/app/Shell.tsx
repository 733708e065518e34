import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { useSession } from '../backend/account/session.tsx'
import { useConnection } from '../backend/connection/backend.tsx'
import { serverLost } from '../backend/connection/server-reachability.ts'
import { isEmailReturn } from '../features/auth/email-return.ts'
import { caseKinds } from '../features/cases/queue/kinds.ts'
import { isDemo } from '../features/demo/is-demo.ts'
import { CarSwitcher } from '../features/garage/CarSwitcher.tsx'
import { forgetReceipt } from '../features/maintenance/receipts/forget.ts'
import { NotificationBell } from '../features/notifications/NotificationBell.tsx'
import type { Kind } from '../offline/entry.ts'
import { useOffline } from '../offline/use-offline.ts'
import { useOnline } from '../platform/app/network.ts'
import { isNativeApp } from '../platform/runtime/runtime.ts'
import { useStore } from '../platform/runtime/store.ts'
import { AppFrame, type NavLinkProps, Toaster, toast } from '../ui/index.ts'
import { AnalysisHost } from './analysis/AnalysisHost.tsx'
import * as copy from './copy.ts'
import { DocumentTitle } from './DocumentTitle.tsx'
import { showsDebugCorner } from './debug/rule.ts'
import { navigationOf, standsAlone } from './navigation.ts'
import { StartupNotice } from './StartupNotice.tsx'
import { followNotifications } from './update/notified.ts'
import { useKeptPlace } from './use-kept-place.ts'

const EmailReturnNotice = lazy(() => import('../features/auth/EmailReturnNotice.tsx'))
const nothing = () => ({ default: (): ReactNode => null })
const Corner = lazy(() => import('./Corner.tsx').catch(nothing))
const DemoBar = lazy(() => import('../features/demo/DemoBar.tsx').catch(nothing))
const OfflineNotice = lazy(() => import('./OfflineNotice.tsx').catch(nothing))
const DebugCorner = lazy(() => import('./debug/DebugCorner.tsx'))

const routerLink = ({ to, ...rest }: NavLinkProps) => <Link to={to} {...rest} />

const KINDS: readonly Kind[] = [...caseKinds, forgetReceipt]

const sayReceiptRefused = () => {
  toast.warning(copy.receiptRefused, {
    description: copy.receiptRefusedWhy,
  })
}

export function Shell() {
  const { pathname, search, hash } = useLocation()
  const { state } = useConnection()
  const { user } = useSession()
  const online = useOnline()
  useOffline(KINDS, sayReceiptRefused)
  useKeptPlace()
  useOpenedPaths()
  const lost = useStore(serverLost)
  return (
    <>
      <DocumentTitle />
      <AppFrame
        bell={
          standsAlone(pathname) ? null : (
            <div className="flex min-w-0 items-center gap-1">
              <CarSwitcher />
              <div className="shrink-0">
                <NotificationBell />
              </div>
            </div>
          )
        }
        currentPath={pathname}
        nav={navigationOf(pathname)}
        renderLink={routerLink}
      >
        <StartupNotice />
        {state === 'ready' && isDemo(user) ? (
          <Suspense>
            <DemoBar />
          </Suspense>
        ) : null}
        <div role="status">
          {state !== 'failed' && (!online || lost) ? (
            <Suspense>
              <OfflineNotice />
            </Suspense>
          ) : null}
        </div>
        <AnalysisHost>
          <Outlet />
        </AnalysisHost>
      </AppFrame>
      {state === 'ready' && isEmailReturn(pathname, search, hash) ? (
        <Suspense>
          <EmailReturnNotice />
        </Suspense>
      ) : null}
      {standsAlone(pathname) ? null : (
        <Suspense>
          <Corner />
        </Suspense>
      )}
      {showsDebugCorner(window.location.hostname, search) ? (
        <Suspense>
          <DebugCorner />
        </Suspense>
      ) : null}
      <Toaster />
    </>
  )
}

function useOpenedPaths(): void {
  const navigate = useNavigate()
  const go = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    const open = (path: string) => go(path)
    if (isNativeApp())
      void import('../platform/app/phone.native.ts').then(({ settleOnPhone }) => settleOnPhone(open))
    return followNotifications(open)
  }, [])
}
