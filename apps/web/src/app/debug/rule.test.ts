import { describe, expect, it } from 'vitest'
import { showsDebugCorner } from './rule.ts'

describe('showsDebugCorner', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('shows on %s [APP-040]', (host) => {
    expect(showsDebugCorner(host, '')).toBe(true)
  })
  it('shows on any host when the query contains debug=true [APP-041]', () => {
    expect(showsDebugCorner('tappet.example', '?a=1&debug=true')).toBe(true)
  })
  it.each(['', '?debug=false', '?debug', '?nodebug=true', '?a=debug=true'])(
    'stays away from another host with the query "%s" [APP-042]',
    (search) => {
      expect(showsDebugCorner('tappet.example', search)).toBe(false)
    },
  )
  it('is hidden on a host that only begins with localhost [APP-042]', () => {
    expect(showsDebugCorner('localhost.tappet.example', '')).toBe(false)
  })
})
