import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useNarrow } from '../../platform/app/media.ts'
import { Card, CardBody } from '../../ui/index.ts'

type Props = { icon: ReactNode; title: string; description: string; children: ReactNode }

/** Folded where it stands below the reminders, open beside them. */
export function FoldCard({ icon, title, description, children }: Props) {
  const heading = useId()
  const isNarrow = useNarrow()
  return (
    <section aria-labelledby={heading}>
      <Card>
        <details className="group" open={!isNarrow}>
          <summary className="flex min-h-14 list-none items-center gap-3 p-4 md:px-6 [&::-webkit-details-marker]:hidden">
            {/* Where the text is large, the title goes under its icon. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-3">
              <span className="shrink-0 text-muted [&_svg]:size-6">{icon}</span>
              <h2 className="min-w-0 flex-1 basis-32 text-xl" id={heading}>
                {title}
              </h2>
            </span>
            <ChevronDown className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden" />
          </summary>
          <CardBody className="flex flex-col gap-3 pt-0 md:pt-0">
            <p className="text-muted">{description}</p>
            {children}
          </CardBody>
        </details>
      </Card>
    </section>
  )
}
