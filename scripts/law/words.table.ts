/**
 * Words that this repository does not use, and what to write instead. Plain technical English is read faster than a
 * figure of speech, above all by people whose language it is not. The patterns apply to code, comments, docs, tests.
 */

export type WordRow = {
  pattern: RegExp
  instead: string
  /** Only in files whose path matches; everywhere when absent. */
  in?: RegExp
  /** Not in these: the words of drivers, as data. */
  except?: RegExp
}

const tests = /\.(test|spec)\.tsx?$/
const code = /\.(ts|tsx|mjs|js)$/

export const words: readonly WordRow[] = [
  // Names.
  { pattern: /\b(?:MOST|LEAST)_[A-Z0-9_]+\b|\b[A-Z0-9_]+_(?:MOST|LEAST)\b/g, instead: 'MAX_…, MIN_…' },
  { pattern: /\bleast[A-Z]\w*/g, instead: 'min…', in: code },
  { pattern: /\bmost(?!Popular|Urgent|Similar|Relevant|Likely|Recent)[A-Z]\w*/g, instead: 'max…', in: code },
  { pattern: /\bDesk\b|[a-z]Desk\b/g, instead: 'Store' },
  { pattern: /(?:type|interface) Ground\b|[:<] ?Ground\b/g, instead: '…Deps', in: code },
  { pattern: /kept-?rows/gi, instead: 'queryPersister' },
  { pattern: /\bchances?\b|[a-z]Chance\b|\bChance\b/g, instead: 'randomness, probability' },
  { pattern: /\bdice\b|[a-z]Dice\b/gi, instead: 'randomness' },
  { pattern: /looker\b/gi, instead: 'viewer' },
  { pattern: /\bgoOn\b/g, instead: 'resume' },
  // Phrases.
  { pattern: /\bcan not\b/gi, instead: 'cannot', except: /\/differential\/words\// },
  { pattern: /\bwhoever\b/gi, instead: 'who, anyone who, the caller' },
  {
    pattern: /\b(?:there|here|where)(?:of|by|in|upon|after|with|unto)\b(?!-)/gi,
    instead: 'of it, by this, …',
  },
  { pattern: /\bat all events\b/gi, instead: 'in any case' },
  { pattern: /\ball the same\b/gi, instead: 'anyway, still' },
  { pattern: /\bas it stands\b/gi, instead: 'unchanged' },
  { pattern: /\bfor what it is\b/gi, instead: 'as such' },
  { pattern: /\b(?:anew|afresh|once more)\b/gi, instead: 'again' },
  { pattern: /\bfor ever\b/gi, instead: 'forever, without end' },
  { pattern: /\bseldom\b/gi, instead: 'rarely' },
  { pattern: /\bmerely\b/gi, instead: 'only' },
  { pattern: /\b(?:hence|thus)\b/gi, instead: 'so' },
  { pattern: /\bshall\b/gi, instead: 'must, will' },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix, repair', except: /\/words\/(?:tense|denial)\.ts$/ },
  { pattern: /\bturn(?:s|ed)? away\b/gi, instead: 'refuse, reject' },
  { pattern: /\bbeliev(?:e|es|ed|ing)\b/gi, instead: 'trust, accept as valid' },
  { pattern: /\bg(?:o|oes|oing) on (?!to\b|the\b|a\b)/gi, instead: 'continue, resume' },
  { pattern: /\btime-outs?\b/gi, instead: 'timeout' },
  { pattern: /\bso many\b/gi, instead: 'this many, a count' },
  { pattern: /\bfront doors?\b|\bat the door\b|\bdoors? into\b/gi, instead: 'entry point, index.ts' },
  { pattern: /\bfor want of\b|\bin vain\b|\bhalf-way\b/gi, instead: 'plain words' },
  // Titles of tests.
  {
    pattern: /\(\s*['"`](?:\[[A-Z]{2,}-\d{3}\]|\$\{ids?\})/g,
    instead: 'the sentence first, the statement id after it',
    in: tests,
  },
]

/** Names of files, which the patterns above do not see. */
export const fileNames: readonly WordRow[] = [
  { pattern: /(?:^|[/-])words\.tsx?$/g, instead: 'copy.ts', in: /^(?:apps|supabase)\// },
  { pattern: /(?:^|[/-])chance\.ts$/g, instead: 'randomness.ts' },
  { pattern: /(?:^|[/-])kept-rows[^/]*$/g, instead: 'query-persister.ts' },
]
