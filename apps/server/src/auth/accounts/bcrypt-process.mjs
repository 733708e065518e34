/**
 * Hashes and compares one password after another; see bcrypt-processes.ts. JavaScript, because a process that strips types
 * takes 10 MB more.
 */
import { compareSync, hashSync } from '@node-rs/bcrypt'

process.on(
  'message',
  (/** @type {{ password: string, cost: number } | { password: string, kept: string }} */ asked) => {
    try {
      const answer =
        'cost' in asked ? hashSync(asked.password, asked.cost) : compareSync(asked.password, asked.kept)
      process.send?.({ answer })
    } catch (error) {
      process.send?.({ error })
    }
  },
)
