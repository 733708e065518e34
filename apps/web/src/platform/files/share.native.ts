import { Share } from '@capacitor/share'

/** Opens the phone's share sheet. Rejects when it is closed. */
export async function shareOnPhone(title: string, text: string): Promise<void> {
  await Share.share({ title, text, dialogTitle: title })
}
