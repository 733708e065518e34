/** The longest recording takes an old phone some seconds. */
const TIMEOUT_MS = 60_000

/**
 * @param transfer what is transferred instead of copied
 * @throws Error when the worker fails or has not answered in time
 */
export function askWorker<Answer>(
  worker: Worker,
  question: unknown,
  transfer: Transferable[] = [],
  withinMs = TIMEOUT_MS,
): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    const failed = () => reject(new Error('The thread did not answer'))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
    worker.addEventListener('error', failed)
    worker.addEventListener('messageerror', failed)
    setTimeout(failed, withinMs)
    worker.postMessage(question, transfer)
  })
  return answer.finally(() => worker.terminate())
}
