import { useOnline } from '../../platform/app/network.ts'
import { lateLayer } from '../../ui/index.ts'
import { useAnalysis } from './AnalyzeProvider.tsx'
import { refusedText, waitingText } from './copy.ts'
import { loadWaitingList } from './load-waiting-list.ts'
import { isUnderway } from './machine.ts'
import type { WaitingListProps } from './WaitingList.tsx'
import { useWaitingRecordings } from './waiting.ts'

const WaitingList = lateLayer<WaitingListProps>(async () => (await loadWaitingList()).default, {
  isOpen: ({ entries }) => entries.length > 0,
})

export function WaitingRecordings() {
  const { current } = useAnalysis()
  const { entries: all, sending } = useWaitingRecordings()
  const entries = all.filter(({ id }) => !isUnderway(current) || current.jobId !== id)
  const online = useOnline()
  const refused = entries.filter(({ problem }) => problem?.code === 'refused').length
  const waiting = entries.length - refused
  const title = [waitingText(waiting, online), refusedText(refused)]
    .filter((text) => text !== null)
    .join(', ')
  return (
    <>
      <p className="sr-only" role="status">
        {title}
      </p>
      {entries.length > 0 ? (
        <WaitingList entries={entries} sending={sending} title={title} waiting={waiting} />
      ) : null}
    </>
  )
}
