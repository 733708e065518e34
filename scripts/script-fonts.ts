/**
 * Noto Sans by script, as TrueType under Brotli, for letters which Barlow lacks. mkdir fonts && cd fonts && npm pack
 * @fontsource/noto-sans @fontsource/noto-sans-arabic … for file in *.tgz; do mkdir "${file%.tgz}" && tar xzf "$file" -C
 * "${file%.tgz}"; done node scripts/script-fonts.ts fonts
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, inflateSync } from 'node:zlib'

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the folder of the unpacked packages')
const report = join(import.meta.dirname, '../supabase/functions/export-pdf')
const target = join(report, 'fonts')
const table = readFileSync(join(report, 'faces.table.ts'), 'utf8')
mkdirSync(target, { recursive: true })
const unpacked = readdirSync(source)
const licences: string[] = []
for (const [, file = ''] of table.matchAll(/file: '([^']+)'/g)) {
  const [folder, path] = find(file)
  const ttf = unwrap(readFileSync(path))
  const packed = brotliCompressSync(ttf, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } })
  writeFileSync(join(target, `${file}.ttf.br`), packed)
  licences.push(readFileSync(join(source as string, folder, 'package/LICENSE'), 'utf8'))
  console.log(`${file}: ${Math.round(packed.length / 1_000)} kB`)
}
// One licence under the names of all who hold the rights.
const owners = new Set(licences.map((text) => text.slice(0, text.indexOf('\n'))))
const [licence = ''] = licences
writeFileSync(join(target, 'LICENSE.txt'), [...owners].join('\n') + licence.slice(licence.indexOf('\n')))

function find(file: string): [folder: string, path: string] {
  const folders = unpacked
    .filter((name) => !name.endsWith('.tgz') && file.startsWith(name.replace(/^fontsource-|-[\d.]+$/g, '')))
    .sort((a, b) => b.length - a.length)
  for (const folder of folders) {
    const name = `${file}-400-normal.woff`
    const files = join(source as string, folder, 'package/files')
    if (readdirSync(files).includes(name)) return [folder, join(files, name)]
  }
  throw new Error(`No package holds ${file}`)
}

/** As TrueType: inflated tables under a TrueType head (W3C WOFF 1.0, 3 to 5). */
function unwrap(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (count - 2 ** power), 10)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let index = 0; index < count; index++) {
    const entry = 44 + 20 * index
    const [at, packedLength, length] = [4, 8, 12].map((more) => woff.readUInt32BE(entry + more)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(at, at + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const record = 12 + 16 * index
    woff.copy(head, record, entry, entry + 4)
    woff.copy(head, record + 4, entry + 16, entry + 20)
    head.writeUInt32BE(end, record + 8)
    head.writeUInt32BE(length, record + 12)
    parts.push(table, Buffer.alloc((4 - (length % 4)) % 4))
    end += length + ((4 - (length % 4)) % 4)
  }
  return Buffer.concat(parts)
}
