/**
 * Ranks what may be behind a recording, so that a page need not fetch the engine and its table of knowledge first
 * (docs/decisions/0045). No row is read or written: a visitor may ask too.
 */
import { rankCausesRequest } from '@tappet/wire'
import { readJson } from '../_serve/body.ts'
import type { FunctionLimits, Handler } from '../_serve/function.ts'

export const limits: FunctionLimits = {
  methods: ['POST'],
  // Two thousand records of the log.
  maxBodyBytes: 256 * 1024,
  timeLimitMs: 10_000,
  signIn: 'optional',
}

/** {sound, log?, car, thisYear} -> 200 {differential}: the case that a device makes of the same; 400 for anything else. */
export const handler: Handler = async (request) => {
  const { sound, log, car, thisYear } = await readJson(request, rankCausesRequest)
  // A quarter of a megabyte of knowledge: read at the first request, not at start.
  const { openSensed } = await import('@tappet/diagnosis/differential')
  const differential = openSensed({ texts: [], codes: [], car, thisYear }, { sound, ...(log && { log }) })
  return Response.json({ differential })
}
