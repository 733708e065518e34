import { CERTAINTY_WORDS, type CodeAnswer, TITLE_SOURCE_WORDS } from '@tappet/diagnosis/code-answer'
import type { ReactNode } from 'react'
import { Section, Skeleton } from '../../ui/index.ts'
import { copy } from './copy.ts'
import type { FoundCode } from './library.ts'

export function Provenance({
  found: { state, answer },
  source,
  hasDetails,
}: {
  found: FoundCode
  source: string | null
  hasDetails: boolean
}) {
  if (state === 'loading') return <Skeleton shape="block" />
  if (answer === null) return <SourceSection>{source ?? copy.ownSource}</SourceSection>
  return (
    <SourceSection certainty={certaintyOf(answer)}>
      {source ?? (hasDetails ? copy.ownSource : titleSource(answer))}
    </SourceSection>
  )
}

const certaintyOf = (answer: CodeAnswer) =>
  answer.kind === 'generic' ? CERTAINTY_WORDS[answer.certainty] : null

const titleSource = (answer: CodeAnswer) =>
  answer.kind === 'generic' ? TITLE_SOURCE_WORDS[answer.source] : copy.rangesSource

function SourceSection({ certainty, children }: { certainty?: string | null; children: ReactNode }) {
  return (
    <Section title={copy.source}>
      <div className="flex flex-col gap-2 text-muted">
        {certainty ? <p className="text-ink">{certainty}</p> : null}
        <p>{children}</p>
        <p>{copy.notEndorsed}</p>
      </div>
    </Section>
  )
}
