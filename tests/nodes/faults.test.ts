/** Every fault that three nodes on one PostgreSQL have to bear, under load; prints the table of docs/measurements.md. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { NotStarted } from '../harness/spawned.ts'
import { makeOlderVersion } from './older.ts'
import { type Pair, startPair } from './pair.ts'
import { openStage, type Stage } from './stage.ts'
import { type Counted, count, type Driver, startWriters } from './writers.ts'

const WRITES = 60
const KILLS = 3

let older: Awaited<ReturnType<typeof makeOlderVersion>>
let pair: Pair
let stage: Stage
let driver: Driver
const table: Record<string, Counted> = {}

beforeAll(async () => {
  older = await makeOlderVersion()
  pair = await startPair()
  // The first node finds an empty database; the others wait for its migrations.
  stage = await openStage(pair.adminUrl, older.entry)
  driver = await stage.signUp(stage.proxy.url)
})
afterAll(async () => {
  console.table(table)
  await stage.close()
  await pair.close()
  await older.remove()
})

/** Writes before, during and after the fault; nothing acknowledged is lost, nothing is there twice. */
async function under(name: string, fault: () => Promise<void>): Promise<void> {
  await pair.empty()
  const ledger = startWriters(stage.proxy.url, driver)
  await ledger.more(WRITES)
  await fault()
  await stage.untilAllHealthy()
  await ledger.more(WRITES)
  await ledger.stop()
  table[name] = await count(ledger, pair.adminUrl, stage.fileOf(stage.nodes[2].url, driver))
  expect(table[name]).toMatchObject({ lost: 0, doubled: 0, uncalled: 0 })
}

it('lets older nodes work on while a newer one migrates, and starts no older one after it', async () => {
  const [first, second, third] = stage.nodes
  await under('rolling upgrade', async () => {
    for (const node of [first, second, third]) {
      await node.server.stop('SIGTERM')
      if (node === third) {
        // An older version does not come back to a newer database, and says why; the others serve on.
        const refused = await node.start(older.entry).catch((error: unknown) => error)
        expect(refused).toBeInstanceOf(NotStarted)
        expect(String(refused)).toContain('The database is newer than this Tappet')
      }
      await node.start()
    }
  })
})

it('bears kill -9 of one node after the other', async () => {
  await under(`kill -9 of a node, ${KILLS} times`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const node = stage.nodes[kill % 3]
      await node?.server.stop('SIGKILL')
      await node?.start()
    }
  })
})

it('bears SIGTERM of every node under load', async () => {
  await under('SIGTERM of each node', async () => {
    for (const node of stage.nodes) {
      expect(await node.server.stop('SIGTERM')).toEqual({ code: 0, signal: null })
      await node.start()
    }
  })
})

it('bears a crash and restart of PostgreSQL', async () => {
  await under('PostgreSQL crashed and restarted, 3 times', async () => {
    for (let crash = 0; crash < 3; crash++) await pair.crashAndRestart()
  })
})

it('bears the promotion of the standby', async () => {
  await under('PostgreSQL lost, its standby promoted', () => pair.promoteStandby())
})
