import type { Reading, Vehicle } from '@tappet/obd'
import { gapsOf } from '@tappet/obd'
import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { NotAllRead, NotRead } from './Missing.tsx'

type Props = { vehicle: Reading<Vehicle> | null; bus?: string | null; children?: (vin: string) => ReactNode }

export function VehicleCard({ vehicle, bus, children }: Props) {
  if (vehicle === null) return <SkeletonCard label="Reading the vehicle" />
  if (vehicle.kind === 'failed') {
    return <NotRead gaps={gapsOf(vehicle, '0902')} title="Vehicle" words="The VIN could not be read." />
  }
  const { vin, units } = vehicle.value
  const gaps = gapsOf(vehicle, '0902')
  const vinMissing = gaps.some(({ request }) => request === '0902')
  return (
    <Card>
      <CardHeader title="Vehicle" />
      <CardBody className="flex flex-col gap-4">
        <div>
          <p className="text-sm text-muted">VIN</p>
          <p className="figure mt-1 text-lg break-all">
            {vin?.text ?? (vinMissing ? 'Could not be read' : 'Not told by this car')}
          </p>
          {vin?.checkDigitFits === false ? (
            <p className="mt-1 text-sm text-muted">
              Its check digit does not fit. Compare it with the papers.
            </p>
          ) : null}
        </div>
        {vin ? children?.(vin.text) : null}
        <NotAllRead gaps={gaps} words="Some of it could not be read." />
        <details className="border-t border-line pt-3">
          <summary className="font-semibold">Technical</summary>
          <dl className="mt-2 flex flex-col gap-2 text-sm">
            {bus ? (
              <div>
                <dt>Bus</dt>
                <dd className="text-muted">{bus}</dd>
              </div>
            ) : null}
            {units.map(({ ecu, name, calibrationIds, calibrationNumbers }) => (
              <div key={ecu}>
                <dt>
                  {unitName(ecu)} {ecu}
                </dt>
                <dd className="text-muted">
                  {name ? `${name}. ` : ''}Calibration {calibrationIds.join(', ') || 'not told'}
                  {calibrationNumbers.length > 0 ? `, verification ${calibrationNumbers.join(', ')}` : ''}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </CardBody>
    </Card>
  )
}
