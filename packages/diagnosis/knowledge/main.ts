/**
 * `npm run knowledge`: makes knowledge.data.json from the tables. `-- --out FOLDER` writes them for a mechanic to read and
 * correct, `-- --in FOLDER` reads them back first. npm runs it in the repository's root; FOLDER is the caller's.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeCompiled } from './compile.ts'
import { exportTables, importTables } from './exchange.ts'
import { tables } from './tables.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, in: { type: 'string' } } })
const fromCaller = (folder: string) => resolve(process.env.INIT_CWD ?? process.cwd(), folder)

function takeCorrections(folder: string): boolean {
  if (!existsSync(folder)) {
    console.error(`${folder} is not there. Nothing was changed. Write the tables with --out first.`)
    return false
  }
  const { problems, changes, missing } = importTables(folder)
  if (problems.length > 0) {
    console.error(problems.join('\n'))
    console.error(`${problems.length} problems. Nothing was changed: correct these and run it again.`)
    return false
  }
  for (const { file, added, changed, removed } of changes)
    console.log(`${file}: ${changed} rows changed, ${added} added, ${removed} removed`)
  if (changes.length === 0) console.log('The tables hold the same already.')
  if (missing.length > 0) console.log(`Not in ${folder}, so left as they were: ${missing.join(', ')}`)
  return true
}

if (values.out !== undefined) {
  const folder = fromCaller(values.out)
  exportTables(folder)
  console.log(`${tables.length} tables written to ${folder}. Correct them and read them back with --in.`)
} else if (values.in === undefined || takeCorrections(fromCaller(values.in))) {
  writeCompiled()
} else {
  process.exitCode = 1
}
