import { readConfig } from './config.ts'
import { StartError } from './errors/start.ts'
import { createLog } from './log.ts'
import { startServer } from './server.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd())
  const log = createLog(config.logLevel)
  const server = await startServer(config, log)

  let stopping = false
  const stop = async (exitCode: number) => {
    if (stopping) return
    stopping = true
    await server.close().catch((error: unknown) => log.error({ err: error }, 'closing failed'))
    process.exit(exitCode)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  // npm start keeps this channel open while it lives.
  process.on('disconnect', () => void stop(0))
  void server.failed.then((error) => {
    console.error(`Tappet stops: ${error.message}`)
    return stop(1)
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void stop(1)
  })
  // A rejection in one request must not end the others.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

  console.log(`Tappet is ready at ${config.siteUrl}`)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
