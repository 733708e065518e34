import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { INHERITED } from './spawned.ts'

const entry = join(import.meta.dirname, '../../apps/server/src/admin.ts')

export type AdminOutcome = { code: number; stdout: string; stderr: string }

/** An operator's command as `npm run admin` runs it, with only these names in its environment. */
export function runAdmin(env: Record<string, string>, ...words: string[]): Promise<AdminOutcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [entry, ...words],
      { env: { ...INHERITED, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}
