import { WaitingRecordings } from '../../features/analyze/index.ts'
import { HistoryPage } from '../../features/history/HistoryPage.tsx'

/** History, with the recordings that wait to be analyzed. */
export default function HistoryRoute() {
  return <HistoryPage waiting={<WaitingRecordings />} />
}
