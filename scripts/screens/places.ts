/** Who looks at a page: nobody known, a new account, or a driver of two years. */
export type Looker = 'visitor' | 'newcomer' | 'driver'

/** One picture of the sheet: where, seen by whom, and under which name. */
export type Place = { name: string; path: string; looker: Looker }

const place = (path: string, looker: Looker, name = path.slice(1).replaceAll(/[/?=]+/g, '-')): Place => ({
  name: `${name || 'home'}${looker === 'driver' ? '' : `-${looker}`}`,
  path,
  looker,
})

/** Every route of the product, in the order in which a driver meets them. */
export const PLACES: readonly Place[] = [
  place('/', 'visitor'),
  place('/', 'driver'),
  place('/results', 'driver'),
  place('/history', 'driver'),
  place('/history', 'newcomer'),
  place('/comprehensive-diagnosis', 'visitor'),
  place('/comprehensive-diagnosis', 'driver'),
  place('/obd', 'driver'),
  place('/dtc/P0301', 'visitor'),
  place('/dtc/none', 'visitor'),
  place('/maintenance', 'driver'),
  place('/maintenance', 'newcomer'),
  place('/maintenance/reminders', 'driver'),
  place('/reminder-settings', 'newcomer'),
  place('/current-mileage', 'driver'),
  place('/settings', 'driver'),
  place('/plans', 'driver'),
  place('/account', 'visitor'),
  place('/account', 'driver'),
  place('/help-faq', 'visitor'),
  place('/privacy-policy', 'visitor'),
  place('/terms-of-service', 'visitor'),
  place('/review-notes', 'visitor'),
  place('/login', 'visitor'),
  place('/login?tab=signup', 'visitor'),
  place('/auth/callback?error=access_denied&error_description=Denied', 'visitor', 'auth-callback'),
  place('/auth/reset', 'visitor'),
  place('/security-test', 'driver'),
  place('/security-proof', 'driver'),
  place('/no/such/page', 'visitor'),
]
