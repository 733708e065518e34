/** @throws what `late` makes after so long; the work itself does not stop */
export async function withinTime<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs)
  })
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer))
}
