/** The token in the mail is the only proof (supabase/migrations/0073_reminder_mails.sql). */
import { dataOf } from '../_serve/data.ts'
import { FunctionError } from '../_serve/errors.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'
import { linkToken } from '../_serve/token-hash.ts'

/** A mail program posts List-Unsubscribe=One-Click (RFC 8058). */
export const limits: FunctionLimits = { methods: ['GET', 'POST'], signIn: 'none' }

const NOT_IN_USE = 'This link doesn’t work anymore'

/**
 * ?token=…: GET -> 200 a page that asks, since scanners of mails follow links; POST -> 200 a page that says it is done.
 * 404 for a token that is none.
 */
export const handler: Handler = async (request, { service }) => {
  const token = linkToken(request, NOT_IN_USE)
  if (request.method === 'GET')
    return page(
      '<form method="post"><p>Stop the emails about service that’s due?</p><button>Stop them</button></form>',
    )
  const stopping = service.rpc('stop_reminder_mails', { p_token: token })
  if (!(await dataOf(stopping, 'The mails could not be stopped')))
    throw new FunctionError('not_found', NOT_IN_USE)
  return page(
    '<p>You won’t get more emails about service that’s due. Reminder Settings turns them on again.</p>',
  )
}

const page = (body: string) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Tappet</title></head><body style="font-family:sans-serif;margin:2rem">${body}</body></html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex',
      },
    },
  )
