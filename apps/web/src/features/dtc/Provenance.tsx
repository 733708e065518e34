import { CERTAINTY_WORDS, type CodeAnswer, TITLE_SOURCE_WORDS } from '@tappet/diagnosis/code-answer'
import type { ReactNode } from 'react'
import { Section, Skeleton } from '../../ui/index.ts'
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
  if (answer === null) return <SourceSection>{source ?? OWN_WORDS}</SourceSection>
  return (
    <SourceSection certainty={certaintyOf(answer)}>
      {source ?? (hasDetails ? OWN_WORDS : titleSource(answer))}
    </SourceSection>
  )
}

const OWN_WORDS = 'Meaning, causes and steps: Tappet, after SAE J2012.'

const certaintyOf = (answer: CodeAnswer) =>
  answer.kind === 'generic' ? CERTAINTY_WORDS[answer.certainty] : null

const titleSource = (answer: CodeAnswer) =>
  answer.kind === 'generic'
    ? TITLE_SOURCE_WORDS[answer.source]
    : 'Ranges of codes: SAE J2012 and ISO 15031-6.'

function SourceSection({ certainty, children }: { certainty?: string | null; children: ReactNode }) {
  return (
    <Section title="Source">
      <div className="flex flex-col gap-2 text-muted">
        {certainty ? <p className="text-ink">{certainty}</p> : null}
        <p>{children}</p>
        <p>
          Tappet is not endorsed by SAE or ISO. Where your maker's manual says otherwise, the manual is right.
        </p>
      </div>
    </Section>
  )
}
