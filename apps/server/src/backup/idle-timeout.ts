/** A file system that has gone away gives no error: a read only never ends. */
export const MAX_FILE_SILENCE_MS = 120_000

/**
 * Gives up after `maxSilenceMs` without a chunk.
 * @param what is read, for the error
 * @throws Error naming it; else what `source` throws
 */
export async function* withIdleTimeout<T>(
  source: AsyncIterable<T>,
  what: string,
  maxSilenceMs = MAX_FILE_SILENCE_MS,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await within(iterator.next(), what, maxSilenceMs)
      isOver = done === true
      if (isOver) return
      yield value
    }
  } finally {
    // Not awaited: what gives no byte may also not end.
    if (!isOver) void iterator.return?.()?.catch(() => undefined)
  }
}

async function within<T>(work: Promise<T>, what: string, maxSilenceMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} gave no byte for ${maxSilenceMs / 1000} s, and was given up`)),
      maxSilenceMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
