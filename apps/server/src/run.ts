import { type Config, readConfig } from './config/index.ts'
import { removedSettings } from './config/removed.ts'
import { followMove } from './database/moved.ts'
import { StartError } from './errors/start.ts'
import { createLog } from './log.ts'
import { type RunningServer, startServer } from './server.ts'

export function run(change: (config: Config) => Config = (config) => config): void {
  start(change).catch(endWith)
}

async function start(change: (config: Config) => Config): Promise<void> {
  const config = change(readConfig(process.env, process.cwd()))
  const log = createLog(config.logLevel)
  const removed = removedSettings(process.env)
  if (removed !== null) log.warn(removed)
  let stopping = false
  const running = open()

  async function open(): Promise<RunningServer> {
    const server = await startServer(await followMove(config), log)
    void server.failed.then((error) => {
      console.error(`Tappet stops: ${error.message}`)
      return stop(1)
    })
    return server
  }

  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    await running
      .then((server) => server.close())
      .catch((error: unknown) => log.error({ err: error }, 'closing failed'))
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void stop(0))
  // A supervisor's, beside a proxy that still sends requests here; a second one ends the grace.
  process.on('SIGTERM', () => {
    const leaving = running.then((server) => server.leave())
    void leaving.catch(() => undefined).then(() => stop(0))
  })
  // npm start keeps this channel open while it lives.
  process.on('disconnect', () => void stop(0))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void stop(1)
  })
  // A rejection in one request must not end the others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

  await running
  console.log(`Tappet is ready at ${config.siteUrl}`)
}

function endWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
