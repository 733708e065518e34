import type { CaseInput } from '@tappet/diagnosis'
import { type ComponentProps, useMemo } from 'react'
import { ComprehensivePage } from '../../features/comprehensive/ComprehensivePage.tsx'
import { answerOf, copy } from '../../features/comprehensive/copy.ts'
import type { FollowUpSlot } from '../../features/comprehensive/differential-slot.ts'
import type { DifferentialView } from '../../features/differential/DifferentialView.tsx'
import { DangerNotice, loadEngine, openWithSenses } from '../../features/differential/index.ts'
import { WhatWasIt } from '../../features/results/WhatWasIt.tsx'
import { rankedFaults } from '../../format/found.ts'
import { browserClock } from '../../platform/runtime/clock.ts'
import { Card, CardBody, lateLayer, Page, SkeletonCard } from '../../ui/index.ts'
import { WatchResult } from '../cases/watch.tsx'
import { CarOfResult } from './CarOfResult.tsx'
import { useKnownOfCar } from './use-known-of-car.ts'

/** Led by the differential, which knows the service log as well. */
export default function ComprehensiveRoute() {
  const knownOfCar = useKnownOfCar()
  const differential = useMemo(() => {
    const open = async (input: CaseInput) => {
      const [{ senses, car }] = await Promise.all([
        knownOfCar(browserClock.nowMs()),
        LateDifferential.prepare(),
      ])
      const { log } = senses
      const mileage = input.car.mileage ?? car.mileage ?? null
      return openWithSenses({ ...input, car: { ...input.car, mileage } }, log === undefined ? {} : { log })
    }
    return { prepare, open, View: LateDifferential, Danger: DangerNotice }
  }, [knownOfCar])
  return <ComprehensivePage differential={differential} followUp={FOLLOW_UP} />
}

// What fails here is fetched again where it is needed.
const prepare = () => void loadEngine().catch(() => undefined)

const LateDifferential = lateLayer<ComponentProps<typeof DifferentialView>>(
  async () => (await import('../../features/differential/DifferentialView.tsx')).DifferentialView,
  {
    // A screen high: what stands below does not move.
    waiting: (
      <Page>
        <SkeletonCard label={copy.diagnosisLoading} />
      </Page>
    ),
  },
)

const FOLLOW_UP: FollowUpSlot = { Watch: WatchReport, Finding: ReportFinding, OfCar: ReportCar }

function WatchReport({ report: { kept, shown }, onSaved }: ComponentProps<FollowUpSlot['Watch']>) {
  const { input, demo_codes, differential, timestamp, history_id } = shown
  const { codes } = input
  // What the demo made up never enters a case.
  if (demo_codes.length > 0 || differential?.given.demoSensed === true) return null
  const { name, percent } = answerOf(shown)
  return (
    <WatchResult
      at={timestamp}
      data={{ name, codes, confidence: percent }}
      differential={differential}
      historyId={history_id}
      kept={kept}
      onSaved={onSaved}
      title={codes[0] ?? input.symptoms[0] ?? name}
      type="comprehensive"
    />
  )
}

function ReportCar({ report: { kept, shown }, onChoose }: ComponentProps<FollowUpSlot['OfCar']>) {
  const carId = typeof kept.vehicle_id === 'string' ? kept.vehicle_id : null
  return <CarOfResult carId={carId} historyId={shown.history_id} onChoose={onChoose} />
}

function ReportFinding({ report: { kept, shown }, onSaved }: ComponentProps<FollowUpSlot['Finding']>) {
  return (
    <Card className="print:hidden">
      <CardBody>
        <WhatWasIt
          hasClip={false}
          historyId={shown.history_id}
          kept={kept}
          onSaved={onSaved}
          ranked={rankedFaults(shown.differential?.report.causes ?? [])}
          type="comprehensive"
        />
      </CardBody>
    </Card>
  )
}
