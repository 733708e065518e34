import { withinTime } from '../errors/within-time.ts'

/** A file system that has gone away gives no error: a read only never ends. */
export const MAX_FILE_SILENCE_MS = 120_000

export async function* withIdleTimeout<T>(
  source: AsyncIterable<T>,
  what: string,
  maxSilenceMs = MAX_FILE_SILENCE_MS,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  const late = () => new Error(`${what} gave no byte for ${maxSilenceMs / 1000} s, and was given up`)
  let isOver = false
  try {
    for (;;) {
      const { done, value } = await withinTime(iterator.next(), maxSilenceMs, late)
      isOver = done === true
      if (isOver) return
      yield value
    }
  } finally {
    // Not awaited: what gives no byte may also not end.
    if (!isOver) void iterator.return?.()?.catch(() => undefined)
  }
}
