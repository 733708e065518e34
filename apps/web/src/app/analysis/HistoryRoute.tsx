import { useEffect } from 'react'
import { loadWaitingList, WaitingRecordings } from '../../features/analyze/index.ts'
import { HistoryPage } from '../../features/history/HistoryPage.tsx'

export default function HistoryRoute() {
  // Another tab may queue a recording while there is no network.
  useEffect(() => {
    loadWaitingList().catch(() => undefined)
  }, [])
  return <HistoryPage waiting={<WaitingRecordings />} />
}
