import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileServer } from '../../../tests/harness/file-server.ts'

/* With an operator's own database, which a folder that is gone does not end. */

const server = fileServer()

const readiness = async () => {
  const answer = await fetch(`${server.url}/readyz`)
  return { code: answer.status, ...(await answer.json()) }
}

it('a server whose data folder is renamed, or another in its place, is not ready and says why', async () => {
  const { dataFolder } = server
  const away = `${dataFolder}.away`
  const gone = {
    code: 503,
    status: 'not ready',
    reason: expect.stringContaining('The operator has to look at TAPPET_DATA'),
  }
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready' })
  await rename(dataFolder, away)
  expect(await readiness()).toMatchObject(gone)
  await mkdir(join(dataFolder, 'files'), { recursive: true })
  expect(await readiness()).toMatchObject(gone)
  await rm(dataFolder, { recursive: true })
  await rename(away, dataFolder)
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready' })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})
