/** `*.data.json` whose source is elsewhere: data.sha256 has each checksum (`sha256sum -c`). */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const sumsFile = join(import.meta.dirname, 'data.sha256')

export const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

export function readSums(): Map<string, string> {
  const lines = existsSync(sumsFile) ? readFileSync(sumsFile, 'utf8').trimEnd().split('\n') : []
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

/**
 * @param path absolute
 * @param indent spaces before each level; 0 for one line
 */
export function writeDataFile(path: string, value: unknown, indent: number): void {
  const text = `${JSON.stringify(value, null, indent)}\n`
  writeFileSync(path, text)
  const sums = readSums().set(relative(root, path), sha256(text))
  const lines = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, sum]) => `${sum}  ${name}\n`)
  writeFileSync(sumsFile, lines.join(''))
  console.log(`${relative(root, path)}: ${Math.round(text.length / 1_000)} kB`)
}
