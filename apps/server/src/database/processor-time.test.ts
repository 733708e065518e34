import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { processorTimeOf } from './processor-time.ts'

const isLinux = process.platform === 'linux'
const openFiles = () => readdirSync('/proc/self/fd').length

it.runIf(isLinux)('the time of a process grows while it computes, in milliseconds', () => {
  const time = processorTimeOf(process.pid)
  const [beforeMs, before] = [time.ms(), process.cpuUsage()]
  let turns = 0
  while (time.ms() - beforeMs < 20 && turns < 1e7) turns += 1
  const grownMs = time.ms() - beforeMs
  const { user, system } = process.cpuUsage(before)
  expect(grownMs).toBeGreaterThanOrEqual(20)
  // Of all threads, by the other count, which is no finer than a tick.
  expect(grownMs).toBeLessThan((user + system) / 1000 + 20)
  time.close()
})

it.runIf(isLinux)('its file is closed with it, and it tells nothing more', () => {
  const before = openFiles()
  const time = processorTimeOf(process.pid)
  expect(openFiles()).toBe(before + 1)
  time.close()
  expect(openFiles()).toBe(before)
  expect(time.ms()).toBe(0)
})

it('of a process that cannot be looked at nothing is told', () => {
  const time = processorTimeOf(2 ** 22 + 1)
  expect(time.ms()).toBe(0)
  time.close()
})
