import { isNativeApp } from '../runtime/runtime.ts'

/** False where the driver closed the share sheet. @throws when the device cannot store it */
type SaveFile = (name: string, content: Blob) => Promise<boolean>

export const saveFile: SaveFile = async (name, content) => {
  const { save } = isNativeApp() ? await import('./files.native.ts') : await import('./files.web.ts')
  return save(name, content)
}

/** No folders, no control characters, at most 120 characters. */
export function safeFileName(name: string, otherwise: string): string {
  const bare = [...name]
    .filter((character) => character >= ' ' && !'\\/:*?"<>|'.includes(character))
    .join('')
    .trim()
    .slice(0, 120)
  return bare === '' || bare.startsWith('.') ? otherwise : bare
}
