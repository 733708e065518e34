import { useState } from 'react'
import type { InstantStorage } from '../../platform/storage/storage.ts'
import { tabStorage } from '../../platform/storage/storage.web.ts'

const DISMISSED_KEY = 'tappet.dismissed-reminders'

export function readDismissed(storage: InstantStorage = tabStorage): ReadonlySet<string> {
  return new Set((storage.getItem(DISMISSED_KEY) ?? '').split(' ').filter((id) => id !== ''))
}

export function keepDismissed(id: string, storage: InstantStorage = tabStorage): ReadonlySet<string> {
  const dismissed = new Set([...readDismissed(storage), id])
  storage.setItem(DISMISSED_KEY, [...dismissed].join(' '))
  return dismissed
}

export function useDismissed(): [ReadonlySet<string>, (id: string) => void] {
  const [dismissed, setDismissed] = useState(() => readDismissed())
  return [dismissed, (id) => setDismissed(keepDismissed(id))]
}
