import { securityEventKinds } from '@tappet/wire'
import { expect, it } from 'vitest'
import { eventWords } from './copy.ts'

it('names each kind, and how often', () => {
  expect(new Set(securityEventKinds.map((kind) => eventWords({ kind, times: 1 }))).size).toBe(
    securityEventKinds.length,
  )
  expect(eventWords({ kind: 'sign_in_failed', times: 7 })).toBe('A sign-in failed, 7 times')
})
