import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { noiseFilter } from '../../platform/sound/noise-filter.ts'
import { useChoice } from '../../platform/storage/choice.ts'
import { Card, CardBody, CardHeader, Switch } from '../../ui/index.ts'
import { copy } from './copy.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function DeviceCard() {
  const [filter, keepFilter] = useChoice(noiseFilter)
  return (
    <section aria-label={copy.thisDevice}>
      <Card>
        <CardHeader icon={<SlidersHorizontal aria-hidden="true" />} title={copy.thisDevice} />
        <CardBody className="flex flex-col gap-5">
          <Choice title={copy.appearance}>
            <ThemeSwitch />
          </Choice>
          <Switch
            checked={filter}
            className="border-t border-line pt-3"
            hint={copy.noiseFilterHint}
            label={<span className="font-semibold">{copy.noiseFilter}</span>}
            onChange={({ target }) => keepFilter(target.checked)}
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
