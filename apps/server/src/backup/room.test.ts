import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { openRoom } from './room.ts'

const MIB = 1024 ** 2

const folder = fileFolder()

it('refuses what would take the disk of the data below the floor, and says what is kept', async () => {
  const room = await openRoom(join(folder, 'b'), folder, 256 * MIB, () => 300 * MIB)
  expect(() => room.require(44 * MIB)).not.toThrow()
  expect(() => room.require(45 * MIB)).toThrow(
    `A backup needs about 45 MB in ${folder}, and 300 MB are free, of which 256 MB are kept for the database. No backup was written; the ones before it stay.`,
  )
})

it('stops a backup that another program leaves no room for, before the floor', async () => {
  let freeBytes = 400 * MIB
  const room = await openRoom(join(folder, 'b'), folder, 256 * MIB, () => freeBytes)
  room.written(16 * MIB)
  freeBytes = 260 * MIB
  room.written(15 * MIB)
  expect(() => room.written(2 * MIB)).toThrow('No backup was written')
})

it('asks another disk for the room of the backup alone', async () => {
  const room = await openRoom('/proc/self/b', folder, 256 * MIB, () => 50 * MIB)
  expect(() => room.require(50 * MIB)).not.toThrow()
  expect(() => room.require(51 * MIB)).toThrow('of which 0 MB are kept')
})
