/**
 * Barlow as code: a deployed function has no files beside it, but for those that supabase/config.toml names. npm pack
 * @expo-google-fonts/barlow && tar xzf expo-google-fonts-barlow-*.tgz node scripts/font-data.ts package
 */
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILES = { regular: '400Regular/Barlow_400Regular.ttf', semibold: '600SemiBold/Barlow_600SemiBold.ttf' }

const [source] = process.argv.slice(2)
if (source === undefined) throw new Error('Name the folder of the unpacked @expo-google-fonts/barlow')
const target = join(import.meta.dirname, '../supabase/functions/export-pdf')
const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
const entries = Object.entries(FILES).map(([weight, file]) => {
  const bytes = readFileSync(join(source, file))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return `  // ${file}, SHA-256 ${sha256}\n  ${weight}:\n    '${bytes.toString('base64')}',\n`
})
writeFileSync(
  join(target, 'barlow.data.ts'),
  `/**
 * Barlow in two weights as TrueType, base64. Written by scripts/font-data.ts from @expo-google-fonts/barlow ${version},
 * unchanged.
 *
 * Copyright 2017 The Barlow Project Authors (https://github.com/jpt/barlow), SIL Open Font License 1.1: see
 * barlow.LICENSE.txt. It may be bundled and embedded; files of the font may not be sold by themselves.
 */
export const BARLOW = {
${entries.join('')}}
`,
)
copyFileSync(join(source, 'LICENSE_FONT'), join(target, 'barlow.LICENSE.txt'))
