import { DeliveryPanel } from '../../features/notifications/DeliveryPanel.tsx'
import ReminderSettingsPage from '../../features/reminders/ReminderSettingsPage.tsx'

/** Reminder settings, with the notification settings next to them. */
export default function ReminderSettingsRoute() {
  return <ReminderSettingsPage panel={<DeliveryPanel />} />
}
