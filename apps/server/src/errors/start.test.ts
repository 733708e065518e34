import { describe, expect, it } from 'vitest'
import { StartError, toStartError } from './start.ts'

const errno = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: something`), { code, ...(path !== undefined && { path }) })
const messageOf = (error: unknown, databaseUrl?: string) => {
  const failure = toStartError(error, {
    dataFolder: '/data',
    ...(databaseUrl !== undefined && { databaseUrl }),
  })
  return failure instanceof StartError ? failure.message : failure
}

describe('an error of a start leads with its cause and what to do', () => {
  it.each([
    errno('ENOSPC', '/data/keys/jwt-secret'),
    errno('EDQUOT'),
    errno('53100'),
    new StartError('The database could not be made: could not write: No space left on device.'),
    new StartError('Migration 0001 failed', { cause: errno('53100') }),
  ])('no space: %s', (error) => {
    expect(messageOf(error)).toMatch(
      /^No space is left on the disk of \/data\. Make room \(300 MB or more\) and start again\. [^\n]+\n/,
    )
    expect(messageOf(error)).toContain(error.message)
  })

  it('no space where the operator keeps the database', () => {
    const url = 'postgres://db/tappet'
    expect(messageOf(errno('53100'), url)).toMatch(
      /^No space is left on the disk of the database in DATABASE_URL\. /,
    )
    expect(messageOf(errno('ENOSPC'), url)).toMatch(/^No space is left on the disk of \/data\. /)
  })

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'])('no rights: %s', (code) => {
    expect(messageOf(errno(code, '/data/keys'))).toMatch(
      new RegExp(
        `^The data folder /data cannot be used \\(${code}: /data/keys\\)\\. Nothing was changed\\. Make it `,
      ),
    )
  })

  it('a defect stays what it is', () => {
    for (const error of [errno('EIO', '/data/keys'), errno('EACCES'), new StartError('Port 1 is in use.')])
      expect(toStartError(error, { dataFolder: '/data' })).toBe(error)
  })
})
