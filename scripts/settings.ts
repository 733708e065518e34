/** `node scripts/settings.ts --write` writes the table of settings into docs/operate.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { settingsTable } from '../apps/server/src/config/settings.table.ts'

const GUIDE = 'docs/operate.md'
const TABLE = /^\| name \| default \| meaning \|\n(\|.*\n)+/m

if (process.argv.includes('--write')) {
  const text = readFileSync(GUIDE, 'utf8')
  if (!TABLE.test(text)) throw new Error(`${GUIDE} has no table of settings`)
  writeFileSync(
    GUIDE,
    text.replace(TABLE, () => `${settingsTable()}\n`),
  )
} else console.log(settingsTable())
