import { LocalNotifications } from '@capacitor/local-notifications'

/**
 * Shows a notice among the phone's own, for a driver whose app is open behind another. Asks for the
 * permission the first time; a driver who says no is not asked again by the phone.
 *
 * @param id any number, the same for the same notice: shown once
 */
export async function showLocalNotice(id: number, title: string, body: string): Promise<void> {
  const { display } = await LocalNotifications.requestPermissions()
  if (display !== 'granted') return
  await LocalNotifications.schedule({ notifications: [{ id, title, body }] })
}
