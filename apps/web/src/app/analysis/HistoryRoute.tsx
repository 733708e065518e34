import { WaitingRecordings } from '../../features/analyze/index.ts'
import { HistoryPage } from '../../features/history/HistoryPage.tsx'

/** History, with the recordings that are still to become a part of it. */
export default function HistoryRoute() {
  return <HistoryPage waiting={<WaitingRecordings />} />
}
