import type { Config } from '../../config/index.ts'
import { reasonOf } from '../../errors/start.ts'
import { checkBackups } from './backups.ts'
import { checkDatabase } from './database.ts'
import { type DeepOptions, examineDeep } from './deep.ts'
import { type Finding, fine, notice, wrong } from './finding.ts'
import { checkMachine } from './machine.ts'
import { checkSettings } from './settings.ts'

export { report } from './finding.ts'

export type DoctorOptions = {
  config: Config
  openDatabase: () => Promise<{ adminUrl: string; close(): Promise<void> }>
  countFiles: (adminUrl: string) => Promise<{ stored: number; missing: number }>
  /** Sends nothing; rejects when the mail server cannot be reached or refuses the credentials. */
  tryMail: (() => Promise<unknown>) | undefined
  deep?: Omit<DeepOptions, 'now'>
  fetch: typeof fetch
  now: () => number
}

export async function examine(options: DoctorOptions): Promise<Finding[]> {
  const { config } = options
  return [
    ...(await checkMachine(config)),
    ...checkSettings(config),
    ...(await mailServer(options)),
    ...(await insideDatabase(options)),
    ...(await checkBackups(config, options.now())),
    await running(options),
  ]
}

async function insideDatabase({ openDatabase, countFiles, deep, now }: DoctorOptions): Promise<Finding[]> {
  try {
    const { adminUrl, close } = await openDatabase()
    try {
      return [
        ...(await checkDatabase(adminUrl, now)),
        await storedFiles(() => countFiles(adminUrl)),
        ...(deep === undefined ? [NOT_READ] : await examineDeep(adminUrl, { ...deep, now })),
      ]
    } finally {
      await close()
    }
  } catch (error) {
    return [wrong('database', reasonOf(error))]
  }
}

const NOT_READ = notice(
  'contents',
  'not checked: rows, pages, indexes, the bytes of stored files, sweeps. npm run admin -- doctor --deep reads them all.',
)

async function storedFiles(count: () => Promise<{ stored: number; missing: number }>): Promise<Finding> {
  try {
    const { stored, missing } = await count()
    if (missing === 0) return fine('stored files', `${stored}, all where they should be`)
    return wrong('stored files', `${missing} of ${stored} are missing. Restore them from a backup.`)
  } catch (error) {
    return wrong('stored files', `They cannot be checked: ${reasonOf(error)}`)
  }
}

async function mailServer({ config, tryMail }: DoctorOptions): Promise<Finding[]> {
  if (tryMail === undefined) return []
  const hasCredentials = config.mail !== undefined && new URL(config.mail.smtpUrl).username !== ''
  try {
    await tryMail()
    return [
      fine('mail server', `${hasCredentials ? 'accepts our credentials' : 'answers'}; no mail was sent`),
    ]
  } catch (error) {
    return [
      wrong('mail server', `${reasonOf(error)}. Check SMTP_URL: no address can be confirmed without it.`),
    ]
  }
}

async function running({ config, fetch }: DoctorOptions): Promise<Finding> {
  const url = `http://localhost:${config.port}/readyz`
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    if (!response.ok) return wrong('server', `answers ${response.status} on /readyz`)
    const said = (await response.json().catch(() => null)) as { status?: unknown } | null
    // Something else may listen on the port.
    if (said?.status !== 'ready') return wrong('server', `what answers on port ${config.port} is not Tappet`)
    return fine('server', 'runs and is ready')
  } catch {
    return notice('server', `does not run on port ${config.port}`)
  }
}
