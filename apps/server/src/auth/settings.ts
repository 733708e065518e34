import { PRODUCT_VERSION } from '@tappet/wire'
import type { AuthContext } from './context.ts'
import type { AuthRequest } from './request.ts'

/** GET /settings, as GoTrue has it, and the mode of this server. */
export const settings = (auth: AuthContext) => async (request: AuthRequest) =>
  request.json({
    external: {
      anonymous_users: false,
      apple: auth.providers.apple !== null,
      google: auth.providers.google !== null,
      email: true,
      phone: false,
    },
    disable_signup: false,
    mailer_autoconfirm: auth.isTestMode,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    tappet_mode: auth.isTestMode ? 'test' : 'real',
  })

/** GET /health */
export const health = async (request: AuthRequest) =>
  request.json({ version: PRODUCT_VERSION, name: 'Tappet Auth', description: 'Accounts and sessions' })
