/** Text as words that can be compared: lower case, contractions opened, endings off. */

export type Token = {
  stem: string
  word: string
  start: number
  end: number
  endsPart: boolean
}

const IRREGULAR: Readonly<Record<string, string>> = {
  went: 'go',
  gone: 'go',
  goes: 'go',
  going: 'go',
  lost: 'lose',
  losing: 'lose',
  loosing: 'lose',
  loses: 'lose',
  looses: 'lose',
  died: 'die',
  dies: 'die',
  dying: 'die',
  broke: 'break',
  broken: 'break',
  stuck: 'stick',
  sticks: 'stick',
  felt: 'feel',
  shook: 'shake',
  shaken: 'shake',
  came: 'come',
  coming: 'come',
  comes: 'come',
  got: 'get',
  gotten: 'get',
  getting: 'get',
  blew: 'blow',
  blown: 'blow',
  burnt: 'burn',
  caught: 'catch',
  froze: 'freeze',
  frozen: 'freeze',
  ran: 'run',
  drove: 'drive',
  driven: 'drive',
  driving: 'drive',
  wore: 'wear',
  worn: 'wear',
  fell: 'fall',
  fallen: 'fall',
  sank: 'sink',
  sunk: 'sink',
  ate: 'eat',
  eaten: 'eat',
  spun: 'spin',
  heard: 'hear',
  made: 'make',
  took: 'take',
  taken: 'take',
  smelt: 'smell',
  leapt: 'leap',
  tyre: 'tire',
  tyres: 'tire',
  vibrating: 'vibrate',
  vibrates: 'vibrate',
  lite: 'light',
  lites: 'light',
  brakeing: 'brake',
  colour: 'color',
  grey: 'gray',
  guage: 'gauge',
  peddle: 'pedal',
  peddles: 'pedal',
  flew: 'fly',
  flown: 'fly',
  tore: 'tear',
  torn: 'tear',
  rolled: 'roll',
  gave: 'give',
  given: 'give',
  giving: 'give',
  hung: 'hang',
  held: 'hold',
  bent: 'bend',
  slid: 'slide',
  bit: 'bite',
  bitten: 'bite',
  biting: 'bite',
  swollen: 'swell',
  misted: 'mist',
  rusted: 'rust',
  roled: 'roll',
  accelerating: 'accelerate',
  accelerates: 'accelerate',
  accelerated: 'accelerate',
}

const VOWEL = /[aeiouy]/

export function stemOf(word: string): string {
  const irregular = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined
  let stem = irregular ?? word
  if (stem.endsWith('ies') && stem.length > 4) stem = `${stem.slice(0, -3)}y`
  else if (/(ch|sh|ss|x|z)es$/.test(stem)) stem = stem.slice(0, -2)
  else if (stem.length > 3 && /[^sui]s$/.test(stem)) stem = stem.slice(0, -1)
  if (stem.endsWith('ly') && stem.length > 5) stem = stem.slice(0, -2)
  for (const ending of ['ing', 'ed']) {
    const root = stem.slice(0, -ending.length)
    if (!stem.endsWith(ending) || root.length < 3 || !VOWEL.test(root)) continue
    stem = /([^aeioulszf])\1$/.test(root) ? root.slice(0, -1) : root
    break
  }
  // Without its e a mile would be the short name of the check engine light.
  return stem.length > 3 && stem !== 'mile' && stem.endsWith('e') ? stem.slice(0, -1) : stem
}

/** Spellings with a sign inside that would fall apart, and short forms. */
const REWRITES: readonly [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  // Signs of a danger.
  [/🔥|💥/gu, ' fire '],
  [/\bcan'?t\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon'?t\b/gi, 'will not'],
  [/\b(do|does|did|is|was|were|are|has|have|had|would|could|should)n'?t\b/gi, '$1 not'],
  [/\ba\/c\b/gi, 'ac'],
  [/\b(?:check[- ]?)?engine (?:management |warning |service )?(?=lights?\b|lamps?\b)/gi, 'checkengine '],
  [/\bcheck[- ]engine\b/gi, 'checkengine'],
  [/\bclutch pedal\b/gi, 'clutchpedal'],
  [/\b(?:parking|emergency|hand)[- ]?brake\b/gi, 'handbrake'],
  // A warm exhaust steams in the cold; a healthy one too.
  [
    /\b(?:steam|vapou?r)\b(?=[^.;!?\n]{0,40}\b(?:tail ?pipe|exhaust)\b[^.;!?\n]{0,30}\b(?:cold|frosty|freezing|chilly) (?:morning|day|night|weather)s?\b)/gi,
    'breath',
  ],
  [/\b(?:zero|no) complaints\b/gi, 'fine'],
  [/\btap(?:s|ped|ping)? (?=(?:(?:on|the|my) )*(?:brakes?|gas|pedal|accelerator)\b)/gi, 'touch '],
  [/(?:^|(?<=[.,;(] ?))manual(?=[,.;)])/gi, 'manual transmission'],
  // The key turns, not the car.
  [/(?<!\b(?:not|never|hardly) )\bturn(?:s|ed|ing)? (?:(?:the|my|its) )?(?:ignition )?key\b/gi, 'use key'],
  // An engine that flares slips and burns nothing.
  [/\b(rpms?|revs?|tach) (flar(?:e|es|ed|ing))\b/gi, '$1 slip'],
  [/\b(?:heater|blower|cabin|interior|ac) fan\b/gi, 'blower'],
  [/\bturn(s|ed|ing)?((?:\s+\w+){0,3}?)\s+(on|off)\b/gi, 'switch$1$2 $3'],
  // "It hardly ticks over" is of its idle.
  [/\btick(?:s|ing|ed)? ?over\b/gi, 'idles'],
  [/\b(?:with no|without(?: any| prior)?) warning\b(?! (?:lights?|lamps?|messages?)\b)/gi, 'suddenly'],
  [/\bfir(?:es?|ed|ing) (?=(?:(?:right|straight|back) )*up\b)/gi, 'starts '],
  // A lamp at the roadside.
  [
    /\b(at|for|to) (?:(?:an?|the|every|each|any) )?(?:red|traffic|stop)[- ](?:lights?|signals?)\b/gi,
    '$1 stoplight',
  ],
  [
    /\b((?:slow(?:ing)?(?: down)?|stop(?:ping|ped)?|take off|pull away|start off) (?:at|for|from)) (?:an?|the|every|each) lights?\b/gi,
    '$1 stoplight',
  ],
  [
    /\bnothing (?:is |was )?(?:on|under|beneath) (?:the|my) (?:ground|driveway|(?:garage )?floor|car)\b/gi,
    'no leaks',
  ],
  [/\b(?:runs|ran|idles) smooth(?:ly)?\b/gi, 'fine'],
  [/\b((?:sit|sitting|stopped|wait|waiting|idle|idling) at) (?:(?:an?|the) )?lights?\b/gi, '$1 stoplight'],
  // Things whose names hold the name of a danger.
  [/\b(?:cigarettes?|cigars?|tobacco|vape|vaping|weed) smok(?:e|ing)\b/gi, 'tobacco'],
  [/\b(?:key ?fob|fob|remote|key)(?:'s)? batter(?:y|ies)\b/gi, 'keyfob'],
  [/\b(?:number|license|licence) plate (?=lights?\b|lamps?\b|bulbs?\b)/gi, 'numberplate '],
  [/\bleft (?:(?:the|my|its|all) )*(?:head ?|side |parking |interior )?lights? on\b/gi, 'left them on'],
  [/\bfire (?=extinguishers?\b)|\b(?:smoke|fire) (?=(?:detector|alarm)s?\b)/gi, ''],
  [
    /\bfire[- ]?(?:engines?|trucks?|brigade|fighters?|department|station|pits?|works|wood|sale|hydrants?)\b/gi,
    'brigade',
  ],
  [/\b(?:rear|back) (?=(?:window )?wipers?\b)/gi, 'rear'],
  [/\brotten[- ]eggs?\b/gi, 'sulfur'],
  [/\boil (?=(?:(?:was|were|is|has been|got|been|just) )*changed?\b)/gi, 'service '],
  [
    /\b(?:start[-/ ]?stop|stop[-/ ]?start)(?= (?:system|function|feature|battery|light|message)\b)/gi,
    'startstop',
  ],
  // The noise ends, not the brakes.
  [
    /\b((?:squ|screech|grind|scrap|nois|sound|hum|rattl|click|knock|vibrat|shak|puls)\w*\b[^.;!?\n]{0,60}?)\b(?:stop|quit)s?(?= (?:when|if|once|as soon as) (?:i|you|we) (?:let|lift|releas|take|ease|come off|get off))/gi,
    '$1ends',
  ],
  [/\bair[- ]?con(?:ditioning|ditioner)?\b/gi, 'ac'],
  [
    /\bbreak(s|ing|ed)?(?=\s+(?:pedal|pad|fluid|oil|light|line|rotor|disc|warning|fail|noise|pads))/gi,
    'brake$1',
  ],
  [/\bbreaks\b/gi, 'brakes'],
]

/** A word, a number, or a mark at which a statement ends. */
const WORD = /[\p{L}\p{M}\p{N}]+|[.;!?\n。！？؟]/gu

/**
 * The clauses of a text, each a list of tokens. Positions lead into the text with its contractions opened, which is
 * returned with them.
 */
export function clausesOf(text: string): { text: string; clauses: Token[][] } {
  const opened = REWRITES.reduce((so, [pattern, by]) => so.replace(pattern, by), text)
  const clauses: Token[][] = []
  let clause: Token[] = []
  for (const match of opened.matchAll(WORD)) {
    const word = match[0].toLowerCase()
    if (/[.;!?\n。！？؟]/.test(word)) {
      if (clause.length > 0) clauses.push(clause)
      clause = []
      continue
    }
    const end = match.index + match[0].length
    clause.push({
      stem: stemOf(word),
      word,
      start: match.index,
      end,
      endsPart: /^\s*,/.test(opened.slice(end, end + 3)),
    })
  }
  if (clause.length > 0) clauses.push(clause)
  return { text: opened, clauses }
}
