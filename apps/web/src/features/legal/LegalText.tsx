import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'

/** A markdown document as plain, sanitised text. The page has its h1, so documents begin at the second level. */
export default function LegalText({ markdown }: { markdown: string }) {
  return (
    <div className="flex flex-col gap-4 [&_a]:underline [&_h2:not(:first-child)]:mt-4 [&_h2]:text-2xl [&_h3]:text-xl [&_li]:mt-1 [&_ul]:list-disc [&_ul]:pl-5">
      <Markdown rehypePlugins={[rehypeSanitize]}>{markdown}</Markdown>
    </div>
  )
}
