import { DeliveryPanel } from '../../features/notifications/DeliveryPanel.tsx'
import ReminderSettingsPage from '../../features/reminders/ReminderSettingsPage.tsx'

/** What a driver is reminded of, with how they are told beside it. */
export default function ReminderSettingsRoute() {
  return <ReminderSettingsPage panel={<DeliveryPanel />} />
}
