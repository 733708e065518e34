import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type FunctionDefinition,
  isFunctionDefinition,
} from '../../../../supabase/functions/_serve/function.ts'

/**
 * As on Supabase, folders that start with _ are not served, and a function is loaded at its first call: a quiet server
 * never needs what reports, calendars and the demo bring along.
 * @returns by name what loads a function; it rejects naming a handler.ts that cannot be served
 */
export async function findFunctions(folder: string): Promise<Map<string, () => Promise<FunctionDefinition>>> {
  const files = (await readdir(folder))
    .filter((name) => !/^[._]/.test(name))
    .map((name) => [name, join(folder, name, 'handler.ts')] as const)
    .filter(([, file]) => existsSync(file))
  return new Map(files.map(([name, file]) => [name, () => load(file)]))
}

async function load(file: string): Promise<FunctionDefinition> {
  const module: unknown = await import(pathToFileURL(file).href)
  if (!isFunctionDefinition(module)) throw new Error(`${file} must export limits and handler`)
  return module
}
