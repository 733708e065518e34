import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PROGRAM = `import { askHidden } from '${join(import.meta.dirname, 'ask.ts')}'
  const answer = await askHidden('Pass phrase: ')
  console.log(answer === 'open sesame' ? 'as typed' : 'something else')
  process.exit(0)`
/** util-linux's: gives a program a terminal. */
const hasScript = spawnSync('script', ['--version']).stdout?.toString().includes('util-linux') === true

it.runIf(hasScript)('takes a pass phrase from the terminal and does not show it', async () => {
  const terminal = spawn('script', ['-qec', '"$NODE" --input-type=module -e "$PROGRAM"', '/dev/null'], {
    env: { ...process.env, NODE: process.execPath, PROGRAM },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let shown = ''
  terminal.stdout.on('data', (chunk: Buffer) => {
    const wasAsked = shown.includes('Pass phrase: ')
    shown += String(chunk)
    if (!wasAsked && shown.includes('Pass phrase: ')) terminal.stdin.write('open sesame\r')
  })
  await once(terminal, 'close')
  expect(shown).toContain('as typed')
  expect(shown).not.toContain('open sesame')
})
