import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command
 * @property {string[]} [needs] Names of steps that have to succeed first.
 * @property {boolean} [alone] Keeps the whole machine busy by itself.
 * @property {Record<string, string>} [env]
 * @property {(succeeded: boolean) => { passed: number, failed: number, names?: string[] }} [count]
 */
/** @typedef {{ step: Step, succeeded: boolean, tail: string }} Outcome */
/** @typedef {{ lanes: number, cwd: string, env: Record<string, string>, write: (text: string) => void }} Options */

const TAIL_CHARACTERS = 4000

/**
 * A step starts when what it needs is done and a lane is free. One step writes as it comes, those beside it when done.
 * @param {Step[]} steps
 * @param {Options} options
 * @returns {Promise<Outcome[]>} in the order of the steps; one whose needs failed has failed
 */
export async function runSteps(steps, options) {
  const waiting = [...steps]
  /** @type {Map<string, Outcome>} */
  const done = new Map()
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map()
  const writer = turns(options.write)
  while (waiting.length + running.size > 0) {
    for (const step of startable(waiting, done, [...running.keys()], options.lanes)) {
      waiting.splice(waiting.indexOf(step), 1)
      const failed = (step.needs ?? []).filter((name) => done.get(name)?.succeeded === false)
      const output = writer(`\n── ${step.name}\n`)
      if (failed.length > 0) {
        const tail = `not run: ${failed.join(', ')} failed\n`
        output.write(tail)
        output.end()
        done.set(step.name, { step, succeeded: false, tail })
        continue
      }
      const finished = runStep(step, options, output.write).then((outcome) => {
        output.end()
        done.set(step.name, outcome)
        running.delete(step)
      })
      running.set(step, finished)
    }
    if (running.size > 0) await Promise.race(running.values())
  }
  return steps.flatMap(({ name }) => done.get(name) ?? [])
}

/**
 * @param {Step[]} waiting
 * @param {Map<string, Outcome>} done
 * @param {Step[]} running
 * @param {number} lanes
 */
function startable(waiting, done, running, lanes) {
  const busy = [...running]
  return waiting.filter((step) => {
    const isReady = (step.needs ?? []).every((name) => done.has(name))
    const hasRoom = step.alone ? busy.length === 0 : busy.length < lanes && !busy.some(({ alone }) => alone)
    if (!isReady || !hasRoom) return false
    busy.push(step)
    return true
  })
}

/**
 * @param {Step} step
 * @param {Options} options
 * @param {(text: string) => void} write
 * @returns {Promise<Outcome>}
 */
async function runStep(step, { cwd, env }, write) {
  const startedMs = Date.now()
  const [command = '', ...args] = step.command
  let tail = ''
  /** @param {string} text */
  const say = (text) => {
    write(text)
    tail = (tail + text).slice(-TAIL_CHARACTERS)
  }
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...step.env },
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say)
  const status = await once(child, 'close').then(
    ([code]) => code,
    (/** @type {unknown} */ error) => {
      say(String(error))
      return 1
    },
  )
  const succeeded = status === 0
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1)
  write(`── ${step.name}: ${succeeded ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  return { step, succeeded, tail }
}

/**
 * The first writes at once.
 * @param {(text: string) => void} write
 */
function turns(write) {
  /** @type {{ held: string, ended: boolean }[]} */
  const queue = []
  const flush = () => {
    for (let first = queue[0]; first !== undefined; first = queue[0]) {
      write(first.held)
      first.held = ''
      if (!first.ended) return
      queue.shift()
    }
  }
  return (/** @type {string} */ title) => {
    const mine = { held: title, ended: false }
    queue.push(mine)
    flush()
    return {
      write(/** @type {string} */ text) {
        mine.held += text
        flush()
      },
      end() {
        mine.ended = true
        flush()
      },
    }
  }
}
