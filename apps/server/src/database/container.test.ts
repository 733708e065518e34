import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { NotStarted, type SpawnedServer, spawnServer } from '../../../../tests/harness/spawned.ts'

/** Processes, host name and /proc of its own, as a container has; who kills it kills all in it. */
const container = (name: string): string[] =>
  ['unshare', '--pid', '--uts', '--mount-proc', '--fork', '--kill-child'].concat(
    ['sh', '-c', 'hostname "$0" && exec "$@"'],
    name,
  )

function canContain(): boolean {
  const [command = '', ...words] = container('tried')
  try {
    execFileSync(command, [...words, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Without the right to make one, the processes share this machine's names. */
const within = canContain() ? container : () => []

const dataFolder = fileFolder()
const running: SpawnedServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop('SIGKILL')
})

async function start(name: string): Promise<SpawnedServer> {
  const server = await spawnServer({ TAPPET_DATA: dataFolder }, { within: within(name) })
  running.push(server)
  return server
}

const isReady = async ({ url }: SpawnedServer) => (await fetch(`${url}/readyz`)).status === 200

// Each test continues on the folder that the one before it killed its container on.
describe('a data folder of containers', () => {
  it('is refused to a second one beside the first, whatever its name', async () => {
    const first = await start('tappet')
    for (const name of ['tappet', 'another']) {
      const refused = await start(name).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(NotStarted)
      expect((refused as NotStarted).stderr).toMatch(/^The data folder is in use by process \d+ on [^\n]+\n$/)
    }
    expect(await isReady(first)).toBe(true)
  })

  it.each([
    ['restarted', 'tappet'],
    ['recreated under another name', 'tappet-2'],
  ])('is free for one that is killed and %s', async (_, name) => {
    expect(await isReady(await start(name))).toBe(true)
  })
})
