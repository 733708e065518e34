import type { CodeOwner } from '../../codes/classify.ts'
import { type MakerMeaning, makerSource } from '../../makers/look-up.ts'
import { findReferenceCode } from '../../reference/find-code.ts'
import type { DtcInformation } from '../../types.ts'
import type { CodeAnswer } from '../answer.ts'
import { TITLE_SOURCE_WORDS } from '../attribution.ts'
import { lookUpCode } from '../look-up.ts'
import type { Certainty } from '../meaning.ts'
import { describeCode } from './details.ts'

export type SourcedInformation = DtcInformation & {
  owner: Extract<CodeOwner, 'generic' | 'manufacturer'>
  certainty: Certainty | null
  source: string
}

const REFERENCE_WORDS = 'Meaning, causes and steps: Tappet, after SAE J2012.'
const OWN_STEPS_WORDS = 'Steps and priority: Tappet.'
const CAUSES_WORDS = 'Causes: OBDex (CC0), a draft written by a machine.'
const MAKER_WORDS = "Nothing here is guessed: only the maker's manual says what this code means."

function sourceOf(answer: CodeAnswer, hasCauses: boolean, maker: MakerMeaning | null): string {
  if (findReferenceCode(answer.code) !== undefined) return REFERENCE_WORDS
  if (answer.kind !== 'generic') return maker === null ? MAKER_WORDS : makerSource(maker.make)
  return [TITLE_SOURCE_WORDS[answer.source], hasCauses ? CAUSES_WORDS : '', OWN_STEPS_WORDS]
    .filter((words) => words !== '')
    .join(' ')
}

export function describeCodeWithSource(
  text: string,
  maker: MakerMeaning | null = null,
): SourcedInformation | null {
  const answer = lookUpCode(text)
  const described = describeCode(text, maker)
  if (answer === null || described === null) return null
  const isGeneric = answer.kind === 'generic'
  return {
    ...described,
    owner: isGeneric ? 'generic' : 'manufacturer',
    certainty: isGeneric ? answer.certainty : null,
    source: sourceOf(answer, described.common_causes.length > 0, maker),
  }
}
