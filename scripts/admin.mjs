import { join } from 'node:path'
import { runProgram } from './run.mjs'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()
runProgram(join(root, 'apps/server/src/admin.ts'), process.argv.slice(2))
