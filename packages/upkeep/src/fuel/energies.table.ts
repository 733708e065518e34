/** The kinds by the words of drivers and of other programs; null moves no car. The first that fits counts. */
export const ENERGY_WORDS = [
  ['lpg', /\b(?:lpg|gpl|glp|autogas|propane?)\b|газ(?![а-яё])|пропан/i],
  ['cng', /\b(?:cng|cbg|gnv|gnc|erdgas|metano|natural gas|biogas)\b|метан/i],
  [null, /\b(?:adblue|def|urea)\b/i],
  ['electricity', /[eé]lec?tri|elektr|электр|kwh|\bstrom\b|\bb?evs?\b/i],
  ['diesel', /diesel|gas[oó]il|gasoleo|дизель|\bdt\b|\bb[57]\b/i],
  // Of gasoline a pump says how much it holds, or that it holds none.
  ['ethanol', /\be85\b|(?<!%\s?)[eé]th?anol(?![-\s]?(?:free|frei))/i],
  [
    'gasoline',
    /gasolin|petrol|benzin|бензин|regular|premium|super|unleaded|\be(?:5|10)\b|gas\b|essence|nafta|[eé]th?anol|[аa][иi][- ]?9\d|\b(?:8[5-9]|9\d|100)\b/i,
  ],
] as const
