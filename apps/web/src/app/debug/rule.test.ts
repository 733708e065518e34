import { describe, expect, it } from 'vitest'
import { showsDebugCorner } from './rule.ts'

describe('showsDebugCorner', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('[APP-040] shows on %s', (host) => {
    expect(showsDebugCorner(host, '')).toBe(true)
  })
  it('[APP-041] shows on any host when the query contains debug=true', () => {
    expect(showsDebugCorner('tappet.example', '?a=1&debug=true')).toBe(true)
  })
  it.each(['', '?debug=false', '?debug', '?nodebug=true', '?a=debug=true'])(
    '[APP-042] stays away from another host with the query "%s"',
    (search) => {
      expect(showsDebugCorner('tappet.example', search)).toBe(false)
    },
  )
  it('[APP-042] is not fooled by a host that only begins with localhost', () => {
    expect(showsDebugCorner('localhost.tappet.example', '')).toBe(false)
  })
})
