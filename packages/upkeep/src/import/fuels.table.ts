/** Fuels that one engine burns in place of each other, by the words of other programs. The first that fits counts. */
export const FUELS: readonly [string, RegExp][] = [
  ['LPG', /\b(?:lpg|gpl|glp|autogas|propane?)\b|газ\b/i],
  ['CNG', /\b(?:cng|gnv|gnc|erdgas|metano|natural gas|biogas)\b/i],
  ['AdBlue', /\b(?:adblue|def|urea)\b/i],
  ['Electricity', /\b(?:electric(?:ity)?|kwh|strom|elektro|eletricidade|электр)/i],
  ['Diesel', /diesel|gas[oó]il|gasoleo|дизель|\bdt\b|\bb[57]\b/i],
  [
    'Gasoline',
    /gasolin|petrol|benzin|бензин|regular|premium|super|unleaded|\be(?:5|10|85)\b|gas\b|essence|nafta|ethanol|etanol|[аa][иi][- ]?9\d|\b(?:8[5-9]|9\d|100)\b/i,
  ],
]
