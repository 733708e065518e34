import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const folder = import.meta.dirname
const names = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

describe.each(names)('the function %s', (name) => {
  it('has a handler, and the same way onto Supabase as the others', () => {
    expect(existsSync(join(folder, name, 'handler.ts'))).toBe(true)
    expect(read(`${name}/index.ts`)).toContain(`Deno.serve(host('${name}', definition))`)
    // The gateway cannot read the newer keys: each function says itself who may ask.
    expect(read(`${name}/handler.ts`)).toMatch(/signIn: '(required|optional|none)'/)
    expect(read('../config.toml')).toContain(
      `[functions.${name}]\nverify_jwt = false\nimport_map = "./functions/${name}/deno.json"`,
    )
  })

  it('takes along each file that it reads', () => {
    if (!existsSync(join(folder, name, 'fonts'))) return
    expect(read('../config.toml')).toContain(`static_files = ["./functions/${name}/fonts/*.ttf.br"]`)
  })

  it('imports by name only what Deno is told where to find', () => {
    const imports = Object.keys(JSON.parse(read('deno.json')).imports)
    const files = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
    )
    for (const file of files) {
      for (const [, specifier = ''] of read(join(name, file)).matchAll(
        /^(?:import |(?:import|export)[^'\n]* from )'([^'.][^']*)'|^\} from '([^'.][^']*)'/gm,
      )) {
        // Deno brings Node's own modules along.
        if (specifier !== '' && !specifier.startsWith('node:'))
          expect(imports, `${name}/${file}`).toContain(specifier)
      }
    }
  })
})

it('the functions type-check under Deno, as Supabase runs them', async () => {
  const repository = join(folder, '../..')
  const files = names.map((name) => join(folder, name, 'index.ts'))
  expect(files.length).toBeGreaterThan(10)
  await promisify(execFile)(
    join(repository, 'node_modules/.bin/deno'),
    // Without a config file Deno finds the types of Node, which some functions import, through package.json.
    [
      'check',
      '--node-modules-dir=manual',
      '--no-config',
      '--import-map',
      join(folder, 'deno.json'),
      ...files,
    ],
    { cwd: repository, env: { ...process.env, DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' } },
  )
}, 300_000)

it('maps every package to a file that exists', () => {
  const imports: Record<string, string> = JSON.parse(read('deno.json')).imports
  for (const [name, target] of Object.entries(imports)) {
    if (name.startsWith('@tappet/')) expect(existsSync(join(folder, target)), name).toBe(true)
    else expect(target).toMatch(new RegExp(`^npm:${name}@`))
  }
})
