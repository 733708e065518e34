/**
 * `node scripts/function-imports.ts [--write]`: the Supabase CLI uploads everything that an import map names, so each
 * function has one of its own. supabase/functions/deno.json has the versions.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { importsOf } from './law/imports.ts'

const functionsFolder = join(import.meta.dirname, '../supabase/functions')

export type ImportMap = { imports: Record<string, string> }

const common: ImportMap = JSON.parse(readFileSync(join(functionsFolder, 'deno.json'), 'utf8'))

/** Folders that start with `_` are not served. */
export const functionNames = readdirSync(functionsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .sort()

export type Reached = {
  files: string[]
  names: string[]
}

/**
 * By relative paths and the common import map.
 * @param start an absolute path
 * @throws Error for a name that the common map does not have
 */
export function reachedFrom(start: string): Reached {
  const files = new Set<string>()
  const names = new Set<string>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue
    files.add(file)
    if (!/\.ts$/.test(file)) continue
    for (const { specifier } of importsOf(file, readFileSync(file, 'utf8'))) {
      const path = pathOf(file, specifier)
      if (!specifier.startsWith('.') && !specifier.startsWith('node:')) names.add(specifier)
      if (path !== null) open.push(path)
    }
  }
  return { files: [...files].sort(), names: [...names].sort() }
}

function pathOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('node:')) return null
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  const target = common.imports[specifier]
  if (target === undefined)
    throw new Error(`${file} imports ${specifier}, which supabase/functions/deno.json does not name`)
  return target.startsWith('npm:') ? null : join(functionsFolder, target)
}

export function importMapOf(name: string): ImportMap {
  const folder = join(functionsFolder, name)
  const { names } = reachedFrom(join(folder, 'index.ts'))
  const imports = Object.entries(common.imports)
    .filter(([specifier]) => names.includes(specifier))
    .map(([specifier, target]): [string, string] => [
      specifier,
      target.startsWith('npm:') ? target : relative(folder, join(functionsFolder, target)),
    ])
  return { imports: Object.fromEntries(imports) }
}

export const mapFile = (name: string): string => join(functionsFolder, name, 'deno.json')

function main(write: boolean): void {
  for (const name of functionNames) {
    const wanted = `${JSON.stringify(importMapOf(name), null, 2)}\n`
    const isThere = existsSync(mapFile(name)) && readFileSync(mapFile(name), 'utf8') === wanted
    const { files } = reachedFrom(join(functionsFolder, name, 'index.ts'))
    console.log(`${name}: ${files.length} files${isThere ? '' : write ? ', map written' : ', map is stale'}`)
    if (write && !isThere) writeFileSync(mapFile(name), wanted)
    if (!write && !isThere) process.exitCode = 1
  }
}

if (import.meta.main) main(process.argv.includes('--write'))
