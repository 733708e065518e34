import { deviceStorage } from '../../platform/storage/storage.web.ts'
import type { AuthMode } from './copy.ts'

const KEY = 'tappet.signed-in-before'

/** For good; not who. */
export function rememberSignIn(): void {
  deviceStorage.setItem(KEY, 'yes')
}

/** Where nobody has signed in before, there is most likely no account yet. */
export function firstMode(): AuthMode {
  return deviceStorage.getItem(KEY) === null ? 'signup' : 'signin'
}
