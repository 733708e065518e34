import type { Config } from '../../config.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** What the environment says, judged by what a driver would meet. */
export function lookAtSettings(config: Config): Finding[] {
  return [address(config), proxy(config), mail(config), metrics(config)]
}

function address({ siteUrl }: Config): Finding {
  const { protocol, hostname } = new URL(siteUrl)
  if (protocol === 'https:' || LOOPBACK.includes(hostname)) return fine('address', siteUrl)
  return wrong(
    'address',
    `${siteUrl} is not https. Browsers give no microphone, no Bluetooth and no offline use to such a page: put TLS in front and set SITE_URL (docs/operate.md).`,
  )
}

function proxy({ siteUrl, trustedProxies }: Config): Finding {
  if (siteUrl.startsWith('https:') && trustedProxies === 0)
    return wrong(
      'proxy',
      'TLS ends at a proxy, but TRUST_PROXY is 0: everybody seems to come from one address, and shares its limits. Set it to the number of proxies.',
    )
  return fine('proxy', trustedProxies === 0 ? 'none' : `${trustedProxies} in front, believed`)
}

function mail({ mail: smtp }: Config): Finding {
  if (smtp !== undefined) return fine('mail', `sent as ${smtp.from}`)
  return notice(
    'mail',
    'SMTP_URL is not set: accounts are confirmed at once, and letters lie in the outbox folder. Good for one household, not for strangers.',
  )
}

function metrics({ metricsToken, siteUrl }: Config): Finding {
  if (metricsToken !== undefined) return fine('metrics', 'ask for a token')
  const { hostname } = new URL(siteUrl)
  if (LOOPBACK.includes(hostname)) return fine('metrics', 'open, on this machine')
  return notice(
    'metrics',
    '/metrics answers whoever can reach it. Set METRICS_TOKEN, or block it in the proxy.',
  )
}
