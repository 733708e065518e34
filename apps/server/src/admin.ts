import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Plan } from '@tappet/wire'
import { findUser, setPlan } from './admin/accounts.ts'
import { askHidden } from './admin/ask.ts'
import { listBudgets, setBudget } from './admin/budgets.ts'
import { type Declared, helpText, readCall } from './admin/call.ts'
import { deleteUser } from './admin/delete-user.ts'
import { exportCases } from './admin/export-cases.ts'
import { exportClips } from './admin/export-clips.ts'
import { openAdminDatabase } from './admin/open.ts'
import { removeFactors } from './admin/remove-factors.ts'
import { exportSupabase } from './admin/supabase/export.ts'
import { importSupabase } from './admin/supabase/import.ts'
import { tryMailServer } from './auth/index.ts'
import { isEncrypted } from './backup/age.ts'
import { backup } from './backup/backup.ts'
import { prove } from './backup/prove.ts'
import { noteProof } from './backup/record.ts'
import { restore } from './backup/restore.ts'
import { wakeWorkers } from './backup/wake-workers.ts'
import { type Config, readConfig } from './config/index.ts'
import { isThere } from './database/folder.ts'
import { followMove } from './database/moved.ts'
import { roleUrl } from './database/roles.ts'
import { StartError } from './errors/start.ts'
import { loadJwtSecret, readJwtSecret } from './identity/secret.ts'
import { createTokens } from './identity/token.ts'
import { createLog } from './log.ts'
import { openDatabase } from './pool.ts'
import { loadVapidKeys } from './schedule/vapid.ts'
import { countFiles, examineStored, keepCopy, openBytes, type StorageOptions } from './storage/index.ts'

type Command = Declared & {
  run?(config: Config, args: string[], flags: ReadonlySet<string>): Promise<string | Verdict>
}

type Verdict = { says: string; isWrong: boolean }

const COMMANDS: readonly Command[] = [
  { name: 'help', help: 'print this' },
  {
    name: 'doctor',
    flags: ['--deep', '--supabase'],
    help: 'check the installation; every row and file too; or the project of SUPABASE_DB_URL',
    run: runDoctor,
  },
  {
    name: 'backup',
    args: ['FILE'],
    help: 'write the database, the stored files and the keys to one file',
    run: runBackup,
  },
  {
    name: 'prove',
    args: ['FILE'],
    help: 'restore a backup into a scratch folder and compare every row and file',
    run: runProve,
  },
  { name: 'restore', args: ['FILE'], help: 'restore a backup into an empty TAPPET_DATA', run: runRestore },
  {
    name: 'move-to',
    args: ['DATABASE_URL'],
    help: 'move the stopped server’s database to that PostgreSQL, and files to S3 where S3_… are set',
    run: runMove,
  },
  { name: 'plan', args: ['EMAIL', 'PRO|FREE'], help: 'set the plan of an account', run: runPlan },
  { name: 'user delete', args: ['EMAIL'], help: 'delete an account and all its data', run: runUserDelete },
  {
    name: 'user one-step',
    args: ['EMAIL'],
    help: 'turn off the second step at sign-in, for who has lost the phone and the codes',
    run: runUserOneStep,
  },
  { name: 'keys', help: 'print the anon key and the service key', run: runKeys },
  { name: 'budget', help: 'print how much a FREE account may keep; PRO four times as much', run: runBudgets },
  {
    name: 'budget',
    args: ['NAME', 'COUNT'],
    help: 'set it: rows of a table, MB of data, files or changes',
    run: runBudget,
  },
  {
    name: 'export-clips',
    args: ['--to DIR'],
    help: 'write the recordings that drivers gave for training, with labels',
    run: runExportClips,
  },
  {
    name: 'export-cases',
    args: ['--to FILE'],
    help: 'write the diagnoses that drivers gave, with what the mechanic found',
    run: runExportCases,
  },
  {
    name: 'setup-supabase',
    help: 'set a Supabase project up, as the environment says, and check it',
    run: runSetupSupabase,
  },
  {
    name: 'export-supabase',
    args: ['--to DIR'],
    help: 'write accounts, rows and files for a Supabase project, with the commands to load them',
    run: runExportSupabase,
  },
  {
    name: 'import-supabase',
    args: ['--from DIR'],
    help: 'take accounts, rows and files of a Supabase project into an empty TAPPET_DATA',
    run: runImportSupabase,
  },
]

async function runPlan(config: Config, [email = '', plan = '']: string[]): Promise<string> {
  if (!isPlan(plan)) throw new StartError(`The plan is PRO or FREE, not ${plan}. Nothing was changed.`)
  await withDatabase(config, (adminUrl) => setPlan(adminUrl, email, plan))
  return `${email} is now on the plan ${plan}.`
}

function isPlan(text: string): text is Plan {
  return text === 'PRO' || text === 'FREE'
}

async function runBudgets(config: Config): Promise<string> {
  const budgets = await withDatabase(config, listBudgets)
  return budgets.map(({ name, allowed }) => `${name.padEnd(28)} ${allowed}`).join('\n')
}

async function runBudget(config: Config, [name = '', count = '']: string[]): Promise<string> {
  const allowed = await withDatabase(config, (adminUrl) => setBudget(adminUrl, name, count))
  return `A FREE account may now keep ${allowed} (${name}), PRO four times as much. Who has more keeps it.`
}

async function runBackup(config: Config, [file = '']: string[]): Promise<string> {
  const target = fromCallersFolder(file)
  const { tables, rows, files, missing } = await withDatabase(config, (adminUrl) =>
    backup({
      adminUrl,
      dataFolder: config.dataFolder,
      target,
      now: Date.now(),
      phrase: config.backupPassphrase,
      floorBytes: config.diskFloorBytes,
      ...(config.s3 !== undefined && { readStored: (version: string) => openBytes(config).get(version) }),
    }),
  )
  const locked =
    config.backupPassphrase === undefined ? '' : ' It opens with BACKUP_PASSPHRASE alone, or with age.'
  return `Backup written to ${target} and read back: ${rows} rows of ${tables} tables, ${files} files. It holds keys and personal data: keep it safe.${locked}${missingNote(missing)} Whether it restores was not tried: npm run admin -- prove ${file}`
}

async function runProve(config: Config, [file = '']: string[]): Promise<string> {
  const source = fromCallersFolder(file)
  const { madeAt, tables, rows, files } = await prove(await withPhrase(config, source), source, Date.now)
  await noteProof(config.dataFolder, {
    at: Date.now(),
    madeAt: Date.parse(madeAt),
    file: source,
    rows,
    files,
  })
  return `Proven: the backup of ${madeAt} was restored into a scratch folder, and ${rows} rows of ${tables} tables and ${files} files are as they were backed up. The scratch folder is removed.`
}

function missingNote(missing: number): string {
  if (missing === 0) return ''
  return ` ${missing} stored files that rows name were not there and are missing from it: run npm run admin -- doctor.`
}

async function runRestore(config: Config, [file = '']: string[]): Promise<string> {
  const source = fromCallersFolder(file)
  const { dataFolder, s3 } = config
  const keepStored = (version: string, path: string) => keepCopy(openBytes(config), dataFolder, version, path)
  const { rows, tables, files, madeAt } = await restore(
    await withPhrase(config, source),
    source,
    s3 === undefined ? {} : { keepStored },
  )
  return `Restored the backup of ${madeAt} into ${config.dataFolder}: ${rows} rows of ${tables} tables, ${files} files.`
}

async function withPhrase(config: Config, source: string): Promise<Config> {
  const isOpen = config.backupPassphrase !== undefined || process.stdin.isTTY !== true
  if (isOpen || !(await isEncrypted(source).catch(() => false))) return config
  return { ...config, backupPassphrase: await askHidden(`Pass phrase of ${source}: `) }
}

async function runMove(config: Config, [targetUrl = '']: string[]): Promise<string> {
  if (!/^postgres(ql)?:\/\//.test(targetUrl) || !URL.canParse(targetUrl))
    throw new StartError('The new database is an address like postgres://user:password@host:5432/database.')
  const { moveTo } = await import('./admin/move.ts')
  const { dataFolder, s3 } = config
  const files = s3 && { s3, from: openBytes({ dataFolder }), to: openBytes({ dataFolder, s3 }) }
  const {
    tables,
    rows,
    files: storedCount,
    missing,
  } = await moveTo({ config, targetUrl, ...(files && { files }) })
  const ofFiles =
    s3 === undefined
      ? 'Stored files stay where they are.'
      : `${storedCount} stored files were copied to ${s3.bucket} and read back.${missing === 0 ? '' : ` ${missing} that rows name were missing before and are missing now.`}`
  return `Moved: ${rows} rows of ${tables} tables are the same in both, by count and hash. ${ofFiles} Start the server: it uses the new database. Delete ${dataFolder}/database when you need the old one no more.`
}

async function runKeys(config: Config): Promise<string> {
  const secret = config.jwtSecret ?? (await readJwtSecret(config.dataFolder))
  if (secret === null)
    throw new StartError(
      `There are no keys in ${config.dataFolder} yet. Run npm start once, or set TAPPET_DATA.`,
    )
  const tokens = await createTokens(secret, Date.now)
  return `anon key: ${tokens.anonKey}\nservice key: ${tokens.serviceKey}\nThe service key gives access to everything: keep it off every client.`
}

async function runUserDelete(config: Config, [email = '']: string[]): Promise<string> {
  const files = await withDatabase(config, async (adminUrl) => {
    const userId = await findUser(adminUrl, email)
    return withServer(config, adminUrl, (client) => deleteUser(client, adminUrl, userId))
  })
  return `${email} is deleted, with all its data and ${files} stored files.`
}

async function runUserOneStep(config: Config, [email = '']: string[]): Promise<string> {
  const removed = await withDatabase(config, async (adminUrl) => {
    const userId = await findUser(adminUrl, email)
    return withServer(config, adminUrl, (client) => removeFactors(client, userId))
  })
  return removed === 0 ? `${email} has no second step.` : `${email} now signs in without a second step.`
}

async function runExportClips(config: Config, [folder = '']: string[]): Promise<string> {
  const target = fromCallersFolder(folder)
  const secret = await loadJwtSecret(config.dataFolder, config.jwtSecret)
  const bytes = openBytes(config)
  const { written, left } = await withDatabase(config, (adminUrl) =>
    exportClips(adminUrl, secret, target, new Date(), (version) => bytes.get(version)),
  )
  const without = left === 0 ? '' : ` ${left} more were given without a recording.`
  return `${written} recordings written to ${target}, with labels.json.${without} Export again before each training: drivers may withdraw theirs.`
}

async function runExportCases(config: Config, [file = '']: string[]): Promise<string> {
  const target = fromCallersFolder(file)
  const secret = await loadJwtSecret(config.dataFolder, config.jwtSecret)
  const { written, left } = await withDatabase(config, (adminUrl) => exportCases(adminUrl, secret, target))
  const without = left === 0 ? '' : ` ${left} more were given, and what was found is no fault of the table.`
  return `${written} cases written to ${target}.${without} Export again before each use: drivers may withdraw theirs.`
}

async function runExportSupabase(config: Config, [folder = '']: string[]): Promise<string> {
  const target = fromCallersFolder(folder)
  const bytes = openBytes(config)
  const { accounts, rows, files, missing, secondFactors } = await withDatabase(config, (adminUrl) =>
    exportSupabase(adminUrl, target, (version) => bytes.get(version)),
  )
  return `${accounts} accounts, ${rows} rows and ${files} files written to ${target}; README.txt in it says how they are loaded. It gives access to every account: protect it.${missingNote(missing)}${factorsNote(secondFactors)}`
}

const factorsNote = (accounts: number): string =>
  accounts === 0
    ? ''
    : ` The second factors of ${accounts} accounts did not move: until they set them up again they sign in with the password alone. Tell them.`

async function runImportSupabase(config: Config, [folder = '']: string[]): Promise<string> {
  const source = fromCallersFolder(folder)
  const bytes = openBytes(config)
  const keep = (version: string, path: string) => keepCopy(bytes, config.dataFolder, version, path)
  const { accounts, rows, files, missing, secondFactors } = await withDatabase(config, (adminUrl) =>
    importSupabase(adminUrl, source, config.siteUrl, keep),
  )
  const without =
    missing === 0
      ? ''
      : ` ${missing} files that the dump names are not in ${source}/files and were left out. If they can be had, put them there and import again into another empty TAPPET_DATA.`
  return `${accounts} accounts, ${rows} rows and ${files} files taken over.${without} Everybody signs in again.${factorsNote(secondFactors)}`
}

async function runDoctor(config: Config, _args: string[], flags: ReadonlySet<string>): Promise<Verdict> {
  const isDeep = flags.has('--deep')
  if (flags.has('--supabase')) {
    if (isDeep) throw new StartError('--deep reads the database of a server, not a Supabase project.')
    return runProjectDoctor()
  }
  const { examine, report } = await import('./admin/doctor/index.ts')
  const smtpUrl = config.mail?.smtpUrl
  const findings = await examine({
    config,
    openDatabase: () => openAdminDatabase(config),
    countFiles: (adminUrl) => withStorage(config, adminUrl, countFiles),
    ...(isDeep && {
      deep: {
        examineFiles: (adminUrl: string) => withStorage(config, adminUrl, examineStored),
        readKeys: () => readKeys(config),
      },
    }),
    tryMail: smtpUrl === undefined ? undefined : () => tryMailServer(smtpUrl),
    fetch,
    now: Date.now,
  })
  return { says: report(findings), isWrong: findings.some(({ verdict }) => verdict === 'wrong') }
}

async function runSetupSupabase(): Promise<Verdict> {
  const { CLI, readSettings, setUpProject } = await import('./admin/supabase/setup.ts')
  const settings = readSettings(process.env)
  const url = `https://${settings.SUPABASE_PROJECT_REF}.supabase.co`
  await setUpProject(settings, url, cliOf(CLI), (step) => console.log(`${step} …`))
  return projectVerdict(settings.SUPABASE_DB_URL, url, undefined)
}

/** npx asks nothing and takes exactly this version. */
const cliOf =
  (version: string) =>
  (args: string[], env: Record<string, string>): Promise<void> =>
    new Promise((done, fail) => {
      const child = spawn('npx', ['--yes', version, ...args], {
        cwd: join(import.meta.dirname, '../../..'),
        env: { ...process.env, ...env },
        stdio: ['ignore', 'inherit', 'inherit'],
      })
      child.once('error', fail)
      child.once('exit', (code) =>
        code === 0 ? done() : fail(new Error(`supabase ${args[0]} ${args[1]} ended with ${code}, see above`)),
      )
    })

async function runProjectDoctor(): Promise<Verdict> {
  const { SUPABASE_DB_URL: dbUrl, SUPABASE_URL: url, SITE_URL: siteUrl } = process.env
  if (!dbUrl) throw new StartError('Set SUPABASE_DB_URL: the address of the project’s database (Connect).')
  return projectVerdict(dbUrl, url, siteUrl)
}

async function projectVerdict(dbUrl: string, url?: string, siteUrl?: string): Promise<Verdict> {
  const { examineProject } = await import('./admin/doctor/project.ts')
  const { report } = await import('./admin/doctor/index.ts')
  const findings = await examineProject({
    dbUrl,
    fetch,
    ...(url && { url }),
    ...(siteUrl && { siteUrl }),
  })
  return { says: report(findings), isWrong: findings.some(({ verdict }) => verdict === 'wrong') }
}

async function withStorage<T>(
  config: Config,
  adminUrl: string,
  work: (options: StorageOptions) => Promise<T>,
): Promise<T> {
  const secret = await loadJwtSecret(config.dataFolder, config.jwtSecret)
  const tokens = await createTokens(secret, Date.now)
  const database = openDatabase(adminUrl, secret, () => undefined, 4)
  try {
    return await work({ database, tokens, config, log: createLog('fatal'), now: Date.now })
  } finally {
    await database.close()
  }
}

// Makes none: the database is there already.
async function readKeys({ dataFolder, jwtSecret, vapidPrivateKey }: Config): Promise<string> {
  if ((jwtSecret ?? (await readJwtSecret(dataFolder))) === null)
    throw new StartError('There is no key that signs sessions.')
  const isStored = vapidPrivateKey === undefined && jwtSecret === undefined
  if (isStored && !(await isThere(join(dataFolder, 'keys', 'vapid.json'))))
    throw new StartError('There is no key that signs push messages: npm start makes one.')
  await loadVapidKeys(dataFolder, vapidPrivateKey, jwtSecret)
  return 'the keys of sessions and of push messages are whole'
}

async function withDatabase<T>(config: Config, work: (adminUrl: string) => Promise<T>): Promise<T> {
  const { adminUrl, close } = await openAdminDatabase(config)
  try {
    return await work(adminUrl)
  } finally {
    await close()
  }
}

// Calls the server's own routes without a socket.
async function withServer<T>(
  config: Config,
  adminUrl: string,
  work: (client: SupabaseClient) => Promise<T>,
): Promise<T> {
  // Loaded here, so that the other commands start faster.
  const { createApp } = await import('./app.ts')
  const { createClient } = await import('@supabase/supabase-js')
  const secret = await loadJwtSecret(config.dataFolder, config.jwtSecret)
  const listenUrl = roleUrl(adminUrl, secret, 'authenticator')
  return withStorage(config, adminUrl, async (options) => {
    const app = await createApp({ ...options, config, listenUrl, webFolder: '' })
    try {
      const call: typeof fetch = async (input, init) => app.fetch(new Request(input, init))
      // Any absolute URL: the calls stay in the process.
      const client = createClient('http://localhost', options.tokens.serviceKey, {
        global: { fetch: call },
        auth: { persistSession: false, autoRefreshToken: false },
      })
      return await work(client)
    } finally {
      await app.close()
    }
  })
}

// npm runs scripts in the repository's root; INIT_CWD is the caller's folder.
function fromCallersFolder(file: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), file)
}

async function settings(): Promise<Config> {
  return followMove(readConfig(process.env, process.cwd()))
}

async function main(words: string[]): Promise<number> {
  const { command, args, flags } = readCall(COMMANDS, words)
  if (command.run === undefined) {
    console.log(helpText(COMMANDS))
    return 0
  }
  const outcome = await command.run(await settings(), args, flags)
  const { says, isWrong } = typeof outcome === 'string' ? { says: outcome, isWrong: false } : outcome
  console.log(says)
  return isWrong ? 1 : 0
}

wakeWorkers()
main(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  },
)
