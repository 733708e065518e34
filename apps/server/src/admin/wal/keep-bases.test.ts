import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { keepBases } from './keep-bases.ts'

it('logs a base backup that failed and tries again an hour later, not each minute', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'tappet-bases-'))
  const lines: string[] = []
  let clock = 0
  const root = join(parent, 'archive')
  const config = readConfig({ TAPPET_DATA: join(parent, 'data'), WAL_ARCHIVE_DIR: root }, parent)
  // No segment was archived: the folder of the archive is not there.
  const look = keepBases({
    ...{ config, root, adminUrl: 'postgres://127.0.0.1:1/none' },
    log: pino({}, { write: (line: string) => lines.push(line) }),
    now: () => clock,
  })
  await look()
  clock = 3_599_999
  await look()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('no base backup was written; it is tried again in an hour')
  clock = 3_600_000
  await look()
  expect(lines).toHaveLength(2)
  await rm(parent, { recursive: true })
})
