import { describe, expect, it } from 'vitest'
import { buildName, handling, outlived } from './requests.ts'

const own = {
  origin: 'https://car.example',
  files: new Set(['/index.html', '/legal/privacy.md', '/theme.js', '/manifest.webmanifest']),
}
const get = (path: string, mode = 'cors', method = 'GET') =>
  handling({ method, mode, url: new URL(path, own.origin).href }, own)

describe('handling', () => {
  it.each(['/', '/history', '/dtc/P0301', '/auth/callback?code=1', '/reminder-settings', '/no/such/page'])(
    'answers %s with the app’s page',
    (path) => expect(get(path, 'navigate')).toBe('page'),
  )
  it.each(['/assets/index-abc.js', '/assets/of-an-older-build.js', '/legal/privacy.md', '/theme.js?x'])(
    'answers %s with a kept file',
    (path) => expect(get(path)).toBe('file'),
  )
  it.each([
    '/config.json',
    '/rest/v1/maintenance?select=*',
    '/auth/v1/user',
    '/storage/v1/object/public/receipts/a/b.png',
    '/functions/v1/analyze-sound',
    '/realtime/v1/websocket',
    '/healthz',
    '/metrics',
    'https://elsewhere.example/assets/x.js',
  ])('stays out of %s, fetched or opened', (path) => {
    expect(get(path)).toBe('network')
    expect(get(path, 'navigate')).toBe('network')
  })
  it('leaves unknown addresses and writes to the network', () => {
    expect(get('/history')).toBe('network')
    expect(get('/history', 'navigate', 'POST')).toBe('network')
  })
  it('takes a sound that is shared with the app, sent by no other site', () => {
    expect(get('/share', 'navigate', 'POST')).toBe('shared')
    expect(get('https://elsewhere.example/share', 'navigate', 'POST')).toBe('network')
  })
})

describe('buildName', () => {
  it('differs between file lists', () => {
    expect(buildName('a')).toBe(buildName('a'))
    expect(buildName('a')).not.toBe(buildName('b'))
  })
})

describe('outlived', () => {
  it('keeps its own cache and the previous one', () => {
    expect(outlived(['one', 'two', 'three'], 'three')).toEqual(['one'])
    expect(outlived(['one'], 'one')).toEqual([])
    expect(outlived(['one', 'two'], 'two')).toEqual([])
  })
  it('keeps its own cache when it was created earlier', () => {
    expect(outlived(['own', 'two', 'three'], 'own')).toEqual(['two'])
  })
})
