import type { Reading, Vehicle } from '@tappet/obd'
import { gapsOf } from '@tappet/obd'
import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { copy } from './copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

type Props = { vehicle: Reading<Vehicle> | null; bus?: string | null; children?: (vin: string) => ReactNode }

export function VehicleCard({ vehicle, bus, children }: Props) {
  if (vehicle === null) return <SkeletonCard label={copy.readingVehicle} />
  if (vehicle.kind === 'failed') {
    return <NotRead gaps={gapsOf(vehicle, '0902')} title={copy.vehicle} words={copy.vinUnread} />
  }
  const { vin, units } = vehicle.value
  const gaps = gapsOf(vehicle, '0902')
  const vinMissing = gaps.some(({ request }) => request === '0902')
  return (
    <Card>
      <CardHeader title={copy.vehicle} />
      <CardBody className="flex flex-col gap-4">
        <div>
          <p className="text-sm text-muted">{copy.vin}</p>
          <p className="figure mt-1 text-lg break-all">
            {vin?.text ?? (vinMissing ? copy.vinGap : copy.vinNone)}
          </p>
          {vin?.checkDigitFits === false ? (
            <p className="mt-1 text-sm text-muted">{copy.vinCheckDigit}</p>
          ) : null}
        </div>
        {vin ? children?.(vin.text) : null}
        <NotAllRead gaps={gaps} words={copy.someUnread} />
        <details className="border-t border-line pt-3">
          <summary className="font-semibold">{copy.technical}</summary>
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {bus ? (
              <div>
                <dt>{copy.bus}</dt>
                <dd className="text-muted">{bus}</dd>
              </div>
            ) : null}
            {units.map(({ ecu, name, calibrationIds, calibrationNumbers }) => (
              <div key={ecu}>
                <dt>{unitName(ecu)}</dt>
                <dd className="text-muted">{copy.calibration(name, calibrationIds, calibrationNumbers)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </CardBody>
    </Card>
  )
}
