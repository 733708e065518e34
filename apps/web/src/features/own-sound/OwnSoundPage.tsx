import { type OwnSituation, ownSituations } from '@tappet/acoustics/normal'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../backend/account/session.tsx'
import { carName } from '../../backend/car/car.ts'
import { formatMoment } from '../../format/moment.ts'
import { HEADS } from '../../format/page-heads.ts'
import { CARS_UNREAD } from '../../offline/garage/copy.ts'
import { useGarage } from '../../offline/garage/use-garage.ts'
import { deviceStorage } from '../../platform/storage/storage.web.ts'
import {
  Button,
  Chip,
  ChipGroup,
  ConfirmDialog,
  LoadFailed,
  Page,
  PageHeader,
  SkeletonCard,
} from '../../ui/index.ts'
import { Comparing, type OwnSoundFollowUp } from './Comparing.tsx'
import { copy, SITUATIONS } from './copy.ts'
import { Learning } from './Learning.tsx'
import { type OwnSound, useForget, useOwnSounds } from './queries.ts'
import { thisDevice } from './this-device.ts'

export function OwnSoundPage({ FollowUp }: { FollowUp: OwnSoundFollowUp }) {
  const { user } = useSession()
  if (!user) return null
  return <OwnSoundOf FollowUp={FollowUp} userId={user.id} />
}

type Props = { userId: string; FollowUp: OwnSoundFollowUp }

function OwnSoundOf({ userId, FollowUp }: Props) {
  const navigate = useNavigate()
  const [situation, setSituation] = useState<OwnSituation>('warm_idle')
  const deviceId = thisDevice(deviceStorage)
  const sounds = useOwnSounds(userId, deviceId)
  const { car, oneOfSeveral, isKnown, isUnread, readAgain } = useGarage(userId)
  const of = { userId, carId: car?.id ?? '', situation }
  const learned = isKnown ? sounds.data : undefined
  const soundHere = learned?.find((sound) => sound.situation === situation)
  return (
    <Page width="reading">
      <PageHeader back={{ label: copy.home, onBack: () => void navigate('/') }} {...HEADS.ownSound} />
      {oneOfSeveral ? <p className="text-lg">{copy.ofCar(carName(oneOfSeveral))}</p> : null}
      <ChipGroup label={copy.situation}>
        {ownSituations.map((each) => (
          <Chip key={each} onToggle={() => setSituation(each)} selected={each === situation}>
            {SITUATIONS[each].name}
          </Chip>
        ))}
      </ChipGroup>
      {isUnread ? (
        <LoadFailed {...CARS_UNREAD} kept={copy.unchanged} onRetry={readAgain} />
      ) : sounds.isPending ? (
        <SkeletonCard label={copy.loading} />
      ) : null}
      {sounds.isError && sounds.data === undefined ? (
        <LoadFailed kept={copy.unchanged} onRetry={() => void sounds.refetch()} title={copy.notLoaded} />
      ) : null}
      {learned && soundHere ? (
        <Known
          carId={car?.id ?? null}
          FollowUp={FollowUp}
          key={soundHere.id}
          sound={soundHere}
          userId={userId}
        />
      ) : null}
      {learned && !soundHere ? (
        <Learning {...of} deviceId={deviceId} key={`${of.carId} ${situation}`} />
      ) : null}
      {/* The placeholder is not as high. */}
      {sounds.isPending ? null : <p className="text-sm text-muted">{copy.whatIsKept}</p>}
    </Page>
  )
}

function Known({ sound, userId, carId, FollowUp }: Props & { sound: OwnSound; carId: string | null }) {
  const forget = useForget(userId)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Comparing carId={carId} FollowUp={FollowUp} sound={sound} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-muted">
          {copy.learnedOn}
          <time dateTime={sound.learnedAt}>{formatMoment(sound.learnedAt)}</time>
          {copy.learnedFrom(sound.takes.length)}
        </p>
        <Button onClick={() => setAsking(true)} size="sm" variant="ghost">
          {copy.forgetAndTeach}
        </Button>
      </div>
      {forget.isError ? <p role="alert">{copy.notForgotten}</p> : null}
      <ConfirmDialog
        confirmLabel={copy.forget}
        description={copy.forgetWhat}
        onConfirm={() => forget.mutate(sound.id)}
        onOpenChange={setAsking}
        open={asking}
        title={copy.forgetTitle}
      />
    </>
  )
}
