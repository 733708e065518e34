/** `npm run admin -- doctor`: what an operator would look at first, looked at. */
import type { Config } from '../../config.ts'
import { lookAtDatabase } from './database.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'
import { lookAtMachine } from './machine.ts'
import { lookAtSettings } from './settings.ts'

export { report } from './finding.ts'

export type DoctorOptions = {
  config: Config
  /** The database as an administrator. @throws StartError saying why it cannot be opened */
  openDatabase: () => Promise<{ adminUrl: string; close(): Promise<void> }>
  /** How many stored files there are by the rows, and how many of those are not where they should lie. */
  countFiles: (adminUrl: string) => Promise<{ stored: number; missing: number }>
  /** Sends nothing; rejects when the mail server cannot be reached or refuses the name and password. */
  tryMail: (() => Promise<unknown>) | undefined
  fetch: typeof fetch
  now: () => number
}

/** Looks at everything; what cannot be looked at is a finding too. */
export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const { config } = options
  return [
    ...(await lookAtMachine(config.dataFolder)),
    ...lookAtSettings(config),
    ...(await mailServer(options)),
    ...(await insideDatabase(options)),
    await running(options),
  ]
}

async function insideDatabase({ openDatabase, countFiles, now }: DoctorOptions): Promise<Finding[]> {
  try {
    const { adminUrl, close } = await openDatabase()
    try {
      return [...(await lookAtDatabase(adminUrl, now)), await storedFiles(() => countFiles(adminUrl))]
    } finally {
      await close()
    }
  } catch (error) {
    return [wrong('database', reasonOf(error))]
  }
}

async function storedFiles(count: () => Promise<{ stored: number; missing: number }>): Promise<Finding> {
  try {
    const { stored, missing } = await count()
    if (missing === 0) return fine('stored files', `${stored}, all where they should be`)
    return wrong('stored files', `${missing} of ${stored} are missing. Restore them from a backup.`)
  } catch (error) {
    return wrong('stored files', `They cannot be looked at: ${reasonOf(error)}`)
  }
}

async function mailServer({ tryMail }: DoctorOptions): Promise<Finding[]> {
  if (tryMail === undefined) return []
  try {
    await tryMail()
    return [fine('mail server', 'takes letters from us')]
  } catch (error) {
    return [wrong('mail server', `${reasonOf(error)}. Look at SMTP_URL: nobody can confirm an address.`)]
  }
}

async function running({ config, fetch }: DoctorOptions): Promise<Finding> {
  const url = `http://localhost:${config.port}/readyz`
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    return ok ? fine('server', 'runs and is ready') : wrong('server', `answers ${status} on /readyz`)
  } catch {
    return notice('server', `does not run on port ${config.port}`)
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
