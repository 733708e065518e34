import type { ReactNode } from 'react'
import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import { anchorOf } from './headings.ts'

const wordsOf = (children: ReactNode) => (typeof children === 'string' ? children : '')

/** Sanitised; the page has its h1, so documents begin at the second level. */
export default function LegalText({ markdown }: { markdown: string }) {
  return (
    <div
      className={[
        'max-w-[36rem] text-[length:min(1.125rem,9.5vw)] leading-[1.65]',
        '[&>p:first-child]:text-base [&>p:first-child]:text-muted',
        '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-4 [&_h2]:text-2xl',
        '[&_p]:mt-3 [&_ul]:mt-3 [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:pl-5 [&_li]:marker:text-soon',
        '[&_strong]:font-semibold [&_a]:underline',
      ].join(' ')}
    >
      <Markdown
        components={{
          h2: ({ children }) => (
            <h2 id={anchorOf(wordsOf(children))} tabIndex={-1}>
              {children}
            </h2>
          ),
        }}
        rehypePlugins={[rehypeSanitize]}
      >
        {markdown}
      </Markdown>
    </div>
  )
}
