import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import { toDataUrl } from './data-url.ts'
import type { SaveFile } from './files.ts'

/** Writes into the app's cache, which the system clears by itself, and hands the file to the share sheet. */
export const save: SaveFile = async (name, content) => {
  const data = (await toDataUrl(content)).replace(/^[^,]*,/, '')
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache })
  await Share.share({ title: name, files: [uri] })
}
