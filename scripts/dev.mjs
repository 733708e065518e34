import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, nodeBinary, root } from './setup.mjs'

ensureInstalled()
const node = nodeBinary()
const children = [
  spawn(
    node,
    [
      '--watch-path=apps/server/src',
      '--watch-path=packages',
      '--watch-path=supabase',
      'apps/server/src/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
    },
  ),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  }),
]
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
for (const child of children) {
  child.on('exit', () => {
    for (const other of children) other.kill('SIGTERM')
  })
}
