/**
 * `node scripts/security-claims.ts [--write]`: the table of docs/security.md, from tags such as `[V9.1.1]` in the
 * titles of tests.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { CLAIMS } from './security-claims.table.ts'

export type TaggedTitle = { ids: string[]; title: string; file: string }

type Call = { type: 'CallExpression'; callee: unknown; arguments: { type: string; value?: unknown }[] }

const TAGS = /\s*\[[^\]]+\]/g
const ASVS = /\[V(\d+\.\d+\.\d+)\]/g

export function taggedTitles(source: string, file: string): TaggedTitle[] {
  return titlesIn(parseSync(file, source).program).flatMap((title) => {
    const ids = [...title.matchAll(ASVS)].map(([, id = '']) => id)
    return ids.length === 0 ? [] : [{ ids, title: title.replaceAll(TAGS, ''), file }]
  })
}

function titlesIn(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  const title =
    isCall(node) && /^(?:it|test|describe)$/.test(rootOf(node.callee)) ? node.arguments[0]?.value : null
  return [...(typeof title === 'string' ? [title] : []), ...Object.values(node).flatMap(titlesIn)]
}

const isCall = (node: object): node is Call => 'type' in node && node.type === 'CallExpression'

/** `it` of it('…'), it.each(…)('…') and it.runIf(…)('…'). */
function rootOf(callee: unknown): string {
  if (callee === null || typeof callee !== 'object') return ''
  if ('name' in callee && typeof callee.name === 'string') return callee.name
  if ('object' in callee) return rootOf(callee.object)
  return 'callee' in callee ? rootOf(callee.callee) : ''
}

/** @throws Error for a claim that no title carries, and for a tag that names no claim */
export function claimsTable(
  titles: readonly TaggedTitle[],
  claims: Readonly<Record<string, string>>,
): string {
  const stray = titles.find(({ ids }) => ids.some((id) => claims[id] === undefined))
  if (stray) throw new Error(`${stray.file}: no claim for a tag of "${stray.title}"`)
  const rows = Object.entries(claims).flatMap(([id, claim]) => {
    const proofs = titles.filter(({ ids }) => ids.includes(id))
    if (proofs.length === 0) throw new Error(`V${id}: no test’s title has the tag`)
    return proofs.map(({ title, file }, at) => `| ${at === 0 ? `${id} ${claim}` : ''} | ${title} | ${file} |`)
  })
  return ['| claim | the test that proves it | file |', '|---|---|---|', ...rows, ''].join('\n')
}

const page = join(import.meta.dirname, '../docs/security.md')

export function securityPage(): string {
  const files = execFileSync(
    'git',
    ['grep', '-lE', '\\[V[0-9]+\\.[0-9]+\\.[0-9]+\\]', '--', '*.test.ts*', '*.spec.ts'],
    {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    },
  )
  const titles = files
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('scripts/'))
    .flatMap((file) => taggedTitles(readFileSync(join(import.meta.dirname, '..', file), 'utf8'), file))
  const [head = ''] = readFileSync(page, 'utf8').split(/^\| claim /m)
  return head + claimsTable(titles, CLAIMS)
}

if (import.meta.main) {
  if (process.argv.includes('--write')) writeFileSync(page, securityPage())
  else process.stdout.write(securityPage())
}
