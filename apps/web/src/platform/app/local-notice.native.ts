import { LocalNotifications } from '@capacitor/local-notifications'

/**
 * Asks for permission the first time.
 * @param id the same for the same notification, which is shown once
 */
export async function showLocalNotice(id: number, title: string, body: string): Promise<void> {
  const { display } = await LocalNotifications.requestPermissions()
  if (display !== 'granted') return
  await LocalNotifications.schedule({ notifications: [{ id, title, body }] })
}
