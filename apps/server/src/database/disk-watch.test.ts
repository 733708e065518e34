import { readdir, stat } from 'node:fs/promises'
import { pino } from 'pino'
import { beforeEach, expect, it } from 'vitest'
import { testFolder } from '../../../../tests/harness/folder.ts'
import { ballastPath, createDiskWatch, freeBytesOf } from './disk-watch.ts'

const FLOOR = 100_000
const BALLAST = 5_000

let folder: string
let freeBytes: number
let logged: string[]
beforeEach(async () => {
  folder = testFolder()
  ;[freeBytes, logged] = [1_000_000, []]
})

const watch = (readFree = async () => freeBytes) =>
  createDiskWatch({
    folder,
    floorBytes: FLOOR,
    ballastBytes: BALLAST,
    readFree,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) }),
  })

it('refuses changes below the floor and takes them again by itself, not at the first byte above it', async () => {
  const { look, state } = watch()
  const seen: boolean[] = []
  for (freeBytes of [500_000, 100_000, 99_999, 110_000, 124_999, 125_000, 110_000]) {
    await look()
    seen.push(state().isFull)
  }
  expect(seen).toEqual([false, false, true, true, true, false, false])
  expect(logged).toEqual([
    expect.stringContaining('filling up'),
    expect.stringContaining('changes are refused'),
    expect.stringContaining('has room again'),
  ])
})

it('keeps a ballast while there is room, and gives it back when the database needs it', async () => {
  const { look } = watch()
  await look()
  expect((await stat(ballastPath(folder))).size).toBe(BALLAST)
  freeBytes = 25_000
  await look()
  expect(await readdir(folder)).toEqual(['ballast'])
  freeBytes = 24_999
  await look()
  expect(await readdir(folder)).toEqual([])
  freeBytes = 126_000
  await look()
  expect(await readdir(folder)).toEqual([])
  freeBytes = 131_000
  await look()
  expect(await readdir(folder)).toEqual(['ballast'])
})

it('does not know a free space that it cannot read, and changes nothing for it', async () => {
  const { look, state } = watch(() => Promise.reject(new Error('EIO')))
  await look()
  expect(state()).toEqual({ freeBytes: null, isFull: false })
  expect(await readdir(folder)).toEqual([])
})

it('reads the file system', async () => {
  expect(await freeBytesOf(folder)).toBeGreaterThan(0)
})
