import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepSamples, loadSamples, type Sample } from './measure.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tappet-measured-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const sample = (file: string, origin: Sample['origin'] = 'recording') => ({ file, origin }) as Sample
const [a, copyOfA, b, c] = [sample('a'), sample('a', 'copy'), sample('b'), sample('c')]

it('reads the same order from any parts: by file, a recording before its copies', async () => {
  await keepSamples('recordings', '0/1', [b, a, copyOfA, c], folder)
  const whole = await loadSamples('recordings', folder)
  rmSync(folder, { recursive: true })
  await keepSamples('recordings', '0/2', [c, b], folder)
  await keepSamples('recordings', '1/2', [a, copyOfA], folder)
  expect(await loadSamples('recordings', folder)).toEqual(whole)
  expect(whole).toEqual([a, copyOfA, b, c])
})

it('refuses to learn from nothing', async () => {
  await expect(loadSamples('synthetic', folder)).rejects.toThrow('Nothing measured yet')
})
