import { Bluetooth, FlaskConical, Radio } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../../backend/account/session.tsx'
import { HEADS } from '../../../format/page-heads.ts'
import { useGarage } from '../../../offline/garage/use-garage.ts'
import { Button, EmptyState, lateLayer, Page, PageHeader, Skeleton } from '../../../ui/index.ts'
import { Finder } from '../adapter/finder.ts'
import { useObd } from '../use-obd.ts'
import { copy } from './copy.ts'
import { useDriver, useDrives } from './drives.ts'
import type { LiveProps } from './LiveNow.tsx'
import type { DriveFollowUp, SavedProps } from './SavedDrive.tsx'
import { SavedDrives } from './SavedDrives.tsx'

const PATH = '/obd/live'
const driveAt = (id: string) => `${PATH}?drive=${id}`

// Chart and dialogue come with the first value.
const LiveNow = lateLayer<LiveProps>(async () => (await import('./LiveNow.tsx')).LiveNow, {
  waiting: <Skeleton shape="block" />,
})
const SavedDrive = lateLayer<SavedProps>(async () => (await import('./SavedDrive.tsx')).SavedDrive, {
  waiting: <Skeleton shape="block" />,
})

export function LivePage({ FollowUp }: { FollowUp: ComponentType<DriveFollowUp> }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const drive = params.get('drive')
  return (
    <Page>
      <PageHeader
        {...HEADS.live}
        back={
          drive === null
            ? { label: copy.scanner, onBack: () => void navigate('/obd') }
            : { label: copy.liveValues, onBack: () => void navigate(PATH) }
        }
      />
      {drive === null ? <Now /> : <SavedDrive FollowUp={FollowUp} id={drive} key={drive} />}
    </Page>
  )
}

function Now() {
  const { obd, state } = useObd()
  const navigate = useNavigate()
  const ownerId = useDriver()
  const { car } = useGarage(useSession().user?.id ?? null)
  const { drives, readAgain } = useDrives()
  const [finding, setFinding] = useState(false)
  const { isConnected } = state.connection
  // Values that came stay when the link is lost.
  const [wasConnected, setWasConnected] = useState(isConnected)
  if (isConnected && !wasConnected) setWasConnected(true)
  const onConnect = () => {
    setFinding(true)
    void obd.search()
  }
  return (
    <>
      {wasConnected ? (
        <LiveNow
          key={`${state.links} ${ownerId}`}
          obd={obd}
          of={{ ownerId, vehicleId: state.demo ? null : (car?.id ?? null) }}
          onConnect={onConnect}
          onEnd={(id) => void navigate(id === null ? '/obd' : driveAt(id))}
          state={state}
        />
      ) : (
        <EmptyState
          action={
            <>
              <Button icon={<Bluetooth />} loading={state.activity === 'connecting'} onClick={onConnect}>
                {state.activity === 'connecting' ? copy.connecting : copy.connectAdapter}
              </Button>
              <Button
                disabled={state.activity !== null}
                icon={<FlaskConical />}
                onClick={() => void obd.tryDemo()}
                variant="secondary"
              >
                {copy.tryDemo}
              </Button>
            </>
          }
          body={copy.connectHint}
          icon={<Radio />}
          title={copy.connectTitle}
        />
      )}
      <SavedDrives drives={drives} onChange={readAgain} pathOf={driveAt} />
      <Finder obd={obd} onOpenChange={setFinding} open={finding} state={state} />
    </>
  )
}
