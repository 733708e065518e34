import { Directory, Filesystem } from '@capacitor/filesystem'
import { Share } from '@capacitor/share'
import { toDataUrl } from './data-url.ts'
import { unlessClosed } from './share-sheet.ts'

/** The system clears the app's cache. */
export async function save(name: string, content: Blob): Promise<boolean> {
  const data = (await toDataUrl(content)).replace(/^[^,]*,/, '')
  const { uri } = await Filesystem.writeFile({ path: name, data, directory: Directory.Cache })
  return unlessClosed(Share.share({ title: name, files: [uri] }))
}
