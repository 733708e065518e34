import { describe, expect, it } from 'vitest'
import { readTarget } from './target.ts'

const read = (input: string) => {
  const { surface, path, url, isAmbiguous } = readTarget(input)
  return [surface.name, path, url, isAmbiguous]
}

describe('what a request is for', () => {
  it.each([
    ['/rest/v1/history?select=*', 'rest', '/rest/v1/history'],
    ['/auth/v1/token', 'auth', '/auth/v1/token'],
    ['/auth/v1', 'auth', '/auth/v1'],
    ['/auth/v1/', 'auth', '/auth/v1/'],
    ['/auth/v1?next=/../x//', 'auth', '/auth/v1'],
    [
      '/storage/v1/object/receipts/a%20b%C3%A9..c.%25.jpg',
      'storage',
      '/storage/v1/object/receipts/a%20b%C3%A9..c.%25.jpg',
    ],
    ['/functions/v1/track-usage', 'functions', '/functions/v1/track-usage'],
    ['/realtime/v1/websocket', 'realtime', '/realtime/v1/websocket'],
    ['/auth', 'web', '/auth'],
    ['/auth/callback', 'web', '/auth/callback'],
    ['/auth/v1x', 'web', '/auth/v1x'],
    ['/.well-known/assetlinks.json', 'web', '/.well-known/assetlinks.json'],
    ['/', 'web', '/'],
  ])('%s: %s', (input, name, path) => {
    expect(read(input)).toEqual([name, path, input, false])
  })

  it('is the same by a whole address', () => {
    expect(read('http://tappet.example:80/auth/v1/token?a=1')).toEqual([
      'auth',
      '/auth/v1/token',
      '/auth/v1/token?a=1',
      false,
    ])
    expect(readTarget('http://tappet.example')).toMatchObject({ isAmbiguous: true })
  })

  it.each([
    ['/storage/v1/../../auth/v1/signup', 'auth'],
    ['/storage/v1/x/..', 'storage'],
    ['/storage/v1/./object', 'storage'],
    ['/storage//v1/object', 'storage'],
    ['//auth/v1/signup', 'auth'],
    ['/x/%2e%2E/rest/v1/history', 'rest'],
    ['/rest%2fv1/history', 'rest'],
    ['/%61uth/v1/signup', 'auth'],
    ['/realtime\\v1\\websocket', 'realtime'],
    ['/functions/v1/a%5cb', 'functions'],
    ['/functions/v1/a#/../b', 'functions'],
    ['http://x/storage/v1/../../auth/v1/signup', 'auth'],
  ])('is ambiguous, of a surface: %s', (input, name) => {
    expect(readTarget(input)).toMatchObject({ surface: { name }, isAmbiguous: true })
  })

  it.each(['//history', '/help/../history', '/h%69story', '/a\\b', '*', 'history', '/a\u0085b'])(
    'is ambiguous elsewhere, and a page of none: %s',
    (input) => {
      expect(read(input)).toEqual(['web', input, '/404', true])
    },
  )
})
