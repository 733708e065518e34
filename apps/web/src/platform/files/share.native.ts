import { Share } from '@capacitor/share'

/** Rejects when it is closed. */
export async function shareOnPhone(title: string, text: string): Promise<void> {
  await Share.share({ title, text, dialogTitle: title })
}
