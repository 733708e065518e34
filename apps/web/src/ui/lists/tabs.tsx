import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type TabItem = { value: string; label: ReactNode; content: ReactNode }

export type TabsProps = {
  /** The group's accessible name. */
  label: string
  tabs: readonly TabItem[]
  value: string
  onValueChange: (value: string) => void
}

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Base.Root onValueChange={(next) => onValueChange(String(next))} value={value}>
      <Base.List aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            className="-mb-px min-h-12 shrink-0 border-b-3 border-transparent text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:border-accent data-active:font-semibold data-active:text-ink"
            key={tab.value}
            value={tab.value}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel className="pt-6" key={tab.value} value={tab.value}>
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
