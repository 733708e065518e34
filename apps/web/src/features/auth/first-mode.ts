import type { InstantStorage } from '../../platform/storage/storage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import type { AuthMode } from './copy.ts'

const KEY = 'tappet.signed-in-before'

/** For good; not who. */
export function rememberSignIn(storage: InstantStorage = deviceStorage): void {
  storage.setItem(KEY, 'yes')
}

/** Where nobody has signed in before, there is most likely no account yet. */
export function firstMode(storage: InstantStorage = deviceStorage): AuthMode {
  return storage.getItem(KEY) === null ? 'signup' : 'signin'
}
