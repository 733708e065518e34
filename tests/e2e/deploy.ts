import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BUILT = process.env.TAPPET_WEB_FOLDER ?? join(import.meta.dirname, '../../apps/web/dist')
const TEXT = /\.(?:js|html|json)$/

/** What the names of the next build's scripts end with. */
export const NEXT = '-next.js'

/** A copy of the built app that a test may update as an operator would. */
export async function copyOfBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tappet-build-'))
  await cp(BUILT, folder, { recursive: true })
  return folder
}

export const removeBuild = (folder: string) => rm(folder, { recursive: true, force: true })

/**
 * Puts the next build in a build's place: every script carries another name, and the old ones are gone,
 * as after a change that reaches them all.
 */
export async function deployNext(folder: string): Promise<void> {
  const assets = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'))
  const old = new RegExp(assets.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  const texts = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name))
  for (const name of texts) {
    const path = join(folder, name)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replaceAll(old, renamed))
  }
  for (const name of assets) await rename(join(folder, 'assets', name), join(folder, 'assets', renamed(name)))
}

const renamed = (name: string) => name.replace(/\.js$/, NEXT)
