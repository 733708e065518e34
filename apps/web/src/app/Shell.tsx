import type { ReactNode } from 'react'
import { lazy, Suspense } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useConnection } from '../backend/backend.tsx'
import { useServerLost } from '../backend/reach.ts'
import { useSession } from '../backend/session.tsx'
import { isEmailReturn } from '../features/auth/email-return.ts'
import { isDemo } from '../features/demo/is-demo.ts'
import { NotificationBell } from '../features/notifications/NotificationBell.tsx'
import { useOnline } from '../platform/network.ts'
import type { NavLinkProps } from '../ui/index.ts'
import { AppFrame, Toaster } from '../ui/index.ts'
import { AnalysisHost } from './analysis/AnalysisHost.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { showsDebugCorner } from './debug/rule.ts'
import { NAVIGATION } from './navigation.ts'
import { StartupNotice } from './StartupNotice.tsx'

const EmailReturnNotice = lazy(() => import('../features/auth/EmailReturnNotice.tsx'))
const OutboxHost = lazy(() => import('../features/maintenance/OutboxHost.tsx'))
// Nobody misses these where they can not be fetched.
const nothing = () => ({ default: (): ReactNode => null })
const Corner = lazy(() => import('./Corner.tsx').catch(nothing))
const DemoBar = lazy(() => import('../features/demo/DemoBar.tsx').catch(nothing))
const OfflineNotice = lazy(() => import('./OfflineNotice.tsx').catch(nothing))
const DebugCorner = lazy(() => import('./debug/DebugCorner.tsx'))

const routerLink = ({ to, ...rest }: NavLinkProps) => <Link to={to} {...rest} />

/** The frame round every page: navigation, bell, messages, and the small corners. */
export function Shell() {
  const { pathname, search, hash } = useLocation()
  const { state } = useConnection()
  const { user } = useSession()
  const online = useOnline()
  const lost = useServerLost()
  return (
    <>
      <DocumentTitle />
      <AppFrame bell={<NotificationBell />} currentPath={pathname} nav={NAVIGATION} renderLink={routerLink}>
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
      {state === 'ready' ? (
        <Suspense>
          <OutboxHost />
        </Suspense>
      ) : null}
      <Suspense>
        <Corner />
      </Suspense>
      {showsDebugCorner(window.location.hostname, search) ? (
        <Suspense>
          <DebugCorner />
        </Suspense>
      ) : null}
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
