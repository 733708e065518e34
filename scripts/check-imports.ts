/**
 * `npm run law`: the imports of ARCHITECTURE.md (law/places.table.ts), no circles, and true recipes in CONTRIBUTING.md.
 * Type imports count.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circles, shortestLoop } from './law/circles.ts'
import { falseNames, falseRecipes, type Tree } from './law/docs.ts'
import { type Import, importsOf, target } from './law/imports.ts'
import { places, rooms } from './law/places.table.ts'

const MAX_LINES = 600

const packages = /^packages\/([a-z]+)\//
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isDataTable = (file: string) => /\.(data|table)\.ts$/.test(file)
const forbiddenFolders = /(^|\/)(utils?|commons?|shared|helpers?)\//

export function breach(link: Import): string | null {
  const { file, specifier } = link
  const to = target(link)
  const rule = places.find(({ place }) => place.test(file))
  if (rule === undefined) return `${file}: stands in no place of scripts/law/places.table.ts`
  if (to === null) {
    return rule.isBare && !specifier.startsWith('node:') ? `${file}: imports ${specifier}; ${rule.why}` : null
  }
  const own = packages.exec(file)?.[0]
  if (own !== undefined && to.startsWith(own)) return null
  if (!specifier.startsWith('@tappet/') && packages.test(to)) {
    return `${file}: reaches into ${to}; import a package by its name`
  }
  const [folder = '', name] = rule.place.exec(file) ?? []
  const isSameFolder = name !== undefined && to.startsWith(folder)
  return isSameFolder || rule.may.some((allowed) => allowed.test(to))
    ? upward(file, to)
    : `${file}: imports ${to}; ${rule.why}`
}

function upward(file: string, to: string): string | null {
  const program = rooms.find(({ root }) => file.startsWith(root) && to.startsWith(root))
  if (program === undefined || isTest(file)) return null
  const roomOf = (path: string) => /^[^/.]+/.exec(path.slice(program.root.length))?.[0] ?? ''
  const levelOf = (room: string) => program.order.findIndex((line) => line.includes(room))
  const [own, other] = [roomOf(file), roomOf(to)]
  if (own === other) return null
  const unknown = [own, other].find((room) => levelOf(room) === -1)
  if (unknown !== undefined)
    return `${file}: imports ${to}; the room ${unknown} has no place in scripts/law/places.table.ts`
  if (levelOf(other) < levelOf(own)) return null
  return levelOf(other) === levelOf(own)
    ? `${file}: imports ${to}; the rooms ${own} and ${other} know nothing of each other`
    : `${file}: imports ${to}; the room ${own} stands below ${other}`
}

/** npm links all our packages here; an image that installs one workspace has only those that it names. */
export function undeclared(
  { file, specifier }: Import,
  manifestOf: (folder: string) => string,
): string | null {
  const [name] = /^@tappet\/[a-z]+/.exec(specifier) ?? []
  const [folder] = /^(apps|packages)\/[a-z]+|^supabase/.exec(file) ?? []
  if (name === undefined || folder === undefined || isTest(file)) return null
  const { name: own, dependencies = {} } = JSON.parse(manifestOf(folder))
  return name === own || name in dependencies
    ? null
    : `${file}: imports ${name}, which ${folder}/package.json does not name`
}

/** Time and randomness arrive as arguments. */
export function impurities(file: string, source: string): string[] {
  if (!packages.test(file) || isTest(file)) return []
  return [...source.matchAll(/\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\()/g)].map(
    ([, call]) => `${file}: ${call}…) in a package; pass the clock or the randomness in`,
  )
}

export function misshapen(file: string, source: string): string[] {
  const lines = source.split('\n').length
  return [
    ...(forbiddenFolders.test(file)
      ? [`${file}: a folder is named for what it holds, not utils, common, shared, helpers`]
      : []),
    ...(lines > MAX_LINES && !isDataTable(file)
      ? [`${file}: ${lines} lines; the house keeps files under ${MAX_LINES}`]
      : []),
  ]
}

export function circleBreaches(imports: readonly Import[], files: ReadonlySet<string>): string[] {
  const graph = new Map<string, string[]>([...files].map((file) => [file, []]))
  for (const each of imports) {
    const to = target(each)
    if (to !== null && files.has(to)) graph.get(each.file)?.push(to)
  }
  return circles(graph).map(
    (circle) => `a circle of ${circle.length} files: ${shortestLoop(circle, graph).join(' -> ')}`,
  )
}

const manifestOf = (folder: string) => readFileSync(`${folder}/package.json`, 'utf8')

function readTree(files: readonly string[]): Tree {
  const folders = files.flatMap((file) =>
    file
      .split('/')
      .slice(0, -1)
      .map((_, depth, names) => `${names.slice(0, depth + 1).join('/')}/`),
  )
  const migrations = files.filter((file) => file.startsWith('supabase/migrations/'))
  return {
    paths: new Set([...files, ...folders]),
    read: (file) => readFileSync(file, 'utf8'),
    commands: new Set(Object.keys(JSON.parse(manifestOf('.')).scripts)),
    tables: new Set(
      migrations.flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/create table (?:if not exists )?(?:public\.)?(\w+)/g)].map(
          ([, name = '']) => name,
        ),
      ),
    ),
  }
}

function main() {
  process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
  const code = files.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
  const imports = code.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')))
  const tree = readTree(files)
  const breaches = [
    ...imports
      .flatMap((each) => [breach(each), undeclared(each, manifestOf)])
      .filter((words) => words !== null),
    ...circleBreaches(imports, new Set(code)),
    ...code.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return [...impurities(file, source), ...misshapen(file, source)]
    }),
    ...['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((page) => {
      const text = readFileSync(page, 'utf8')
      return [...falseNames(page, text, tree), ...falseRecipes(page, text, tree)]
    }),
  ]
  for (const line of breaches) console.error(line)
  console.log(`Import law: ${code.length} files, ${breaches.length} breaches`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
