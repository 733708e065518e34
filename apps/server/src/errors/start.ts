/** Printed in one line without a stack trace: why the server or command stops, and what to do. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StartError'
  }
}

/** In words: a refused connection to a name with two addresses comes as several errors without a text. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** disk_full */
const DISK_FULL = '53100'
const NO_SPACE = new RegExp(`ENOSPC|EDQUOT|\\b${DISK_FULL}\\b|No space left on device|Disk quota exceeded`)
const NO_RIGHT = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

export function noSpaceIn(error: unknown): NodeJS.ErrnoException | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, message }: NodeJS.ErrnoException = error
  return NO_SPACE.test(`${code} ${message}`) ? error : noSpaceIn(error.cause)
}

/**
 * What the operator can repair: the cause first, and what to do.
 * @returns `error` itself where it is another
 */
export function toStartError(
  error: unknown,
  { dataFolder, databaseUrl }: { dataFolder: string; databaseUrl?: string },
): unknown {
  const noSpace = noSpaceIn(error)
  if (noSpace !== undefined) {
    const isTheirs = databaseUrl !== undefined && noSpace.code === DISK_FULL
    const place = isTheirs ? 'the database in DATABASE_URL' : dataFolder
    return new StartError(
      `No space is left on the disk of ${place}. Make room (300 MB or more) and start again. Delete nothing in it.\n${(error as Error).message}`,
      { cause: error },
    )
  }
  const { code = '', path } = error as NodeJS.ErrnoException
  if (path === undefined || !NO_RIGHT.includes(code)) return error
  return new StartError(
    `The data folder ${dataFolder} cannot be used (${code}: ${path}). Nothing was changed. Make it and all in it readable and writable for the user who runs Tappet, or set TAPPET_DATA to another folder.`,
    { cause: error },
  )
}
