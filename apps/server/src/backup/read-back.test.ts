import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileFolder } from '../../../../tests/harness/folder.ts'
import { MANIFEST_ENTRY, type Manifest } from './manifest.ts'
import { readBack } from './read-back.ts'
import { writeTarGz } from './tar.ts'

const ROWS = 'database/public.kept.copy'
const RECEIPT = 'files/aa/receipt'
const bytes: Record<string, string> = { [ROWS]: 'one\ntwo\n', [RECEIPT]: 'the bytes of a receipt' }

const factsOf = (entry: string) => ({
  entry,
  sizeBytes: Buffer.byteLength(bytes[entry] ?? ''),
  sha256: createHash('sha256')
    .update(bytes[entry] ?? '')
    .digest('hex'),
})
const manifest: Manifest = {
  format: 1,
  product: 'a test',
  madeAt: '2026-03-10T00:00:00Z',
  migrations: { tappet_platform: [], supabase_migrations: [] },
  tables: [{ ...factsOf(ROWS), schema: 'public', name: 'kept', columns: ['text'], rowCount: 2 }],
  sequences: [],
  files: [{ ...factsOf(RECEIPT), path: RECEIPT }],
}

const folder = fileFolder()

/** A backup that holds these entries, and the manifest of the whole one. */
async function holding(name: string, entries: Record<string, string>): Promise<string> {
  const path = join(folder, `${name}.tar.gz`)
  const tar = writeTarGz(path, 0)
  for (const [entry, text] of Object.entries({ ...entries, [MANIFEST_ENTRY]: JSON.stringify(manifest) })) {
    const content = Buffer.from(text)
    await tar.add(entry, content.length, [content])
  }
  await tar.finish()
  return path
}

describe('a backup that is read back', () => {
  it('is whole where every entry has the bytes that the manifest tells of', async () => {
    expect(await readBack(await holding('whole', bytes))).toEqual(manifest)
  })

  it.each([ROWS, RECEIPT])('is damaged where as many other bytes are in %s', async (entry) => {
    const changed = { ...bytes, [entry]: (bytes[entry] ?? '').replace('e', 'E') }
    expect(changed[entry]).not.toBe(bytes[entry])
    const path = await holding(entry.replaceAll('/', '-'), changed)
    await expect(readBack(path)).rejects.toThrow(`${path} is damaged at ${entry}. Nothing was changed.`)
  })

  it.each([ROWS, RECEIPT])('is damaged where %s is missing', async (entry) => {
    const { [entry]: _, ...others } = bytes
    const path = await holding(`without-${entry.replaceAll('/', '-')}`, others)
    await expect(readBack(path)).rejects.toThrow(`${path} is damaged at ${entry}.`)
  })
})
