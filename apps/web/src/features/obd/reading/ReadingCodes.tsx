import { Section, SkeletonCard } from '../../../ui/index.ts'
import { copy } from '../page-copy.ts'

export function ReadingCodes() {
  return (
    <Section title={copy.troubleCodes}>
      <div className="grid gap-3 fit-cols-2">
        <SkeletonCard label={copy.readingCodes} />
        <SkeletonCard label="" />
      </div>
    </Section>
  )
}
