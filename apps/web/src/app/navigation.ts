import { ClipboardList, History, House, PlugZap, UserRound } from 'lucide-react'
import type { NavItem } from '../ui/index.ts'

const NAVIGATION: readonly NavItem[] = [
  {
    to: '/',
    label: 'Home',
    icon: House,
    alsoUnder: ['/results', '/comprehensive-diagnosis', '/cases', '/my-car-sound'],
  },
  { to: '/history', label: 'History', icon: History },
  {
    to: '/maintenance',
    label: 'Service',
    icon: ClipboardList,
    alsoUnder: ['/reminder-settings', '/current-mileage', '/fuel'],
  },
  { to: '/obd', label: 'OBD', icon: PlugZap, alsoUnder: ['/dtc'] },
  {
    to: '/account',
    label: 'Account',
    icon: UserRound,
    alsoUnder: ['/garage', '/settings', '/plans', '/login', '/help-faq', '/auth'],
  },
]

/** Pages for people without an account: nothing there leads into the app. */
const ALONE: readonly string[] = ['/handover']

export const standsAlone = (path: string): boolean => ALONE.includes(path)

export const navigationOf = (path: string): readonly NavItem[] => (standsAlone(path) ? [] : NAVIGATION)
