import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../tests/harness/folder.ts'
import { runSteps, type Step } from './steps.mjs'

const says = (name: string, program: string, more: Partial<Step> = {}): Step => ({
  name,
  command: [process.execPath, '-e', program],
  ...more,
})

async function outputOf(steps: Step[], lanes = 2) {
  let output = ''
  const outcomes = await runSteps(steps, {
    lanes,
    cwd: import.meta.dirname,
    env: {},
    write: (text) => {
      output += text
    },
  })
  return { outcomes, written: output.replaceAll(/in [\d.]+ s/g, 'in N s') }
}

it('writes the output of each step in one piece, in the order in which they began', async () => {
  const { written } = await outputOf([
    says('slow', `console.log('a'); setTimeout(() => console.log('b'), 300)`),
    says('quick', `console.log('c')`),
  ])
  expect(written).toBe('\n── slow\na\nb\n── slow: passed in N s\n\n── quick\nc\n── quick: passed in N s\n')
})

it('runs no more at once than there are lanes, and a step that is alone by itself', async () => {
  const folder = testFolder()
  const span = `console.log(Date.now()); setTimeout(() => console.log(Date.now()), 150)`
  // The two first end only when both have begun.
  const meet = (name: string) => `
    const fs = require('fs')
    console.log(Date.now())
    fs.writeFileSync(${JSON.stringify(join(folder, name))}, '')
    setTimeout(() => process.exit(1), 20_000).unref()
    const timer = setInterval(() => {
      if (fs.readdirSync(${JSON.stringify(folder)}).length < 2) return
      clearInterval(timer)
      console.log(Date.now())
    }, 5)`
  const { outcomes } = await outputOf([
    ...['a', 'b'].map((name) => says(name, meet(name))),
    says('c', span),
    says('alone', span, { alone: true }),
    says('d', span),
  ])
  expect(outcomes.map(({ succeeded }) => succeeded)).not.toContain(false)
  const spans = outcomes.map(({ tail }) => tail.trim().split('\n').map(Number) as [number, number])
  const besideAtStart = spans.map(
    ([start]) => spans.filter(([from, to]) => from <= start && start < to).length,
  )
  expect(Math.max(...besideAtStart)).toBeLessThanOrEqual(2)
  const [from, to] = spans[3] ?? [0, 0]
  expect(spans.filter((other) => other[0] < to && from < other[1])).toHaveLength(1)
})

it('fails a step whose needs failed without running it', async () => {
  const { outcomes, written } = await outputOf([
    says('build', 'process.exit(3)'),
    says('uses it', 'console.log("ran")', { needs: ['build'] }),
    says('another', 'console.error("ran")'),
  ])
  expect(outcomes.map(({ succeeded }) => succeeded)).toEqual([false, false, true])
  expect(written).toContain('not run: build failed')
  expect(written.match(/ran/g)).toHaveLength(1)
})

it('ends when the last steps are those whose needs failed', async () => {
  const { outcomes } = await outputOf([
    says('build', 'process.exit(3)'),
    says('uses it', '', { needs: ['build'] }),
  ])
  expect(outcomes.map(({ succeeded }) => succeeded)).toEqual([false, false])
})

it('fails a step whose program is not there', async () => {
  const { outcomes } = await outputOf([{ name: 'nothing', command: ['/no/such/program'] }])
  expect(outcomes).toMatchObject([{ succeeded: false, tail: expect.stringContaining('ENOENT') }])
})
