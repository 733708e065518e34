import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { logWhenDone } from './request-log.ts'

it.each([
  ['rest', 403, 'access_denied'],
  ['storage', 403, 'access_denied'],
  ['auth', 429, 'locked_out'],
  ['rest', 429, undefined],
  ['auth', 200, undefined],
  ['rest', 401, undefined],
])('names what is a matter of security: %s %i', (surface, statusCode, security) => {
  const lines: { security?: string }[] = []
  const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: true })
  logWhenDone(
    { method: 'GET' } as IncomingMessage,
    response as unknown as ServerResponse,
    { id: 'a1b2c3d4', surface, path: '/' },
    pino({}, { write: (line: string) => lines.push(JSON.parse(line)) }),
    () => undefined,
  )
  response.emit('close')
  expect(lines.map((line) => line.security)).toEqual([security])
})
