/** `cap sync`; fails when that changes what is committed: a plugin was added without its native half. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, root } from './setup.mjs'

const web = join(root, 'apps/web')
/** Name the plugins to Gradle and CocoaPods. */
const WRITTEN = ['android/capacitor.settings.gradle', 'android/app/capacitor.build.gradle', 'ios/App/Podfile']
const read = () => WRITTEN.map((file) => readFileSync(join(web, file), 'utf8'))

const before = read()
const { status } = spawnSync(
  nodeBinary(),
  [join(root, 'node_modules/@capacitor/cli/bin/capacitor'), 'sync'],
  // The tool asks on a terminal whether it may report its use.
  { cwd: web, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CI: '1' } },
)
const changed = WRITTEN.filter((_, index) => read()[index] !== before[index])
for (const file of changed) console.error(`apps/web/${file} changed: commit what cap sync wrote`)
process.exitCode = status === 0 && changed.length === 0 ? 0 : 1
