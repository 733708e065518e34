import { isNativeApp } from '../runtime/runtime.ts'

/** On a desktop `capture` opens the file dialog, as the first button does. */
export function opensCamera(): boolean {
  return isNativeApp() || window.matchMedia('(pointer: coarse)').matches
}
