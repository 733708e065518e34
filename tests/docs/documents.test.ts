import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BY_HAND, RUN_BY } from './commands.table.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const pages = tracked.filter((path) => path.endsWith('.md') && existsSync(join(root, path)))

const FENCED = /^```(\w*)\n([\s\S]*?)^```/gm

/** As GitHub makes them of headings. */
const anchorsOf = (page: string) =>
  [
    ...read(page)
      .replace(FENCED, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

function deadLinks(page: string): string[] {
  const links = [
    ...read(page)
      .replace(FENCED, '')
      .matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g),
  ]
  return links.flatMap(([, link = '']) => {
    if (link.startsWith('/')) return []
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? page : normalize(join(dirname(page), path))
    if (!existsSync(join(root, target))) return [link]
    return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [link]
  })
}

const PROGRAMS =
  /^(npm|npx|node|docker|git|age|tar|python|V\/bin\/\w+|apt-get|pg_dump|cd|cp|rm|mkdir|echo|export|\.\/gradlew|useradd|systemctl|journalctl|install) /
/** tests/supabase/operate.test.ts runs the blocks of this page in their order. */
const RUN_WHOLE = 'docs/operate.md'

const withoutComment = (line: string) => line.replace(/\s+#.*$/, '').trim()
const withoutEnvironment = (line: string) => line.replace(/^(?:[A-Z][A-Z0-9_]*=\S*\s+)+/, '')

/** Commands of blocks and of back quotes, one for each program that starts. */
function commandsOf(page: string): string[] {
  const text = read(page)
  const blocks = [...text.matchAll(FENCED)].filter(
    ([, language = '']) => page !== RUN_WHOLE && ['', 'sh'].includes(language),
  )
  const lines = blocks.flatMap(([, , body = '']) => body.replaceAll(/\\\n\s*/g, '').split('\n'))
  const quoted = [...text.replace(FENCED, '').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)
  return [...lines.map(withoutComment), ...quoted]
    .flatMap((line) => line.split(' && '))
    .map(withoutEnvironment)
    .filter((line) => PROGRAMS.test(line))
}

const commands = pages.flatMap((page) => commandsOf(page).map((command) => ({ page, command })))
const withoutNpx = (command: string) => command.replace(/^npx node (?=\S)/, 'node ')
const beginsWith = (command: string) => (key: string) => withoutNpx(command).startsWith(key)
const beginnings = [...Object.keys(RUN_BY), ...Object.keys(BY_HAND)]

/** What of a command is not there: a script, a program, a file of the repository. */
function missingOf(command: string): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const [, script] = /^npm run ([\w:-]+)/.exec(command) ?? []
  const [, operator] = /^npm run admin -- ((?:user )?[a-z-]+)/.exec(command) ?? []
  const [, program] = /^npx ([a-z-]+)(?!@)\b/.exec(command) ?? []
  const files =
    command.match(/(?<=\s)(?:apps|bench|deploy|docs|model|packages|scripts|supabase|tests)\/[\w./-]+/g) ?? []
  return [
    ...(script !== undefined && scripts[script] === undefined ? [`script ${script}`] : []),
    ...(operator !== undefined && !read('apps/server/src/admin.ts').includes(`name: '${operator}'`)
      ? [`command ${operator}`]
      : []),
    ...(program !== undefined && !existsSync(join(root, 'node_modules/.bin', program))
      ? [`program ${program}`]
      : []),
    ...files.filter((file) => !existsSync(join(root, file))),
  ]
}

describe('the documents', () => {
  it.each(pages)('%s links to places that exist, anchors too', (page) => {
    expect(deadLinks(page)).toEqual([])
  })

  it('hold no marks of a conflict', () => {
    expect(pages.filter((page) => /^(<{7}|>{7}) /m.test(read(page)))).toEqual([])
  })

  it('name in their commands only scripts, programs and files that exist', () => {
    expect(commands.length).toBeGreaterThan(80)
    const wrong = commands.flatMap(({ page, command }) =>
      missingOf(withoutNpx(command)).map((missing) => `${page}: ${command}: ${missing}`),
    )
    expect(wrong).toEqual([])
  })

  it('have commands that are run by a test, or stand among those that cannot be', () => {
    const strays = commands.filter(({ command }) => !beginnings.some(beginsWith(command)))
    expect(strays).toEqual([])
  })

  it('are told of by no other command in that list', () => {
    const first = commands.map(({ command }) => beginnings.find(beginsWith(command)))
    expect(beginnings.filter((key) => !first.includes(key))).toEqual([])
  })

  it.each(Object.entries(RUN_BY))('%s stands in the file that runs it', (_, [file, words]) => {
    expect(read(file)).toContain(words)
  })

  it('tell in the README the figures of the model card and of docs/diagnosis.md', () => {
    const readme = read('README.md')
    const card = read('model/CARD.md')
    const ofSounds = (readme.match(/[01]\.\d\d of \d+/g) ?? []).filter((figure) => !figure.endsWith(' of 66'))
    expect(ofSounds.length).toBeGreaterThan(3)
    expect(ofSounds.filter((figure) => !card.includes(figure))).toEqual([])
    const first = (what: string) =>
      new RegExp(`\\| right ${what} first[^|]*\\|[^|]*\\| (0\\.\\d\\d) /`).exec(
        read('docs/diagnosis.md'),
      )?.[1]
    expect(readme).toContain(`${first('system')} and ${first('part')} of 66 known cases`)
  })

  it('draw only with names of files that exist', () => {
    const drawings = tracked.filter((path) => /^docs\/pictures\/.*\.svg$/.test(path))
    const names = drawings.flatMap((path) =>
      [...read(path).matchAll(/<text class="file"[^>]*>([^<]+)</g)].flatMap(([, text = '']) =>
        text.split(', '),
      ),
    )
    const isThere = (name: string) =>
      tracked.some((path) => `/${path}`.endsWith(`/${name}`) || `/${path}`.includes(`/${name}`))
    expect(names.filter((name) => !isThere(name))).toEqual([])
  })
})
