import { isNativeApp } from './runtime.ts'

/**
 * True where a file input with `capture` opens a camera: phones and tablets, in the browser and in the app.
 * A desktop opens its file dialog instead, and has no use for a second button that does.
 */
export function opensCamera(): boolean {
  return isNativeApp() || window.matchMedia('(pointer: coarse)').matches
}
