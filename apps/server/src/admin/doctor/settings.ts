import type { Config } from '../../config/index.ts'
import { sharedAddressWarning } from '../../identity/shared-address.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export function checkSettings(config: Config): Finding[] {
  return [address(config), proxy(config), mail(config), metrics(config), plans(config)]
}

function address({ siteUrl }: Config): Finding {
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol === 'https:' || LOOPBACK.includes(hostname)) return fine('address', siteUrl)
  return wrong(
    'address',
    `${siteUrl} is not https. Browsers give no microphone, no Bluetooth and no offline use to such a page: put TLS in front and set SITE_URL (docs/operate.md).`,
  )
}

function proxy(config: Config): Finding {
  const warning = sharedAddressWarning(config)
  if (warning !== null) return wrong('proxy', warning)
  const { trustedProxies } = config
  return fine('proxy', trustedProxies === 0 ? 'none is trusted' : `the nearest ${trustedProxies} trusted`)
}

function mail({ mail: smtp }: Config): Finding {
  if (smtp !== undefined) return fine('mail', `to be sent as ${smtp.from}`)
  return notice(
    'mail',
    'SMTP_URL is not set: accounts are confirmed at once, and mails are written to the outbox folder. Fit for one household, not for strangers.',
  )
}

const PLANS = {
  on: 'on: price and Upgrade are shown, FREE is limited',
  off: 'off: no price and no Upgrade, the limits of FREE hold for who has no PRO',
  unlimited: 'unlimited: nobody has a monthly limit',
} as const

function plans({ plans: mode }: Config): Finding {
  return fine('plans', PLANS[mode])
}

function metrics({ metricsToken, siteUrl }: Config): Finding {
  if (metricsToken !== undefined) return fine('metrics', 'ask for a token')
  const { hostname } = new URL(siteUrl)
  if (LOOPBACK.includes(hostname)) return fine('metrics', 'open, on this machine')
  return notice(
    'metrics',
    'METRICS_TOKEN is not set: with HOST on other addresses than this machine’s own, /metrics answers nobody; behind a proxy it answers everybody.',
  )
}
