import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'

/* The page's own heading is h1, so the document's levels move down by one. */
const ELEMENTS = {
  h1: 'h2',
  h2: 'h3',
  h3: 'h4',
} as const

/** A markdown document as plain, sanitised text. */
export default function LegalText({ markdown }: { markdown: string }) {
  return (
    <div className="flex flex-col gap-4 [&_a]:underline [&_h2]:text-2xl [&_h3]:mt-4 [&_h3]:text-xl [&_li]:mt-1 [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown components={ELEMENTS} rehypePlugins={[rehypeSanitize]}>
        {markdown}
      </Markdown>
    </div>
  )
}
