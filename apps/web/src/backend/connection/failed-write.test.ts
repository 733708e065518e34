import {
  AuthApiError,
  AuthRetryableFetchError,
  FunctionsFetchError,
  FunctionsHttpError,
  PostgrestError,
} from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { failedWrite, isRefusal, NOT_KNOWN_WHETHER, titleOver } from './failed-write.ts'

const rest = (code: string) => new PostgrestError({ message: 'm', details: '', hint: '', code })
const edge = (status: number) => new FunctionsHttpError(new Response('{}', { status }))

describe('a write that failed', () => {
  it.each([
    ['by a rule of the table', rest('23514')],
    ['by a row’s owner', rest('42501')],
    ['because it found no row', rest('PGRST116')],
    ['because there is no room', rest('TPT507')],
    ['because it took too long, and was taken back', rest('57014')],
    ['by the account’s surface', new AuthApiError('m', 422, 'weak_password')],
    ['by a function', edge(403)],
  ])('is refused %s', (_why, error) => {
    expect(isRefusal(error)).toBe(true)
    expect(failedWrite(error, 'saved')).toEqual([
      'Not saved',
      { description: 'The server refused it. Please try again.' },
    ])
  })
  it.each([
    ['the connection was cut', rest('')],
    ['a proxy answered in the server’s place', rest('Bad Gateway')],
    ['the database’s connection ended', rest('08006')],
    ['the database was stopped', rest('57P01')],
    ['it is not known whether the transaction ended', rest('40003')],
    ['the database was not reached any more', rest('PGRST001')],
    ['the account’s surface gave no answer', new AuthRetryableFetchError('m', 0)],
    ['the account’s surface failed', new AuthApiError('m', 500, undefined)],
    ['a function was not reached', new FunctionsFetchError(null)],
    ['a function failed', edge(502)],
    ['something else went wrong', new TypeError('Failed to fetch')],
    ['nothing is told of it', null],
  ])('may be done where %s', (_why, error) => {
    expect(isRefusal(error)).toBe(false)
    expect(failedWrite(error, 'saved', 'Look again.')).toEqual([
      'This may not have been saved',
      { description: 'The server gave no answer. Look again.' },
    ])
  })
})

it('a title does not say "not" over a reason that leaves it open', () => {
  expect(titleOver(`${NOT_KNOWN_WHETHER} it did that.`, 'Not changed')).toBe('Not confirmed')
  expect(titleOver('This is not the password of this account.', 'Not changed')).toBe('Not changed')
})
