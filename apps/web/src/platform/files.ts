import { isNativeApp } from './runtime.ts'

/** Gives the driver a file of theirs. @throws when the device keeps nothing */
export type SaveFile = (name: string, content: Blob) => Promise<void>

/** As a download in a browser; in the app by the device's own sheet, to keep or to send. */
export const saveFile: SaveFile = async (name, content) => {
  const { save } = isNativeApp() ? await import('./files.native.ts') : await import('./files.web.ts')
  await save(name, content)
}

/** A name that every file system takes: no folders, no control characters, not too long. */
export function safeFileName(name: string, otherwise: string): string {
  const bare = [...name]
    .filter((character) => character >= ' ' && !'\\/:*?"<>|'.includes(character))
    .join('')
    .trim()
    .slice(0, 120)
  return bare === '' || bare.startsWith('.') ? otherwise : bare
}
