/**
 * Hashes and compares one password after another; see bcrypt-threads.ts. JavaScript, because a thread that strips types
 * takes 10 MB more.
 */
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { compareSync, hashSync } from '@node-rs/bcrypt'

// 50 ms of a processor without a pause: answers that take a millisecond go first. On Linux alone a priority is one of a
// thread; elsewhere this would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

parentPort?.on(
  'message',
  (/** @type {{ password: string, cost: number } | { password: string, kept: string }} */ asked) => {
    try {
      const answer =
        'cost' in asked ? hashSync(asked.password, asked.cost) : compareSync(asked.password, asked.kept)
      parentPort?.postMessage({ answer })
    } catch (error) {
      parentPort?.postMessage({ error })
    }
  },
)
