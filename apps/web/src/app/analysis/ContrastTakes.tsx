import type { DifferentialCase } from '@tappet/diagnosis'
import type { ContrastTaken } from '@tappet/diagnosis/differential'
import { CONTRASTS, type ContrastId, nextContrasts } from '@tappet/diagnosis/takes'
import { useState } from 'react'
import { carLink } from '../../platform/obd/car-link.ts'
import { useStore } from '../../platform/runtime/store.ts'
import { Button, Card, CardBody, CardHeader, lateLayer, PointList, Skeleton } from '../../ui/index.ts'
import type { Ask, TwoTakesProps } from './TwoTakes.tsx'
import { copy } from './takes-copy.ts'

const NAMES: Record<ContrastId, string> = {
  rpm_2500: copy.contrastRpm,
  ac: copy.contrastAc,
  brake: copy.contrastBrake,
  clutch: copy.contrastClutch,
  warm: copy.contrastWarm,
}

// Fetched with the press that asks for it.
const Recorder = lateLayer<TwoTakesProps & { onGiveUp: () => void }>(
  async () => (await import('./TwoTakes.tsx')).TwoTakes,
  {
    close: ({ onGiveUp }) => onGiveUp(),
    waiting: <Skeleton className="h-48 w-full" />,
  },
)

function useOffers(value: DifferentialCase, takenIds: readonly ContrastId[], isUnsure: boolean): Ask[] {
  const hasAdapter = useStore(carLink) !== null
  const next = nextContrasts(value, { taken: takenIds, hasAdapter, isUnsure })
  return next.map((id) => ({ id, ...CONTRASTS[id] }))
}

export type ContrastTakesProps = {
  value: DifferentialCase
  isUnsure: boolean
  onTaken: (taken: ContrastTaken) => void
}

export function ContrastTakes({ value, isUnsure, onTaken }: ContrastTakesProps) {
  const [done, setDone] = useState<ContrastTaken[]>([])
  const [takenIds, setTakenIds] = useState<ContrastId[]>([])
  const [open, setOpen] = useState<Ask | null>(null)
  const offers = useOffers(value, takenIds, isUnsure)
  if (offers.length === 0 && done.length === 0 && open === null) return null
  const end = (contrast: ContrastTaken) => {
    setDone((before) => [...before, contrast])
    setTakenIds((before) => [...before, contrast.contrast])
    setOpen(null)
    onTaken(contrast)
  }
  return (
    <Card className="print:hidden">
      <CardHeader description={copy.contrastHint} title={copy.contrastTitle} />
      <CardBody className="flex flex-col gap-4">
        {done.map(({ contrast, changes }) => (
          <div key={contrast}>
            <p className="mb-1 font-semibold">{NAMES[contrast]}</p>
            <PointList columns={1} points={changes.map(({ text }) => text)} />
          </div>
        ))}
        {open ? <Recorder ask={open} key={open.id} onGiveUp={() => setOpen(null)} onTaken={end} /> : null}
        {open ? null : (
          <div className="flex flex-wrap gap-3">
            {offers.map((ask) => (
              <Button key={ask.id} onClick={() => setOpen(ask)} variant="secondary">
                {NAMES[ask.id]}
              </Button>
            ))}
          </div>
        )}
      </CardBody>
    </Card>
  )
}
