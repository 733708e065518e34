import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * An account's id, or an address: what the server does with its own rights takes its turn as theirs (pool.ts). Nothing
 * in a timer.
 */
export const onBehalfOf = new AsyncLocalStorage<string>()
