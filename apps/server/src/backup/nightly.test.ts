import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { checkBackups } from '../admin/doctor/backups.ts'
import { readConfig } from '../config/index.ts'
import { createNightly, isDue, type NightlyOptions } from './nightly.ts'
import type { Proof } from './prove.ts'
import { type BackupRecord, noteBackup, noteProof, readRecord } from './record.ts'

const NOON = Date.UTC(2026, 2, 10, 12)
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MINUTE_MS = 60_000

describe('when a backup is due', () => {
  const record = (triedAt: number | null, failedAt?: number): BackupRecord => ({
    ...{ since: null, proven: null, copied: null, copyFailure: null },
    triedAt,
    failure: failedAt === undefined ? null : { at: failedAt, says: 'full' },
  })
  const seenFirst = (since: number): BackupRecord => ({ ...record(null), since })
  it.each([
    ['not at the first start', record(null), NOON, false],
    ['not before the first night', seenFirst(NOON), NOON + 14 * HOUR_MS, false],
    ['in the first night', seenFirst(NOON), NOON + 14.5 * HOUR_MS, true],
    ['not where one was tried since half past two', record(NOON - HOUR_MS), NOON, false],
    ['where the last was tried before half past two', record(NOON - 12 * HOUR_MS), NOON, true],
    ['not before half past two, since yesterday’s', record(NOON - DAY_MS), NOON - 10 * HOUR_MS, false],
    ['not where the last failed just now', record(NOON - HOUR_MS, NOON - MINUTE_MS), NOON, false],
    ['where the last failed an hour ago', record(NOON - 2 * HOUR_MS, NOON - HOUR_MS), NOON, true],
  ])('%s', (_, history, now, expected) => {
    expect(isDue(history, now)).toBe(expected)
  })
})

describe('nightly backups', () => {
  let data: string
  let folder: string
  let now: number
  let logged: { level: number; msg: string }[]
  let backups: string[]
  let proof: () => Promise<Proof>
  beforeEach(async () => {
    data = testFolder()
    folder = join(data, 'backups')
    ;[now, logged, backups] = [NOON, [], []]
    proof = async () => ({ madeAt: '', tables: 1, rows: 7, files: 2 })
  })

  const configOf = (env: Record<string, string>) => readConfig({ TAPPET_DATA: data, ...env }, '/')
  const nightly = (env: Record<string, string> = {}, more: Partial<NightlyOptions> = {}) => {
    const config = configOf(env)
    const { backups: settings } = config
    if (settings === undefined) throw new Error('turned off')
    return createNightly({
      config,
      settings,
      adminUrl: '',
      log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
      now: () => now,
      async make(target) {
        backups.push(target)
        await writeFile(target, `a backup of ${now}`)
        return { missing: 0 }
      },
      prove: () => proof(),
      ...more,
    })
  }
  /** Looks every so often, as the server does, until `until`. */
  const pass = async (tick: () => Promise<void>, until: number, everyMs = HOUR_MS) => {
    for (; now < until; now += everyMs) await tick()
  }
  const doctor = (env: Record<string, string> = {}) => checkBackups(configOf(env), now)

  it('are made without a setting, and over 40 nights 7 days, 4 weeks and the months stay', async () => {
    const { tick, counts } = nightly()
    await tick()
    now = Date.UTC(2026, 2, 11, 2, 30)
    await pass(tick, Date.UTC(2026, 3, 20), 12 * HOUR_MS)
    expect(counts()).toMatchObject({ proven: 40, failed: 0 })
    const stay = [
      // The last of March, of the weeks that ended on Sunday, and of the last seven days.
      ...['03-31', '04-05', '04-12'],
      ...['04-13', '04-14', '04-15', '04-16', '04-17', '04-18', '04-19'],
      // Four weeks: the one before them.
      '03-29',
    ]
    expect((await readdir(folder)).sort()).toEqual(
      stay.map((day) => `tappet-2026-${day}T0230Z.tar.gz`).sort(),
    )
    expect((await readRecord(data, now)).proven).toMatchObject({ rows: 7, files: 2 })
    expect(await doctor()).toMatchObject([
      {
        verdict: 'notice',
        says: expect.stringMatching(/last proven 2026-04-19T02:30.*lost with it: set BACKUP_/),
      },
    ])
    expect(logged.filter(({ level }) => level > 30)).toEqual([])
  })

  it('of a clock that was ahead count as never: tonight has its own, and the log and the doctor warn', async () => {
    const ahead = Date.UTC(2027, 0, 1)
    await noteBackup(data, {
      ...{ since: ahead, triedAt: ahead, copied: { at: ahead, name: 'x' } },
      failure: { at: ahead, says: 'full' },
      proven: { at: ahead, madeAt: ahead, file: join(folder, 'x'), rows: 1, files: 1, missing: 0 },
    })
    expect(await doctor()).toMatchObject([
      { verdict: 'notice', says: expect.stringContaining('none was proven yet') },
      { verdict: 'notice', says: expect.stringContaining('times in the future') },
    ])
    const { tick, counts } = nightly()
    await pass(tick, NOON + 16 * HOUR_MS)
    expect(counts()).toMatchObject({ proven: 1, failed: 0 })
    expect(logged.filter(({ msg }) => msg.includes('names times in the future'))).toHaveLength(1)
    expect((await readRecord(data, now)).proven).toMatchObject({ rows: 7 })
  })

  it('that are not proven count as none: they cost no good one, are tried again and warned of', async () => {
    const { tick, counts } = nightly()
    await pass(tick, NOON + DAY_MS)
    proof = () => Promise.reject(new Error('rows of public.maintenance differ'))
    await pass(tick, NOON + 4 * DAY_MS)
    expect(counts().proven).toBe(1)
    expect(counts().failed).toBeGreaterThan(48)
    expect((await readdir(folder)).sort()).toEqual([
      'tappet-2026-03-11T0300Z.tar.gz',
      expect.stringMatching(/\.unproven\.tar\.gz$/),
    ])
    expect(logged.filter(({ msg }) => msg === 'no backup was proven for two days')).toHaveLength(33)
    expect(await doctor()).toMatchObject([
      {
        verdict: 'wrong',
        says: expect.stringMatching(
          /more than two days ago\. The last try failed: rows of public\.maintenance differ/,
        ),
      },
    ])
  })

  it('are as old as when they were made, however lately one was proven, and no older proof takes the place of a later', async () => {
    const { tick } = nightly()
    await pass(tick, NOON + DAY_MS)
    const { proven: latest } = await readRecord(data, now)
    const old = join(folder, 'of-last-month.tar.gz')
    await writeFile(old, 'old')
    const proof = { at: now, madeAt: NOON - 30 * DAY_MS, file: old, rows: 1, files: 0 }
    await noteProof(data, proof)
    expect((await readRecord(data, now)).proven).toEqual(latest)
    await noteBackup(data, { proven: null })
    await noteProof(data, proof)
    expect(await doctor()).toMatchObject([
      { verdict: 'wrong', says: expect.stringContaining('more than two days ago') },
    ])
  })

  it('protect nothing once the file is gone: the doctor looks', async () => {
    const { tick } = nightly()
    await pass(tick, NOON + DAY_MS)
    const { proven } = await readRecord(data, now)
    await rm(proven?.file ?? '')
    expect(await doctor()).toMatchObject([
      { verdict: 'wrong', says: expect.stringContaining('It is not there any more: look where it went') },
    ])
    await noteBackup(data, { proven: proven && { ...proven, file: '/elsewhere/of-mine.tar.gz' } })
    expect(await doctor()).toMatchObject([
      { verdict: 'notice', says: expect.stringContaining('whether it is kept elsewhere is not known') },
    ])
  })

  it('are warned of where none was ever proven', async () => {
    proof = () => Promise.reject(new Error('no room'))
    const { tick } = nightly()
    await pass(tick, NOON + DAY_MS)
    expect(await doctor()).toMatchObject([
      { verdict: 'wrong', says: expect.stringMatching('none was ever proven. The last try failed: no room') },
    ])
    await pass(tick, NOON + 2 * DAY_MS + HOUR_MS)
    expect(logged.map(({ msg }) => msg)).toContain('no backup was proven for two days')
    await noteBackup(data, { failure: null })
    expect(await doctor()).toMatchObject([{ verdict: 'notice' }])
    expect(await doctor({ BACKUP_KEEP: '0' })).toMatchObject([
      { says: expect.stringContaining('BACKUP_KEEP=0') },
    ])
  })

  it('without files that rows name are told of', async () => {
    const make = async (target: string) => {
      await writeFile(target, 'a backup')
      return { missing: 3 }
    }
    await pass(nightly({}, { make }).tick, NOON + DAY_MS)
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, missing: 3 }))
    expect(await doctor()).toMatchObject([
      { verdict: 'wrong', says: expect.stringContaining('without 3 stored files') },
    ])
  })

  it('count as never proven where the record is damaged', async () => {
    await pass(nightly().tick, NOON + DAY_MS)
    await writeFile(join(data, 'backups.json'), '{"proven":')
    expect(await doctor()).toMatchObject([{ says: expect.stringContaining('none was proven yet') }])
  })

  it('are left to another node that makes them', async () => {
    let isMine = false
    const { tick } = nightly({}, { isMine: async () => isMine })
    await pass(tick, NOON + 3 * DAY_MS)
    expect([backups, logged]).toEqual([[], []])
    isMine = true
    await pass(tick, NOON + 4 * DAY_MS)
    expect(backups).toHaveLength(1)
  })

  describe('and a second folder', () => {
    let there: string
    let env: Record<string, string>
    beforeEach(() => {
      there = join(data, 'mounted')
      env = { BACKUP_SECOND_DIR: there, BACKUP_KEEP: '2,0,0' }
    })

    it('take what was proven, once, with what the rule keeps', async () => {
      await mkdir(there)
      await writeFile(join(there, 'of-another-program.tar.gz'), '')
      const { tick, counts } = nightly(env)
      await pass(tick, NOON + 3 * DAY_MS)
      expect(counts()).toMatchObject({ proven: 3, copied: 3, copyFailed: 0 })
      const newest = ['tappet-2026-03-12T0300Z.tar.gz', 'tappet-2026-03-13T0300Z.tar.gz']
      expect((await readdir(there)).sort()).toEqual(['of-another-program.tar.gz', ...newest])
      expect(await doctor(env)).toMatchObject([
        { about: 'backups', verdict: 'fine' },
        { about: 'second folder', verdict: 'fine', says: expect.stringContaining(newest[1] ?? '') },
      ])
      // One that an operator proves by hand is not the night's, and is not copied.
      await noteBackup(data, {
        proven: { at: now, file: '/elsewhere/of-mine.tar.gz', rows: 1, files: 0, missing: 0 },
      })
      await tick()
      expect(counts().copied).toBe(3)
    })

    it('that is not mounted is told of, tried again each hour, and never made', async () => {
      const { tick, counts } = nightly(env)
      await pass(tick, NOON + DAY_MS, 10 * MINUTE_MS)
      expect(counts()).toMatchObject({ proven: 1, copied: 0, copyFailed: 10 })
      expect(await readdir(data)).not.toContain('mounted')
      expect(logged).toContainEqual(
        expect.objectContaining({
          level: 50,
          msg: 'the backup was not copied; it is tried again in an hour',
        }),
      )
      expect(await doctor(env)).toMatchObject([
        { verdict: 'fine' },
        {
          about: 'second folder',
          verdict: 'wrong',
          says: expect.stringContaining('mounted is not there. Mount'),
        },
      ])
      await mkdir(there)
      now += HOUR_MS
      await tick()
      expect(await readdir(there)).toEqual(['tappet-2026-03-11T0230Z.tar.gz'])
      expect((await readRecord(data, now)).copyFailure).toBeNull()
    })
  })
})
