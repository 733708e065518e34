import { FlaskConical, RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ADAPTER_ROUTES, type AdapterAccess } from '../../../platform/obd/obd-transport.ts'
import { Button, DemoBadge, Dialog, IconButton, Skeleton } from '../../../ui/index.ts'
import type { ObdController } from '../controller.ts'
import { SETUP_TIPS } from '../copy.ts'
import type { ObdState } from '../state.ts'
import { copy } from './finder-copy.ts'
import { RealRoutes, type RoutesProps } from './RealRoutes.tsx'
import { RowButton } from './RowButton.tsx'

export type FinderProps = {
  obd: ObdController
  state: ObdState
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function AdapterFinder({ obd, state, open, onOpenChange }: FinderProps) {
  const access = useAccess(obd, open)
  const close = () => onOpenChange(false)
  return (
    <Dialog
      description={copy.finderHint}
      onOpenChange={onOpenChange}
      // It does not grow under a finger.
      open={open && access !== undefined}
      title={copy.finderTitle}
    >
      <div className="flex flex-col gap-6 pb-2">
        <RealRoutes access={access ?? null} onChosen={close} obd={obd} state={state} />
        <DemoAdapters
          hasRoutes={ADAPTER_ROUTES.some((route) => access?.obstacle(route) === null)}
          onChosen={close}
          obd={obd}
          state={state}
        />
        <SetupTips />
      </div>
    </Dialog>
  )
}

/** Undefined: not known yet; null: its code could not be fetched, and the next opening asks again. */
function useAccess(obd: ObdController, open: boolean): AdapterAccess | null | undefined {
  const [access, setAccess] = useState<AdapterAccess | null>()
  useEffect(() => {
    if (!open || access) return
    let current = true
    const set = (next: AdapterAccess | null) => current && setAccess(next)
    void obd.access().then(set, () => set(null))
    return () => {
      current = false
    }
  }, [obd, open, access])
  return access
}

function DemoAdapters({
  obd,
  state,
  onChosen,
  hasRoutes,
}: Omit<RoutesProps, 'access'> & { hasRoutes: boolean }) {
  const { search, demoDevices } = state
  const searching = search === 'searching'
  return (
    <section aria-labelledby="demo-adapters" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-lg font-semibold" id="demo-adapters">
          {copy.demoAdapters}
        </h3>
        <IconButton
          disabled={searching}
          icon={<RefreshCw className={searching ? 'animate-turn' : undefined} />}
          label={copy.refresh}
          onClick={() => void obd.search()}
        />
      </div>
      <Button
        className="self-start"
        icon={<FlaskConical />}
        onClick={() => {
          onChosen()
          void obd.tryDemo()
        }}
        variant="secondary"
      >
        {copy.tryDemo}
      </Button>
      <p aria-live="polite" className="sr-only" role="status">
        {searchWords(search, demoDevices.length)}
      </p>
      {searching ? (
        <div className="flex flex-col gap-2">
          <p className="text-muted">{copy.searching}</p>
          <Skeleton className="h-40 rounded-card" />
        </div>
      ) : null}
      {search === 'found' ? (
        <ul className="divide-y divide-line rounded-card border border-line">
          {demoDevices.map(({ id, name, paired }) => (
            <li key={id}>
              <RowButton
                badge={<DemoBadge />}
                hint={copy.demoAdapterHint(paired)}
                icon={<FlaskConical />}
                label={name}
                onClick={() => {
                  onChosen()
                  void obd.connectDemo(id)
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {search === 'none' ? (
        <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control/60 p-4">
          <div>
            <p className="font-semibold">{copy.noneFound}</p>
            <p className="text-muted">
              {copy.demoFoundNone} {hasRoutes ? copy.ownAdapterAbove : copy.noAdapterReached}
            </p>
          </div>
          <Button onClick={() => void obd.search()} variant="secondary">
            {copy.tryAgain}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function searchWords(search: ObdState['search'], adapterCount: number): string {
  if (search === 'searching') return copy.searchingStatus
  if (search === 'none') return copy.noneFound
  return search === 'found' ? copy.adaptersFound(adapterCount) : ''
}

function SetupTips() {
  return (
    <section aria-labelledby="setup-tips" className="rounded-card bg-sunken p-4">
      <h3 className="font-semibold" id="setup-tips">
        {copy.setupTips}
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {SETUP_TIPS.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </section>
  )
}
