import { DeliveryPanel } from '../../features/notifications/DeliveryPanel.tsx'
import ReminderSettingsPage from '../../features/reminders/ReminderSettingsPage.tsx'

export default function ReminderSettingsRoute() {
  return <ReminderSettingsPage panel={<DeliveryPanel />} />
}
