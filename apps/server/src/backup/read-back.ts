import { createHash } from 'node:crypto'
import { reasonOf, StartError } from '../errors/start.ts'
import { MANIFEST_ENTRY, type Manifest, manifestSchema } from './manifest.ts'
import { readTarGz } from './tar.ts'

type Found = { sizeBytes: number; sha256: string; lines: number }

/**
 * Compares size and checksum of every entry, and the rows of every table, with the manifest.
 * @param phrase opens an encrypted backup
 * @throws StartError naming what is missing or differs
 */
export async function readBack(source: string, phrase?: string): Promise<Manifest> {
  const entries = new Map<string, Found>()
  let manifest: Manifest | undefined
  try {
    for await (const { name, sizeBytes, body } of readTarGz(source, phrase)) {
      if (name === MANIFEST_ENTRY) manifest = manifestSchema.parse(JSON.parse(await textOf(body)))
      else entries.set(name, { sizeBytes, ...(await measure(body)) })
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = reasonOf(error)
    throw new StartError(`${source} is not a whole backup: ${reason}. Nothing was changed.`, { cause: error })
  }
  if (manifest === undefined)
    throw new StartError(`${source} is not a backup made by Tappet. Nothing was changed.`)
  for (const { entry, sha256, sizeBytes } of [...manifest.tables, ...manifest.files]) {
    const there = entries.get(entry)
    if (there?.sha256 !== sha256 || there.sizeBytes !== sizeBytes)
      throw new StartError(`${source} is damaged at ${entry}. Nothing was changed.`)
  }
  for (const { entry, rowCount } of manifest.tables) {
    if (entries.get(entry)?.lines !== rowCount)
      throw new StartError(
        `${source} holds ${entries.get(entry)?.lines} of ${rowCount} rows of ${entry}. Nothing was changed.`,
      )
  }
  return manifest
}

const LINE_FEED = 0x0a

// COPY writes one line a row, and escapes the line feeds within.
async function measure(body: AsyncIterable<Buffer>): Promise<Omit<Found, 'sizeBytes'>> {
  const hash = createHash('sha256')
  let lines = 0
  for await (const chunk of body) {
    hash.update(chunk)
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1
  }
  return { sha256: hash.digest('hex'), lines }
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of body) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
