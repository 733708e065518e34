/** What each page fetches by itself: its imports, and every later part that the table does not say waits for its first use. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const web = join(import.meta.dirname, '../apps/web')
const PAGES = 'src/app/pages.ts'

/** Of 1,000 bytes with gzip. */
const LIMIT_KB = 270
const OWN_LIMIT_KB: Readonly<Record<string, number>> = { '/': 224, '/results': 269 }

/** Wait for a press, a phone, a file, an answer, a lost connection, a kept scan, an older version's store. */
const ON_USE: readonly RegExp[] = [
  /\.native\.ts$|pull\/PullToRefresh|node_modules\/@?(aparajita|capacitor|capgo)/,
  /(Dialog|Popover|RefusedRecords|Manage|Setup|SavedReport|QuoteLines|LiveNow|SavedDrive|DriveCase|SpendingChart|AdapterFinder|DoctorCard|ToolsPanel|SelectionBar)\.tsx$/,
  // Shown on localhost and where it is asked for.
  /debug\/DebugCorner\.tsx$/,
  /(ProveFirst|SaveNormal|TwoTakes|WhatWasIt|WhyInside)\.tsx$|DifferentialView|OtherFault|GiveClip|FeelTakes|own-sound|(confirm|dialog)-layer|toast-stack|layers/,
  /obd\/(results\/Results\.tsx|reading\/usage\.ts)|packages\/obd\/(src\/driver|testing)\/|(obd-transport|bluetooth|serial|sound-store)\.web\.ts$/,
  /(offline|cases\/queue)\/.*send\.ts$|below-last|_fields|_receipts|(offline\/|_)parse-response|analyze\/(PreliminaryResult|WaitingList|device|outcome|prepare|send)|record\/TakePanel|DangerNotice|OfflineNotice|UpdateNotice|debug\/Readings|EmailReturnNotice|DemoBar/,
  /run-analysis|export-csv|collect\.ts$|pdf-report\.ts$|password-guess|image\.web|files\.web|cost-source|scan-senses|known-on-device|migrate-from-1/,
  /packages\/diagnosis\/src\/differential\//,
  /packages\/diagnosis\/src\/(vin|makers|library)\/|^_([bcu]|p\d[05a])\.data-/,
]
const AT_ONCE: readonly (readonly [part: RegExp, pages: readonly string[]])[] = [
  [/_p20\.data-/, ['/dtc/:code?']],
  [/features\/home\/|OpenCases|take-slot/, ['/']],
  [/src\/backend\/diagnoses\/schemas/, ['/results']],
  [/SpendingChart/, ['/maintenance']],
  [/analyze\/WaitingList/, ['/history']],
]

type Chunk = {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}
export type PageWeight = { path: string; files: string[]; limitKb: number }

const readManifest = (): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(web, 'dist/.vite/manifest.json'), 'utf8'))

/** Home's is in the entry. */
function pageModules(): Map<string, string> {
  const lines = readFileSync(join(web, PAGES), 'utf8').matchAll(
    /\[\s*'(\/[^']*|\*)',[^[\]]*?import\('([^']+)'\)/g,
  )
  return new Map([...lines].map(([, path = '', module = '']) => [path, join(dirname(PAGES), module)]))
}

/** @throws when a page is no chunk of the build */
export function pageWeights(): PageWeight[] {
  const dist = join(web, 'dist')
  const manifest = readManifest()
  const modules = pageModules()
  const isPage = new Set(modules.values())
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true) ?? ''
  const comesBy = (path: string) => (part: string) => {
    if (isPage.has(part)) return false
    const owners = AT_ONCE.find(([pattern]) => pattern.test(part))?.[1]
    return owners ? owners.includes(path) : !ON_USE.some((pattern) => pattern.test(part))
  }
  const weigh = (path: string, module: string | null): PageWeight => {
    const seen = new Set<string>()
    const comes = comesBy(path)
    const visit = (key: string) => {
      const chunk = manifest[key]
      if (chunk === undefined) throw new Error(`${key} of ${path} is no chunk of its own`)
      if (seen.has(key)) return
      seen.add(key)
      for (const next of chunk.imports ?? []) visit(next)
      for (const part of chunk.dynamicImports ?? []) if (comes(part)) visit(part)
    }
    visit(entry)
    if (module !== null) visit(module)
    const files = new Set([...seen].map((key) => join(dist, manifest[key]?.file ?? '')))
    return { path, files: [...files], limitKb: OWN_LIMIT_KB[path] ?? LIMIT_KB }
  }
  return [weigh('/', null), ...[...modules].map(([path, module]) => weigh(path, module))]
}

const ENGINE = '../../packages/diagnosis/src/differential/index.ts'

/**
 * The part that ranks causes, with its tables and what no page has fetched before it.
 * @throws when it is no chunk of the build
 */
export function engineFiles(): string[] {
  const manifest = readManifest()
  const own = manifest[ENGINE]
  if (own === undefined) throw new Error(`${ENGINE} is no chunk of its own`)
  const home = new Set(pageWeights().find(({ path }) => path === '/')?.files)
  const files = [own, ...(own.imports ?? []).flatMap((key) => manifest[key] ?? [])].map(({ file }) =>
    join(web, 'dist', file),
  )
  return files.filter((file) => !home.has(file))
}
