import { describe, expect, it } from 'vitest'
import { storedSession, testBackend } from '../../app/testing/harness.tsx'
import { CALLBACK_UNEXPECTED, NO_SESSION } from './copy.ts'
import { exchangeCode, returnedFault } from './exchange.ts'

describe('returnedFault', () => {
  it('reads the description, in the query or in the hash', () => {
    expect(returnedFault('?error=access_denied&error_description=Not+today', '')).toBe('Not today')
    expect(returnedFault('', '#error=access_denied&error_description=Not+today')).toBe('Not today')
    expect(returnedFault('?error=access_denied', '')).toBe('access_denied')
    expect(returnedFault('?code=1', '#a=b')).toBeNull()
  })
  it('cuts a message that somebody made long', () => {
    expect(returnedFault(`?error=${'x'.repeat(900)}`, '')).toHaveLength(200)
  })
})

describe('exchangeCode', () => {
  it('reports the fault that the address carries [AUTH-026]', async () => {
    expect(await exchangeCode(testBackend().client, '?error_description=Denied', '')).toEqual({
      ok: false,
      message: 'Denied',
    })
  })
  it('reports a missing session when there is neither code nor session [AUTH-027] [ERR-013]', async () => {
    expect(NO_SESSION).toBe('Authentication failed - no session received')
    expect(await exchangeCode(testBackend().client, '', '')).toEqual({ ok: false, message: NO_SESSION })
  })
  it('is content with a session that exists already', async () => {
    expect(await exchangeCode(testBackend(storedSession()).client, '', '')).toEqual({ ok: true })
  })
  it('keeps the code of a link that another browser asked for', async () => {
    expect(await exchangeCode(testBackend().client, '?code=abc', '')).toMatchObject({
      ok: false,
      elsewhere: 'abc',
    })
  })
  it('calls anything it does not know unexpected [ERR-014]', async () => {
    expect(CALLBACK_UNEXPECTED).toBe('An unexpected error occurred during authentication')
    const { client } = testBackend()
    client.auth.getSession = () => Promise.reject(new TypeError('boom'))
    expect(await exchangeCode(client, '', '')).toEqual({ ok: false, message: CALLBACK_UNEXPECTED })
  })
})
