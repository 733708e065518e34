import { LocalNotifications } from '@capacitor/local-notifications'

/**
 * Shows a local notification, for a driver whose app is in the background. Asks for permission the first time; after a
 * refusal the phone does not ask again.
 *
 * @param id the same for the same notification, which is shown once
 */
export async function showLocalNotice(id: number, title: string, body: string): Promise<void> {
  const { display } = await LocalNotifications.requestPermissions()
  if (display !== 'granted') return
  await LocalNotifications.schedule({ notifications: [{ id, title, body }] })
}
