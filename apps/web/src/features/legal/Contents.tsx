import type { MouseEvent } from 'react'
import type { Heading } from './headings.ts'

function goTo(event: MouseEvent, anchor: string): void {
  event.preventDefault()
  const heading = document.getElementById(anchor)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className="flex flex-col">
      {headings.map(({ title, anchor }) => (
        <li key={anchor}>
          <a
            className="flex min-h-12 items-center py-1 text-muted hover:text-ink hover:underline lg:text-sm"
            href={`#${anchor}`}
            onClick={(event) => goTo(event, anchor)}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
