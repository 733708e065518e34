/**
 * Hashes and compares one password after another; see bcrypt-processes.ts. JavaScript, because a process that strips types
 * takes 10 MB more.
 */
import { compareSync, hashSync } from '@node-rs/bcrypt'

// Where the server has ended meanwhile nobody wants the answer, and nobody is told that it could not be sent.
const answered = (/** @type {object} */ told) => process.send?.(told, () => undefined)

process.on(
  'message',
  (/** @type {{ password: string, cost: number } | { password: string, kept: string }} */ asked) => {
    try {
      const answer =
        'cost' in asked ? hashSync(asked.password, asked.cost) : compareSync(asked.password, asked.kept)
      answered({ answer })
    } catch (error) {
      answered({ error })
    }
  },
)
