import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const table = readFileSync(join(root, 'docs/security.md'), 'utf8')
const SHORT: Record<string, string> = { c: 'tests/contract', s: 'apps/server/src', m: 'supabase/migrations' }
/** Requirements of level 1 and 2 in ASVS 5.0.0, chapter by chapter. */
const PER_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const rows = [...table.matchAll(/^\| ([\d., ]+) \| ([^|]*) \| ([^|]*) \|$/gm)].map(
  ([, ids = '', verdict = '', why = '']) => ({ ids: ids.split(', '), verdict, why }),
)

describe('the table of ASVS', () => {
  it('has each requirement of level 1 and 2 once', () => {
    const ids = rows.flatMap((row) => row.ids)
    expect(new Set(ids).size).toBe(ids.length)
    const perChapter = PER_CHAPTER.map((_, at) => ids.filter((id) => id.startsWith(`${at + 1}.`)).length)
    expect(perChapter).toEqual(PER_CHAPTER)
  })

  it('says met, not or n.a., and why', () => {
    for (const { ids, verdict, why } of rows) {
      expect(['met', 'not', 'n.a.'], ids.join()).toContain(verdict)
      expect(why.length, ids.join()).toBeGreaterThan(3)
    }
  })

  it('names files that exist, and of tests those that run', () => {
    const short = [...table.matchAll(/`([csm])\/([^`]+)`/g)].map(
      ([, at = '', path = '']) => `${SHORT[at]}/${path}`,
    )
    const whole = [
      ...table.matchAll(/(?:apps|packages|supabase|tests|bench|deploy)\/[\w/.-]+\.\w+|deploy\/Caddyfile/g),
    ].map(([path]) => path)
    const named = [...short, ...whole]
    expect(short.length).toBeGreaterThan(60)
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const tests = named.filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    expect(tests.length).toBeGreaterThan(60)
    const testless = tests.filter(
      (path) => !/^\s*(it|test)[.(]/m.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(testless).toEqual([])
  })
})
