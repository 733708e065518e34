import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchDocument, withoutPro } from './document.ts'
import { anchorOf, headingsOf } from './headings.ts'

afterEach(() => vi.restoreAllMocks())

describe('fetchDocument', () => {
  it('answers the text', async () => {
    expect(await fetchDocument('/legal/x.md', async () => new Response('## Hello'))).toBe('## Hello')
  })
  it.each([
    ['a refusal', () => new Response('no', { status: 404 })],
    ['a page in its place', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('only logs %s [LEG-005]', async (_name, answer) => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await fetchDocument('/legal/x.md', async () => answer())).toBeNull()
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('the terms where nothing is sold', () => {
  it('keep their limits and name neither Pro nor a price', async () => {
    const terms = withoutPro(await readFile('apps/web/public/legal/terms.md', 'utf8'))
    expect(terms).not.toMatch(/\bPro\b|\$4|Subscription|Upgrade/)
    expect(terms).toContain('Each account has monthly limits: 5 audio diagnoses')
    expect(terms).toContain('## Your content')
  })
})

describe('the parts of a document', () => {
  it('are its second-level headings, each with an anchor', () => {
    expect(headingsOf('Intro\n\n## In short\n\n### Deeper\n\n## What’s “stored”?\n')).toEqual([
      { title: 'In short', anchor: 'in-short' },
      { title: 'What’s “stored”?', anchor: 'whats-stored' },
    ])
    expect(anchorOf('Über uns')).toBe('über-uns')
  })
})
