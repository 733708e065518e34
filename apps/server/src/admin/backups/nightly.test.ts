import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { checkBackups } from '../doctor/backups.ts'
import { createNightly, isDue } from './nightly.ts'
import type { Proof } from './prove.ts'
import { type BackupRecord, noteBackup, readRecord } from './record.ts'

const NOON = Date.UTC(2026, 2, 10, 12)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const settings = { folder: '', atMinute: 150, keep: 2 }

describe('when a backup is due', () => {
  const record = (triedAt: number | null, failedAt?: number): BackupRecord => ({
    proven: null,
    triedAt,
    failure: failedAt === undefined ? null : { at: failedAt, says: 'full' },
  })
  it.each([
    ['none was ever tried', record(null), NOON, true],
    ['one was tried since half past two', record(NOON - HOUR_MS), NOON, false],
    ['the last was tried before half past two', record(NOON - 12 * HOUR_MS), NOON, true],
    ['before half past two, since yesterday’s', record(NOON - DAY_MS), NOON - 10 * HOUR_MS, false],
    ['the last failed just now', record(NOON - HOUR_MS, NOON - 60_000), NOON, false],
    ['the last failed an hour ago', record(NOON - 2 * HOUR_MS, NOON - HOUR_MS), NOON, true],
  ])('%s', (_, given, now, expected) => {
    expect(isDue(given, settings, now)).toBe(expected)
  })
})

describe('nightly backups', () => {
  let parent: string
  let folder: string
  let now: number
  let logged: { level: number; msg: string }[]
  let made: string[]
  let proof: () => Promise<Proof>
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'tappet-nightly-'))
    folder = join(parent, 'backups')
    ;[now, logged, made] = [NOON, [], []]
    proof = async () => ({ madeAt: '', tables: 1, rows: 7, files: 2 })
  })
  afterEach(() => rm(parent, { recursive: true, force: true }))

  const nightly = () =>
    createNightly({
      config: readConfig({ TAPPET_DATA: parent }, '/'),
      settings: { ...settings, folder },
      adminUrl: '',
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
      now: () => now,
      async make(target) {
        made.push(target)
        await writeFile(target, 'a backup')
      },
      prove: () => proof(),
    })
  const doctor = () => checkBackups({ dataFolder: parent, backups: { folder } }, now)

  it('are made once a day, counted only when proven, and the oldest removed', async () => {
    const { tick, counts } = nightly()
    for (let day = 0; day < 4; day++) {
      await tick()
      await tick()
      now += DAY_MS
    }
    expect(made).toHaveLength(4)
    expect(await readdir(folder)).toEqual([
      'tappet-2026-03-12T1200Z.tar.gz',
      'tappet-2026-03-13T1200Z.tar.gz',
    ])
    expect(counts()).toEqual({ proven: 4, failed: 0 })
    expect((await readRecord(parent)).proven).toMatchObject({ rows: 7, files: 2 })
    expect(await doctor()).toMatchObject({
      verdict: 'fine',
      says: expect.stringContaining('last proven 2026-03-13'),
    })
  })

  it('that are not proven count as none: they cost no good one, are tried again and warned of', async () => {
    const { tick, counts } = nightly()
    await tick()
    proof = () => Promise.reject(new Error('rows of public.maintenance differ'))
    for (let hour = 0; hour < 72; hour++) {
      now += HOUR_MS
      await tick()
    }
    expect(counts().proven).toBe(1)
    expect(counts().failed).toBeGreaterThan(48)
    expect((await readdir(folder)).sort()).toEqual([
      'tappet-2026-03-10T1200Z.tar.gz',
      expect.stringMatching(/\.unproven\.tar\.gz$/),
    ])
    const warnings = logged.filter(({ msg }) => msg === 'no backup was proven for two days')
    expect(warnings).toHaveLength(25)
    expect(await doctor()).toMatchObject({
      verdict: 'wrong',
      says: expect.stringMatching(
        /more than two days ago\. The last try failed: rows of public\.maintenance differ/,
      ),
    })
  })

  it('are warned of where none was ever proven', async () => {
    proof = () => Promise.reject(new Error('no room'))
    await nightly().tick()
    expect(logged.map(({ msg }) => msg)).toContain('no backup was proven for two days')
    expect(await doctor()).toMatchObject({
      verdict: 'wrong',
      says: expect.stringContaining('none was ever proven'),
    })
    await noteBackup(parent, { failure: null })
    expect(await doctor()).toMatchObject({ verdict: 'notice' })
  })

  it('count as never proven where the record is damaged', async () => {
    await nightly().tick()
    await writeFile(join(parent, 'backups.json'), '{"proven":')
    expect(await doctor()).toMatchObject({ says: expect.stringContaining('none was proven yet') })
  })
})
