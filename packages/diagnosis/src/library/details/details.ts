import { type MakerMeaning, makerMark } from '../../makers/look-up.ts'
import { findReferenceCode } from '../../reference/find-code.ts'
import type { DtcInformation } from '../../types.ts'
import { lookUpCode } from '../look-up.ts'
import type { CodeMeaning } from '../meaning.ts'
import { rowsOf } from '../rows.ts'
import causesFile from './causes.data.json' with { type: 'json' }
import { faultKinds } from './kinds.table.ts'
import { type CodeFlags, severityOf } from './severity.ts'

const MAX_CAUSES = 4

type Known = CodeFlags & { causes: string[] }

let byCode: Map<string, Known> | undefined

function knownByCode(): ReadonlyMap<string, Known> {
  byCode ??= new Map(
    rowsOf(causesFile).map(([code, row]) => {
      const end = row.indexOf(' ')
      const flags = row.slice(0, end)
      const effects = { limitsPower: flags.includes('L'), lampOn: flags.includes('M') }
      return [code, { ...effects, causes: row.slice(end + 1).split(' | ') }]
    }),
  )
  return byCode
}

// The lamp is on for most codes.
const NOTHING_KNOWN: Known = { limitsPower: false, lampOn: true, causes: [] }

function describeDisputed({ code, title, otherTitles }: CodeMeaning): DtcInformation {
  const others = otherTitles.length > 0 ? ` Other tables say: ${otherTitles.join('; ')}.` : ''
  return {
    code,
    description: `${title}.${others} Published tables disagree on this code.`,
    severity: severityOf(title, NOTHING_KNOWN),
    common_causes: [],
    suggested_actions: [
      'Look this code up in the manual of the maker, by model and year',
      'Note the code and have it read again after a drive',
    ],
  }
}

function describeGeneric(meaning: CodeMeaning): DtcInformation {
  if (meaning.certainty === 'disputed') return describeDisputed(meaning)
  const { code, title } = meaning
  const { causes, ...flags } = knownByCode().get(code) ?? NOTHING_KNOWN
  const kind = faultKinds.find(({ pattern }) => pattern.test(title))
  return {
    code,
    description: title,
    severity: severityOf(title, flags),
    common_causes: [...new Set([...causes, ...(causes.length > 1 ? [] : (kind?.causes ?? []))])].slice(
      0,
      MAX_CAUSES,
    ),
    suggested_actions: [...(kind?.actions ?? [])],
  }
}

/**
 * A maker's code is named as such, without causes; with `maker`, what one public table says for that make. Null when
 * the text is no code, or no table lists it.
 */
export function describeCode(text: string, maker: MakerMeaning | null = null): DtcInformation | null {
  const reference = findReferenceCode(text)
  if (reference !== undefined) return reference
  const answer = lookUpCode(text)
  if (answer?.kind === 'generic') return describeGeneric(answer)
  if (answer?.kind !== 'manufacturer') return null
  return {
    code: answer.code,
    description:
      maker === null
        ? `${answer.category} code defined by the maker: it means something else in every make.`
        : `${maker.title} (${makerMark(maker.make)})`,
    severity: 'medium',
    common_causes: [],
    suggested_actions: [
      'Look this code up in the manual of the maker, by model and year',
      "Ask a shop with the maker's scan tool to read it",
    ],
  }
}
