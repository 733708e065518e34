import { lazy, Suspense } from 'react'
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useConnection } from '../backend/backend.tsx'
import { isEmailReturn } from '../features/auth/email-return.ts'
import { NotificationBell } from '../features/notifications/NotificationBell.tsx'
import type { NavLinkProps } from '../ui/index.ts'
import { AppFrame, Toaster } from '../ui/index.ts'
import { AnalysisHost } from './analysis/AnalysisHost.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { showsDebugCorner } from './debug/rule.ts'
import { InstallPrompt } from './install/InstallPrompt.tsx'
import { NAVIGATION } from './navigation.ts'
import { StartupNotice } from './StartupNotice.tsx'

const EmailReturnNotice = lazy(() => import('../features/auth/EmailReturnNotice.tsx'))
const DebugCorner = lazy(() => import('./debug/DebugCorner.tsx'))

const routerLink = ({ to, ...rest }: NavLinkProps) => <Link to={to} {...rest} />

/** The frame round every page: navigation, bell, messages, and the small corners. */
export function Shell() {
  const { pathname, search, hash } = useLocation()
  const { state } = useConnection()
  return (
    <>
      <DocumentTitle />
      <AppFrame bell={<NotificationBell />} currentPath={pathname} nav={NAVIGATION} renderLink={routerLink}>
        <StartupNotice />
        <AnalysisHost>
          <Outlet />
        </AnalysisHost>
      </AppFrame>
      {state === 'ready' && isEmailReturn(pathname, search, hash) ? (
        <Suspense>
          <EmailReturnNotice />
        </Suspense>
      ) : null}
      <InstallPrompt />
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
