import type { SaveFile } from './files.ts'

/** Long enough for the slowest browser to have begun its download. */
const ADDRESS_LIVES_MS = 60_000

export const save: SaveFile = async (name, content) => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIVES_MS)
}
