import { join } from 'node:path'
import { runProgram } from './run.mjs'
import { ensureInstalled, ensureWebBuilt, root } from './setup.mjs'

ensureInstalled()
ensureWebBuilt()
runProgram(join(root, 'apps/server/src/main.ts'), process.argv.slice(2))
