/** Moves a database and kills itself before one step: `node move-killed.ts STEP OPTIONS-AS-JSON`. */
import { type MoveOptions, moveTo } from '../../apps/server/src/admin/move/index.ts'

const [step, options = '{}'] = process.argv.slice(2)
await moveTo({
  ...(JSON.parse(options) as MoveOptions),
  before(next) {
    if (next === step) process.kill(process.pid, 'SIGKILL')
    return undefined
  },
})
