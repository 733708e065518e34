import { PageColumns } from '../../../ui/index.ts'
import { ReadingCodes } from '../reading/ReadingCodes.tsx'
import { ThisIsMyCar } from '../reading/ThisIsMyCar.tsx'
import { ClosenessCard } from './ClosenessCard.tsx'
import { CodeList, type ResultsProps } from './CodeList.tsx'
import { FreezeFrames } from './FreezeFrames.tsx'
import { InspectionCard } from './InspectionCard.tsx'
import { ReadinessCard } from './ReadinessCard.tsx'
import { UnitCodesCard } from './UnitCodesCard.tsx'
import { VehicleCard } from './VehicleCard.tsx'

export function Results({ obd, state, ...asking }: ResultsProps) {
  const { report, activity } = state
  if (report === null || activity === 'scanning') return <ReadingCodes />
  return (
    <PageColumns
      aside={
        <>
          <ReadinessCard inUse={report.inUse} readiness={report.readiness} />
          <InspectionCard report={report} />
          <VehicleCard bus={obd.connection()?.adapter().protocol?.name ?? null} vehicle={report.vehicle}>
            {(vin) => <ThisIsMyCar demo={state.demo} vin={vin} />}
          </VehicleCard>
        </>
      }
      main={
        <>
          <CodeList obd={obd} state={state} {...asking} />
          <UnitCodesCard demo={state.demo} report={report} />
          <FreezeFrames frames={report.freezeFrames} />
          <ClosenessCard reading={report.monitorTests} />
        </>
      }
    />
  )
}
