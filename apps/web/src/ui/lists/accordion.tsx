import { Accordion as Base } from '@base-ui/react/accordion'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode }

export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Base.Root className="divide-y divide-line">
      {items.map((item) => (
        <Base.Item key={item.id} value={item.id}>
          <Base.Header render={(props) => <h2 {...props} />}>
            <Base.Trigger className="group flex min-h-14 w-full items-center justify-between gap-2 py-3 text-left text-[length:min(1rem,8.5vw)] font-semibold sm:text-lg">
              {item.title}
              <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-data-panel-open:rotate-180" />
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className="h-(--accordion-panel-height) overflow-hidden transition-[height] ease-out data-ending-style:h-0 data-starting-style:h-0">
            <div className="max-w-[42rem] pb-5 text-muted">{item.content}</div>
          </Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
