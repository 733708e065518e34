import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  type FunctionDefinition,
  isFunctionDefinition,
} from '../../../../supabase/functions/_serve/function.ts'

/**
 * As on Supabase, folders that start with _ are not served.
 * @throws Error naming a folder whose handler.ts cannot be served
 */
export async function loadFunctions(folder: string): Promise<Map<string, FunctionDefinition>> {
  const functions = new Map<string, FunctionDefinition>()
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('_') || entry.name.startsWith('.')) continue
    const file = join(folder, entry.name, 'handler.ts')
    if (!existsSync(file)) continue
    const module: unknown = await import(pathToFileURL(file).href)
    if (!isFunctionDefinition(module)) throw new Error(`${file} must export limits and handler`)
    functions.set(entry.name, module)
  }
  return functions
}
