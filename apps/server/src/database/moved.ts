import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config, S3Config } from '../config/index.ts'
import { StartError } from '../errors/start.ts'
import { isThere, writeWhole } from './folder.ts'

/** It holds passwords: its file is closed to others. */
type NewHome = { databaseUrl: string; s3?: S3Config }

const movedPath = (dataFolder: string) => join(dataFolder, 'moved.json')

export async function noteMove(dataFolder: string, home: NewHome): Promise<void> {
  await writeWhole(movedPath(dataFolder), JSON.stringify(home, null, 2))
}

/**
 * DATABASE_URL goes before the noted move.
 * @throws StartError
 */
export async function followMove(config: Config): Promise<Config> {
  const { dataFolder } = config
  if (config.databaseUrl !== undefined) return config
  // A cut-off live move of an earlier version, perhaps with the old database read-only.
  if (await isThere(join(dataFolder, 'moving.json')))
    throw new StartError(
      `A move that an earlier version began was cut off (${join(dataFolder, 'moving.json')}). Start that version once: it completes or undoes it. Nothing was changed.`,
    )
  const home = await readHome(movedPath(dataFolder))
  if (home === null) return config
  const s3 = config.s3 ?? home.s3
  return { ...config, databaseUrl: home.databaseUrl, ...(s3 !== undefined && { s3 }) }
}

async function readHome(path: string): Promise<NewHome | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // The start itself names a folder that is none.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  if (text === null) return null
  try {
    const home = JSON.parse(text) as Partial<NewHome>
    if (typeof home.databaseUrl !== 'string') throw new Error('databaseUrl is missing')
    return { databaseUrl: home.databaseUrl, ...(home.s3 !== undefined && { s3: home.s3 }) }
  } catch (cause) {
    throw new StartError(
      `${path} is damaged. It says which database took over. Set DATABASE_URL to that one; nothing was changed.`,
      { cause },
    )
  }
}
