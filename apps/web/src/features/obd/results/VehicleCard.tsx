import type { Reading, Vehicle } from '@tappet/obd'
import { gapsOf } from '@tappet/obd'
import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader, SkeletonCard } from '../../../ui/index.ts'
import { unitName } from '../copy.ts'
import { Missing, NotRead } from './Missing.tsx'

export function VehicleCard({
  vehicle,
  children,
}: {
  vehicle: Reading<Vehicle> | null
  children?: (vin: string) => ReactNode
}) {
  if (vehicle === null) return <SkeletonCard label="Reading the vehicle" />
  if (vehicle.kind === 'failed') {
    return <NotRead gaps={gapsOf(vehicle, '0902')} title="Vehicle" words="The VIN could not be read." />
  }
  const { vin, units } = vehicle.value
  const gaps = vehicle.kind === 'partial' ? vehicle.missing : []
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
        {gaps.length > 0 ? (
          <div className="text-sm text-muted">
            <p>Some of it could not be read.</p>
            <Missing gaps={gaps} />
          </div>
        ) : null}
        {units.map(({ ecu, name, calibrationIds, calibrationNumbers }) => (
          <dl className="border-t border-line pt-3" key={ecu}>
            <dt className="font-semibold">
              {unitName(ecu)} <span className="font-normal text-muted">{name ?? ecu}</span>
            </dt>
            <dd className="text-sm text-muted">
              Calibration {calibrationIds.join(', ') || 'not told'}
              {calibrationNumbers.length > 0 ? `, verification ${calibrationNumbers.join(', ')}` : ''}
            </dd>
          </dl>
        ))}
      </CardBody>
    </Card>
  )
}
