/** Clauses in another language than English: known dangers of six of them, else nothing. */
import { type OtherLanguage, otherLanguages } from './languages.table.ts'

/** English words; a clause with as many of them as of another language is read as English. */
const ENGLISH =
  /\b(?:the|my|is|it|its|when|with|of|and|to|from|car|brakes?|engine|steering|smoke|fire|wheels?|tyres?|tires?|oil|lights?|smells?|leaks?|leaking|not|does|fuel|petrol|gas|while|under|there|dash|warning|pedal|floor|hood|bonnet|coolant|battery|stop|stops|drive|driving|on|off|out)\b/g

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Latin letters without accents, lower case. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export function languageOf(clause: string): OtherLanguage | null {
  const folded = plain(clause)
  const count = (pattern: RegExp) => folded.match(new RegExp(pattern, 'gu'))?.length ?? 0
  const [best] = otherLanguages
    .filter(({ name }) => name !== 'Chinese' || !KANA.test(clause))
    .map((language) => ({ language, words: count(language.marker) }))
    .sort((a, b) => b.words - a.words)
  return best !== undefined && best.words > count(ENGLISH) ? best.language : null
}

export const deniesIn = (clause: string, { denial }: OtherLanguage): boolean => denial.test(plain(clause))

export const tellsRepair = (clause: string, { repair }: OtherLanguage): boolean => repair.test(plain(clause))

/**
 * The dangers that a clause of another language names; each counts as present. A denial beside it leaves it out: it is
 * not understood then, and never absent.
 */
export function dangersIn(clause: string, language: OtherLanguage): string[] {
  const folded = plain(clause)
  const isDenied = deniesIn(clause, language) || tellsRepair(clause, language)
  return language.dangers.flatMap(({ finding, words, denies }) =>
    words.test(folded) && (denies === true || !isDenied) ? [finding] : [],
  )
}
