import { Section, SkeletonCard } from '../../../ui/index.ts'

export function ReadingCodes() {
  return (
    <Section title="Trouble codes">
      <div className="grid gap-3 fit-cols-2">
        <SkeletonCard label="Reading the trouble codes" />
        <SkeletonCard label="" />
      </div>
    </Section>
  )
}
