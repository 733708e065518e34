import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { HEADS } from '../format/page-heads.ts'

/** A subtitle that is the same for everybody is prerendered, and a heading that is. */
export type PageHead = { title: string; heading?: string; subtitle?: string }

export type PageModule = () => Promise<{ default: ComponentType }>

/** Path, head, code, and whether it needs a session. */
export type PageLine = readonly [path: string, head: PageHead, page: PageModule, access?: 'signed-in']

/** Home's code is in the entry chunk. vite.frames.ts reads this table too. */
export const PAGES: readonly PageLine[] = [
  ['/results', HEADS.results, () => import('./analysis/ResultsRoute.tsx')],
  ['/history', HEADS.history, () => import('./analysis/HistoryRoute.tsx'), 'signed-in'],
  ['/cases', HEADS.cases, () => import('../features/cases/CasesPage.tsx'), 'signed-in'],
  ['/cases/:id', HEADS.case, () => import('./cases/CaseRoute.tsx'), 'signed-in'],
  ['/handover', { title: 'A case for you' }, () => import('./cases/HandoverRoute.tsx')],
  ['/obd', HEADS.obd, () => import('./analysis/ObdRoute.tsx')],
  ['/obd/live', HEADS.live, () => import('./analysis/LiveRoute.tsx')],
  ['/dtc/:code?', HEADS.dtc, () => import('../features/dtc/DtcPage.tsx')],
  [
    '/maintenance',
    HEADS.maintenance,
    () => import('../features/maintenance/MaintenancePage.tsx'),
    'signed-in',
  ],
  ['/fuel', HEADS.fuel, () => import('../features/fuel/FuelPage.tsx'), 'signed-in'],
  [
    '/maintenance/reminders',
    { title: 'Reminder Settings' },
    () => import('./reminders/ReminderSettingsRoute.tsx'),
    'signed-in',
  ],
  [
    '/reminder-settings',
    { title: 'Reminder Settings' },
    () => import('./reminders/ReminderSettingsRoute.tsx'),
    'signed-in',
  ],
  [
    '/current-mileage',
    { title: 'Current Mileage' },
    () => import('../features/reminders/CurrentMileagePage.tsx'),
    'signed-in',
  ],
  ['/my-car-sound', HEADS.ownSound, () => import('./cases/OwnSoundRoute.tsx'), 'signed-in'],
  ['/garage', HEADS.garage, () => import('../features/garage/GaragePage.tsx'), 'signed-in'],
  [
    '/settings',
    { title: 'Settings', heading: 'Settings' },
    () => import('../features/settings/SettingsPage.tsx'),
  ],
  ['/plans', { title: 'Plans' }, () => import('../features/plans/PlansPage.tsx')],
  ['/account', { title: 'Account' }, () => import('./demo/AccountRoute.tsx')],
  ['/help-faq', HEADS.help, () => import('../features/help/HelpPage.tsx')],
  ['/comprehensive-diagnosis', HEADS.comprehensive, () => import('./analysis/ComprehensiveRoute.tsx')],
  ['/privacy-policy', { title: 'Privacy Policy' }, () => import('../features/legal/PrivacyPage.tsx')],
  ['/terms-of-service', { title: 'Terms of Service' }, () => import('../features/legal/TermsPage.tsx')],
  ['/review-notes', { title: 'Review Notes' }, () => import('../features/help/ReviewNotesPage.tsx')],
  ['/login', HEADS.signIn, () => import('../features/auth/LoginPage.tsx')],
  ['/auth', { title: 'Signing In' }, () => import('../features/auth/AuthLandingPage.tsx')],
  ['/auth/callback', { title: 'Signing In' }, () => import('../features/auth/AuthCallbackPage.tsx')],
  ['/auth/reset', { title: 'Set a New Password' }, () => import('../features/auth/ResetPasswordPage.tsx')],
  ['/security-test', { title: 'Security Test' }, () => import('../features/security/SecurityTestPage.tsx')],
  [
    '/security-proof',
    { title: 'Security Proof' },
    () => import('../features/security/SecurityProofPage.tsx'),
  ],
  ['*', { title: 'Page not found' }, () => import('./NotFoundPage.tsx')],
]

/** Undefined for home. */
export function pageAt(path: string): PageLine | undefined {
  if (path === '/') return
  return PAGES.find(([pattern]) => pattern === path) ?? PAGES.find(([pattern]) => matchPath(pattern, path))
}

/** A page whose code is here. */
export type FirstPage = { pattern: string; Page: ComponentType }

/** Undefined for home. */
export async function firstPage(path: string): Promise<FirstPage | undefined> {
  const page = pageAt(path)
  if (!page) return
  // Building its schema takes half of the page's time: a task of its own.
  if (path === '/results' || page[0] === '/cases/:id')
    await import('../backend/diagnoses/schemas.ts').catch(() => undefined)
  return { pattern: page[0], Page: (await page[2]()).default }
}
