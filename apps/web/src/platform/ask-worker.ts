/** The longest recording takes an old phone some seconds; after this long nobody waits any more. */
const PATIENCE_MS = 60_000

/**
 * Puts one question to a thread of its own, which ends with its answer.
 * @param transfer what moves to the thread instead of being copied
 * @throws Error when the thread breaks, or has not answered within a minute
 */
export function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  transfer: Transferable[] = [],
): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    const failed = () => reject(new Error('The thread did not answer'))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    worker.addEventListener('error', failed)
    worker.addEventListener('messageerror', failed)
    setTimeout(failed, PATIENCE_MS)
    worker.postMessage(question, transfer)
  })
  return answer.finally(() => worker.terminate())
}
