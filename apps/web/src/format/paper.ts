/** Where letters are printed on US Letter (CLDR, paperSize US-Letter); everywhere else it is A4. */
const LETTER = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']

/**
 * Of a language without a country, the country that speaks it most counts.
 * @param locale BCP 47; by default the browser's
 */
export function asWrittenHere(locale: string = globalThis.navigator?.language ?? '') {
  try {
    const { region = 'US' } = new Intl.Locale(locale).maximize()
    return { paper: LETTER.includes(region) ? ('letter' as const) : ('a4' as const), locale }
  } catch {
    return { paper: 'letter' as const }
  }
}
