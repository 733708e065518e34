import { useEffect } from 'react'
import { loadWaitingList, WaitingRecordings } from '../../features/analyze/index.ts'
import { HistoryPage } from '../../features/history/HistoryPage.tsx'

/** History, with the recordings that wait to be analyzed. */
export default function HistoryRoute() {
  // While there is a network: another tab may queue a recording when there is none.
  useEffect(() => {
    loadWaitingList().catch(() => undefined)
  }, [])
  return <HistoryPage waiting={<WaitingRecordings />} />
}
