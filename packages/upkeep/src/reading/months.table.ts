/** How months begin in twelve languages, without marks over letters (Unicode CLDR, months). The first that fits counts. */
export const MONTHS: readonly RegExp[] = [
  /^(?:jan|ene|gen|janv|sty|led|янв|січ|oca)/,
  /^(?:feb|fev|fevr|lut|uno|фев|лют|sub)/,
  /^(?:mar|mrt|maer|brez|мар|бер)/,
  /^(?:apr|avr|abr|kwi|dub|апр|кві|nis)/,
  /^(?:may|mai|mag|maj|mei|kve|мая|май|тра)/,
  /^(?:jun|juin|giu|cze|cerven$|июн|чер|haz)/,
  /^(?:jul|juil|lug|lip|cervenec|июл|лип|tem)/,
  /^(?:aug|aou|ago|sie|srp|авг|сер|agu)/,
  /^(?:sep|set|wrz|zari|сен|вер|eyl)/,
  /^(?:oct|okt|ott|out|paz|rij|окт|жов|eki)/,
  /^(?:nov|lis|ноя|лис|kas)/,
  /^(?:dec|dez|dic|gru|pros|дек|гру|ara)/,
]
