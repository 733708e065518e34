import { describe, expect, it } from 'vitest'
import { pathOfLink } from './phone.ts'

describe('a link into the app', () => {
  it.each([
    ['app.tappet://open/history', '/history'],
    ['app.tappet://open/dtc/P0300?from=mail#top', '/dtc/P0300?from=mail#top'],
    ['app.tappet://open', '/'],
    ['app.tappet://open/', '/'],
  ])('%s opens %s', (link, path) => {
    expect(pathOfLink(link)).toBe(path)
  })

  it.each([
    'https://elsewhere.example/history',
    'app.tappet://other/history',
    'app.tappet://open//elsewhere.example/',
    'app.tappet://open/\\elsewhere.example',
    'javascript:alert(1)',
    'no link',
    '',
  ])('%s opens nothing', (link) => {
    expect(pathOfLink(link)).toBeNull()
  })
})
