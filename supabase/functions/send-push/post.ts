/**
 * Posts to a client's address: https, no redirects, judged while connecting, since a name may answer differently the
 * second time. So nobody reaches this machine's network.
 */
import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { FunctionError } from '../_serve/errors.ts'
import type { PushAnswer, PushRequest } from '../_serve/function.ts'
import { isPublicAddress } from './public-address.ts'

const TIME_LIMIT_MS = 10_000

/** @throws FunctionError forbidden for an address that is not a public https one; Error when it does not answer */
export function postToPublicAddress({ url, headers, body }: PushRequest): Promise<PushAnswer> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host)))
    return Promise.reject(notPublic(host))
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      { method: 'POST', headers, lookup: publicLookup, timeout: TIME_LIMIT_MS },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0 })
      },
    )
    sending.on('timeout', () => sending.destroy(new Error(`${host} did not answer`)))
    sending.on('error', reject)
    sending.end(body)
  })
}

const notPublic = (host: string) => new FunctionError('forbidden', `${host} is not a public address`)

type Answer = (error: Error | null, address: string | LookupAddress[], family?: number) => void

export function publicLookup(
  host: string,
  options: { all?: boolean | undefined },
  done: Answer,
  resolve: typeof systemLookup = systemLookup,
): void {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, [])
    const allowed = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (first === undefined || allowed.length < addresses.length) return done(notPublic(host), [])
    if (options.all === true) done(null, allowed)
    else done(null, first.address, first.family)
  })
}
