import { expect, it } from 'vitest'
import { noteFailure, takeFailure } from './failed-request.ts'

const answer = (status: number, id?: string) =>
  new Response(null, { status, headers: id === undefined ? {} : { 'x-request-id': id } })

it('names a server’s failure of just now, once', () => {
  noteFailure(answer(500, 'a1b2c3d4-7f3a'), 1_000)
  expect(takeFailure(3_500)).toBe('a1b2c3d4-7f3a')
  expect(takeFailure(3_500)).toBeNull()
})

it('names no failure of before, no refusal, and none without an id', () => {
  noteFailure(answer(500, 'a1b2c3d4-7f3a'), 1_000)
  expect(takeFailure(9_000)).toBeNull()
  noteFailure(answer(404, 'a1b2c3d4-7f3a'), 1_000)
  noteFailure(answer(502), 1_000)
  expect(takeFailure(1_000)).toBeNull()
})
