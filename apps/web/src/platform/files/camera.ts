import { isNativeApp } from '../runtime/runtime.ts'

/**
 * True where a file input with `capture` opens a camera: phones and tablets, in the browser and in the app.
 * On a desktop it opens the file dialog, as the first button does.
 */
export function opensCamera(): boolean {
  return isNativeApp() || window.matchMedia('(pointer: coarse)').matches
}
