/** The two commands by which recordings are heard and compared by hand: a bad file is named and ends no run. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { encodeWav } from '@tappet/acoustics'
import { atLevel, combustion, faintTicks, mix, pinkNoise, seededRandom } from '@tappet/acoustics/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const SECONDS = 10
let folder = ''
const at = (name: string) => join(folder, name)
const engine = (seed: number) => {
  const random = seededRandom(seed)
  return encodeWav(
    mix(
      atLevel(combustion(SECONDS, { rpm: 820, cylinders: 4 }, random), -22),
      atLevel(pinkNoise(SECONDS, random), -36),
    ),
  )
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tappet-hearing-'))
  mkdirSync(at('with a space'))
  mkdirSync(at('named.wav'))
  for (const [seed, name] of ['with a space/one.wav', 'two.wav', 'three.wav'].entries())
    writeFileSync(at(name), engine(seed + 1))
  writeFileSync(at('with a space/ticks.wav'), encodeWav(faintTicks()))
  writeFileSync(at('empty.wav'), '')
  writeFileSync(at('text.flac'), 'this is text')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const command = (name: string) => new URL(`../../bench/${name}`, import.meta.url).pathname
async function run(name: string, ...args: string[]) {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command(name), ...args])
  const lines = stdout.trim().split('\n')
  return { lines: lines.map((line): unknown => JSON.parse(line)), stderr }
}

describe('hearing a folder', () => {
  it('answers each file, says of a bad one what is wrong, and goes on', async () => {
    const { lines } = await run('hear.ts', folder)
    expect(lines).toMatchObject([
      { path: 'empty.wav', error: 'not_a_wav' },
      { path: 'text.flac', error: 'Not a FLAC stream' },
      { path: 'three.wav', model_version: expect.any(String) },
      { path: 'two.wav', result: { issue: { id: expect.any(String) } } },
      { path: 'with a space/one.wav', result: { issue: { id: expect.any(String) } } },
      // Told by the scores alone it could wait: the listener was asked.
      { path: 'with a space/ticks.wav', result: { issue: { urgencyLevel: 'fix_immediately' } } },
    ])
  })
  it('takes what the driver told of a file, and says the tier first', async () => {
    const path = 'with a space/ticks.wav'
    const answers = { [path]: { context: ['braking'], description: 'grinding', sounds: ['squeal'] } }
    writeFileSync(at('told.json'), JSON.stringify(answers))
    const { lines } = await run('hear.ts', folder, '--told', at('told.json'))
    const ids = ['context_braking', 'description', 'description_squeal']
    expect(lines).toContainEqual(
      expect.objectContaining({
        ...{ path, tier: expect.any(String), issue: expect.any(String), confidence: expect.any(Number) },
        evidence: expect.arrayContaining(ids.map((id) => expect.objectContaining({ id }))),
      }),
    )
  })
  it('names a folder that is not there', async () => {
    await expect(run('hear.ts', at('nowhere'))).rejects.toThrow(
      'nowhere is no folder. Use: node bench/hear.ts',
    )
  })
})

describe('comparing takes with a normal', () => {
  it('leaves out a reference and a file that cannot be read, names both, and goes on', async () => {
    const references = ['with a space/one.wav', 'two.wav', 'text.flac', 'three.wav'].map(at)
    const { lines, stderr } = await run('own-normal.ts', ...references, '--', at('empty.wav'), at('two.wav'))
    expect(stderr).toContain('text.flac: this reference is left out: Not a FLAC stream')
    expect(lines).toMatchObject([
      { file: at('empty.wav'), error: 'not_a_wav' },
      { file: at('two.wav'), distance: expect.any(Number), isOver: false },
      { together: 'near' },
    ])
  })
})
