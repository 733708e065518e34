import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Who asked for what the server does now: an account's id, or an address. What the server reads and writes with its own
 * rights to answer somebody takes its turn as theirs (pool.ts). Nothing where nobody asked, as in a timer.
 */
export const onBehalfOf = new AsyncLocalStorage<string>()
