import { describe, expect, it } from 'vitest'
import { createLog, currentRequest } from './log.ts'

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(createLog('info', { write: (line: string) => (text += line) }))
  return text
}

describe('the log', () => {
  it.each([
    [{ authorization: 'Bearer secret' }],
    [{ headers: { authorization: 'secret', apikey: 'secret', cookie: 'a=secret' } }],
    [{ request: { apikey: 'secret' } }],
    [{ body: { password: 'secret', refresh_token: 'secret' } }],
    [{ token: 'secret' }],
  ])('hides credentials: %o [V16.2.5]', (fields) => {
    const text = logged((log) => log.info(fields, 'event'))
    expect(text).not.toContain('secret')
    expect(text).toContain('[hidden]')
  })

  it('names the request that is being answered, and none outside of one', async () => {
    const text = logged((log) => {
      currentRequest.run('7f3k-7f3k', () => log.warn('within'))
      log.warn('outside')
    })
    const [within, outside] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(within.request).toBe('7f3k-7f3k')
    expect(outside).not.toHaveProperty('request')
  })

  it('is one line of JSON per event', () => {
    const text = logged((log) => {
      log.info({ id: 1 }, 'first')
      log.warn('second')
    })
    expect(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg),
    ).toEqual(['first', 'second'])
  })
})
