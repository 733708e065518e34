export { DueReminders } from './DueReminders.tsx'
export { MyCar } from './MyCar.tsx'
