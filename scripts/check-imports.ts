/**
 * The import law of ARCHITECTURE.md, enforced: who may import whom, type imports counted.
 * Run by `npm run law`; prints each breach and exits 1.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'

export type Import = { file: string; specifier: string }

/** A place in the tree, and what of ours code there may import. First match decides. */
type Rule = { place: RegExp; may: RegExp[]; why: string }

const packages = /^packages\/([a-z]+)\//
const sameFolder = (file: string, pattern: RegExp) => pattern.exec(file)?.[0]

const rules: Rule[] = [
  {
    place: /^packages\/diagnosis\//,
    may: [/^packages\/(diagnosis|acoustics|obd)\//],
    why: 'diagnosis builds on acoustics and obd alone',
  },
  { place: /^packages\/([a-z]+)\//, may: [], why: 'packages import nothing else of ours' },
  {
    place: /^supabase\/functions\//,
    may: [/^supabase\/functions\//, /^packages\//],
    why: 'functions run on Supabase too: they import packages alone',
  },
  {
    place: /^apps\/web\/src\/ui\//,
    may: [/^apps\/web\/src\/ui\//],
    why: 'the design system imports nothing of ours',
  },
  {
    place: /^apps\/web\/src\/platform\//,
    may: [/^apps\/web\/src\/platform\//, /^packages\//],
    why: 'platform knows the device, not the product',
  },
  {
    place: /^apps\/web\/src\/backend\//,
    may: [/^apps\/web\/src\/(backend|platform)\//, /^packages\//],
    why: 'backend stands on platform',
  },
  {
    place: /^apps\/web\/src\/features\/([a-z-]+)\//,
    may: [/^apps\/web\/src\/(backend|platform|ui)\//, /^packages\//],
    why: 'features are islands: backend, platform, ui and packages alone',
  },
  {
    place: /^apps\/web\/src\/app\//,
    may: [/^apps\/web\/src\//, /^packages\//],
    why: 'app knows the web app and the packages',
  },
  // The server serves supabase/functions as Supabase does: it stands on what every function stands on.
  {
    place: /^apps\/server\/src\/functions\//,
    may: [
      /^supabase\/functions\/_serve\//,
      /^apps\/server\/src\/(functions|identity|errors)\//,
      /^packages\//,
    ],
    why: 'functions are loaded by name; of supabase/functions only _serve is imported',
  },
  {
    place: /^apps\/server\/src\/(rest|auth|storage|realtime|functions|web|operate|admin|schedule)\//,
    may: [
      /^apps\/server\/src\/(identity|errors|database)\//,
      /^apps\/server\/src\/(pool|config|log)\.ts$/,
      /^packages\//,
    ],
    why: 'surfaces never import each other',
  },
  {
    place: /^apps\/server\/src\/(identity|errors|database)\//,
    may: [
      /^apps\/server\/src\/(identity|errors|database)\//,
      /^apps\/server\/src\/(pool|config|log)\.ts$/,
      /^packages\//,
    ],
    why: 'what surfaces stand on knows no surface',
  },
  {
    place: /^apps\/server\/src\//,
    may: [/^apps\/server\/src\//, /^packages\//],
    why: 'the server imports itself and the packages',
  },
]

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const forbiddenFolders = /(^|\/)(utils?|commons?|shared|helpers?)\//

/** Where an import of ours leads, as a path from the repository's root; null for a library. */
export function target({ file, specifier }: Import): string | null {
  if (specifier.startsWith('.')) return relative('.', join(dirname(file), specifier))
  const ours = /^@tappet\/([a-z]+)(\/.*)?$/.exec(specifier)
  if (ours === null) return null
  return `packages/${ours[1]}/${ours[2] ?? ''}`
}

/** The breach that an import is, in words, or null when it is lawful. */
export function breach(found: Import): string | null {
  const to = target(found)
  if (to === null || isTest(found.file)) return null
  const { file } = found
  const own = sameFolder(file, packages)
  if (own !== undefined && to.startsWith(own)) return null
  if (!found.specifier.startsWith('@tappet/') && packages.test(to)) {
    return `${file}: reaches into ${to}; import a package by its name`
  }
  const rule = rules.find(({ place }) => place.test(file))
  if (rule === undefined) return null
  const place = rule.place.exec(file)?.[0] ?? ''
  const inside = rule.place.source.includes('(') && to.startsWith(place)
  if (inside || rule.may.some((allowed) => allowed.test(to))) return null
  return `${file}: imports ${to}; ${rule.why}`
}

/**
 * The package of ours that a workspace imports and does not name, in words, or null. npm links all of them here; an
 * image or a host that installs a workspace alone has only those it names.
 */
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

/** Every import of one file: static, dynamic with a plain text, re-exports, and types. */
export function importsOf(file: string, source: string): Import[] {
  const { module, program } = parseSync(file, source)
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.map((exported) => exported.moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map((entry) =>
      source.slice(entry.moduleRequest.start + 1, entry.moduleRequest.end - 1),
    ),
    ...typeImports(program),
  ]
  return [...new Set(specifiers)]
    .filter((specifier) => specifier !== '')
    .map((specifier) => ({ file, specifier }))
}

// import('…').Type in a type position is no import for the module record.
function typeImports(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typeImports)
  if (node === null || typeof node !== 'object') return []
  const entries = Object.values(node).flatMap(typeImports)
  const source = 'type' in node && node.type === 'TSImportType' && 'source' in node ? node.source : null
  if (
    source !== null &&
    typeof source === 'object' &&
    'value' in source &&
    typeof source.value === 'string'
  ) {
    entries.push(source.value)
  }
  return entries
}

/** What the packages may not touch: time and chance arrive as arguments. */
export function impurities(file: string, source: string): string[] {
  if (!packages.test(file) || isTest(file)) return []
  return [...source.matchAll(/\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\()/g)].map(
    ([, found]) => `${file}: ${found}…) in a package; pass the clock or the chance in`,
  )
}

const MOST_LINES = 600
const isDataTable = (file: string) => /\.(data|table)\.ts$/.test(file)

const manifestOf = (folder: string) => readFileSync(`${folder}/package.json`, 'utf8')

function breaches(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const lines = source.split('\n').length
  return [
    ...importsOf(file, source)
      .flatMap((found) => [breach(found), undeclared(found, manifestOf)])
      .filter((words) => words !== null),
    ...impurities(file, source),
    ...(forbiddenFolders.test(file)
      ? [`${file}: a folder is named for what it holds, not utils, common, shared, helpers`]
      : []),
    ...(lines > MOST_LINES && !isDataTable(file)
      ? [`${file}: ${lines} lines; the house keeps files under ${MOST_LINES}`]
      : []),
  ]
}

function main() {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  process.chdir(root)
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
  const found = files.flatMap(breaches)
  for (const line of found) console.error(line)
  console.log(`Import law: ${files.length} files, ${found.length} breaches`)
  process.exitCode = found.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
