import type { ComponentType } from 'react'
import { lazy } from 'react'
import type { RouteObject } from 'react-router'
import { HomeRoute } from './analysis/HomeRoute.tsx'
import { PageRoute } from './PageRoute.tsx'
import { RequireSession } from './RequireSession.tsx'
import { RouteError } from './RouteError.tsx'
import { Shell } from './Shell.tsx'

/** What a route tells the frame about its page. */
type PageHandle = { title: string }

type PageModule = () => Promise<{ default: ComponentType }>

/** One line of the table: the path, the page's title, its code, and whether it asks for a session. */
type PageLine = readonly [path: string, title: string, page: PageModule, access?: 'signed-in']

const PAGES: readonly PageLine[] = [
  ['/results', 'Diagnosis Results', () => import('./analysis/ResultsRoute.tsx')],
  ['/history', 'Diagnosis History', () => import('./analysis/HistoryRoute.tsx'), 'signed-in'],
  ['/obd', 'OBD-II Scanner', () => import('../features/obd/ObdPage.tsx')],
  ['/dtc/:code?', 'Trouble Code', () => import('../features/dtc/DtcPage.tsx')],
  [
    '/maintenance',
    'Maintenance Log',
    () => import('../features/maintenance/MaintenancePage.tsx'),
    'signed-in',
  ],
  [
    '/maintenance/reminders',
    'Reminder Settings',
    () => import('./reminders/ReminderSettingsRoute.tsx'),
    'signed-in',
  ],
  [
    '/reminder-settings',
    'Reminder Settings',
    () => import('./reminders/ReminderSettingsRoute.tsx'),
    'signed-in',
  ],
  [
    '/current-mileage',
    'Current Mileage',
    () => import('../features/reminders/CurrentMileagePage.tsx'),
    'signed-in',
  ],
  ['/settings', 'Settings', () => import('../features/settings/SettingsPage.tsx')],
  ['/plans', 'Plans', () => import('../features/plans/PlansPage.tsx')],
  ['/account', 'Account', () => import('./demo/AccountRoute.tsx')],
  ['/help-faq', 'Help & FAQ', () => import('../features/help/HelpPage.tsx')],
  [
    '/comprehensive-diagnosis',
    'Comprehensive Diagnosis',
    () => import('../features/comprehensive/ComprehensivePage.tsx'),
  ],
  ['/privacy-policy', 'Privacy Policy', () => import('../features/legal/PrivacyPage.tsx')],
  ['/terms-of-service', 'Terms of Service', () => import('../features/legal/TermsPage.tsx')],
  ['/review-notes', 'Review Notes', () => import('../features/help/ReviewNotesPage.tsx')],
  ['/login', 'Sign In', () => import('../features/auth/LoginPage.tsx')],
  ['/auth', 'Signing In', () => import('../features/auth/AuthLandingPage.tsx')],
  ['/auth/callback', 'Signing In', () => import('../features/auth/AuthCallbackPage.tsx')],
  ['/auth/reset', 'Set a New Password', () => import('../features/auth/ResetPasswordPage.tsx')],
  ['/security-test', 'Security Test', () => import('../features/security/SecurityTestPage.tsx')],
  ['/security-proof', 'Security Proof', () => import('../features/security/SecurityProofPage.tsx')],
  ['*', 'Page not found', () => import('./NotFoundPage.tsx')],
]

function pageRoute([path, title, page, access]: PageLine): RouteObject {
  const Page = lazy(page)
  const element = access === 'signed-in' ? <RequireSession page={Page} /> : <Page />
  return {
    path,
    handle: { title } satisfies PageHandle,
    element: <PageRoute key={path}>{element}</PageRoute>,
    errorElement: <RouteError />,
  }
}

/* Home is what most visits open with: its code comes with the frame instead of after it. */
const homeRoute: RouteObject = {
  path: '/',
  handle: { title: '' } satisfies PageHandle,
  element: (
    <PageRoute key="/">
      <HomeRoute />
    </PageRoute>
  ),
  errorElement: <RouteError />,
}

function designRoutes(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  const Design = lazy(() => import('./design/DesignPage.tsx'))
  return [{ path: '/design', element: <PageRoute>{<Design />}</PageRoute> }]
}

/** Every path of the product, inside the one frame. */
export function createRoutes(): RouteObject[] {
  return [
    ...designRoutes(),
    { element: <Shell />, errorElement: <RouteError />, children: [homeRoute, ...PAGES.map(pageRoute)] },
  ]
}
