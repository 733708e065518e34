import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { rawSound } from '../../platform/sound/raw-sound.ts'
import { useChoice } from '../../platform/storage/choice.ts'
import { Card, CardBody, CardHeader, Switch } from '../../ui/index.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { UnitSwitch } from './UnitSwitch.tsx'

/** How the app looks, counts and hears on this device. Every choice acts at once. */
export function DeviceCard() {
  const [raw, keepRaw] = useChoice(rawSound)
  return (
    <section aria-label="This device">
      <Card>
        <CardHeader
          description="Each choice acts at once and is kept here."
          icon={<SlidersHorizontal aria-hidden="true" />}
          title="This device"
        />
        <CardBody className="flex flex-col gap-5">
          <Choice title="Appearance">
            <ThemeSwitch />
          </Choice>
          <Choice title="Distances">
            <UnitSwitch />
            <p className="text-sm text-muted">
              Live values of the car follow: °F and psi with miles, °C and kPa with kilometres.
            </p>
          </Choice>
          <Switch
            checked={raw}
            className="border-t border-line pt-3"
            hint="Turns off the noise filter, which is made for voices and mutes a steady engine."
            label={<span className="font-semibold">Raw engine sound</span>}
            onChange={({ target }) => keepRaw(target.checked)}
          />
        </CardBody>
      </Card>
    </section>
  )
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </div>
  )
}
