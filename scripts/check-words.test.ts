import { describe, expect, it } from 'vitest'
import { breachesOf } from './check-words.ts'
import { fileNames, words } from './law/words.table.ts'

const said = (file: string, text: string) => breachesOf(file, text)

/** What is asked for, and a text that breaks the rule: one for each row of the table. */
const EXAMPLES = [
  ['MAX_…, MIN_…', 'const MOST_ROWS = 3'],
  ['MAX_…, MIN_…', 'const SHOWN_MOST = 3'],
  ['min…', 'leastWeight: 2'],
  ['max…', 'mostRows = 2'],
  ['Store', 'type Desk = {}'],
  ['…Deps', 'function f(ground: Ground) {}'],
  ['queryPersister', "import './kept-rows.ts'"],
  ['randomness, probability', 'the chance is passed in'],
  ['randomness', 'rolls the dice'],
  ['viewer', 'looker: Looker'],
  ['resume', 'goOn()'],
  ['cannot', '// It can not be read.'],
  ['who, anyone who, the caller', '// Whoever asks'],
  ['of it, by this, …', 'the end thereof'],
  ['in any case', 'at all events'],
  ['anyway, still', 'kept all the same'],
  ['unchanged', 'passed as it stands'],
  ['as such', 'shown for what it is'],
  ['again', 'asks anew'],
  ['forever, without end', 'waits for ever'],
  ['rarely', 'seldom'],
  ['only', 'merely'],
  ['so', 'hence'],
  ['must, will', 'it shall'],
  ['fix, repair', 'mends it'],
  ['refuse, reject', 'turned away'],
  ['trust, accept as valid', 'a token that is believed'],
  ['continue, resume', 'it goes on by itself'],
  ['timeout', 'a time-out'],
  ['this many, a count', 'so many days'],
  ['entry point, index.ts', 'the front door'],
  ['plain words', 'in vain'],
] as const

describe('the list of words', () => {
  it.each(EXAMPLES)('asks for "%s" in: %s', (instead, text) => {
    expect(said('apps/web/src/app/a.ts', `\n${text}\n`)).toContainEqual(
      expect.stringMatching(/^apps\/web\/src\/app\/a\.ts:2: ".+"; write /),
    )
    expect(said('apps/web/src/app/a.ts', text).some((line) => line.endsWith(`; write ${instead}`))).toBe(true)
  })

  it('has an example above for each row', () => {
    const insteads: readonly string[] = EXAMPLES.map(([instead]) => instead)
    const without = words.filter((row) => !insteads.includes(row.instead)).map(({ instead }) => instead)
    expect(without).toEqual(['the sentence first, the statement id after it'])
  })

  it('leaves ordinary words alone', () => {
    const text = `most recent; mostPopular; recommend; he is shallow; groundTruth; ground wire; at least 5;
      Thursday; go on to the page; therefore; cannot; without; hereafter-x`
    expect(said('apps/web/src/app/a.ts', text)).toEqual([])
  })

  it('wants the sentence of a test title before the statement id, on the next line too', () => {
    const wrong = [
      "it('[REC-029] discards', f)",
      "test(\n  '[REC-029] discards', f)",
      `test(\`\${id} opens\`, f)`,
    ]
    for (const text of wrong) expect(said('tests/e2e/a.spec.ts', text)).toHaveLength(1)
    expect(said('tests/e2e/a.spec.ts', "it('discards [REC-029]', f)")).toEqual([])
  })

  it.each(fileNames.map(({ instead }) => instead))('asks for the file name %s', (instead) => {
    const files = ['apps/words.ts', 'apps/next-words.ts', 'a/chance.ts', 'a/kept-rows.ts'].flatMap((file) =>
      said(file, ''),
    )
    expect(files).toContainEqual(expect.stringContaining(`write ${instead}`))
    expect([...said('apps/words.table.ts', ''), ...said('packages/words.ts', '')]).toEqual([])
  })

  it.each([
    'const found = 1',
    'let [left, right] = ends',
    'const { at: kept } = row',
    'const { a, ...given } = row',
    'for (const told of lines) tell(told)',
    'function f(asked: string) {}',
    'const f = (known = 1) => 2',
    'const f = function (held: string) {}',
  ])('wants a value named for what it is: %s', (text) => {
    expect(said('apps/server/src/a.ts', `\n${text}`)).toEqual([
      expect.stringMatching(/^apps\/server\/src\/a\.ts:2: the name "\w+"; write what the value is/),
    ])
    expect(said('tests/e2e/a.spec.ts', text)).toHaveLength(1)
  })

  it('leaves functions, fields and other uses of a participle alone', () => {
    const text = `const read = (path) => path
      function made(file: string, read: (part: string) => string) { return { found: read(file) } }
      const { found } = row
      const isHeld = row.held`
    expect(said('apps/server/src/a.ts', text)).toEqual([])
  })
})

describe('a component, whose texts stand in a copy file', () => {
  const page = 'apps/web/src/features/plans/PlansPage.tsx'

  it.each([
    ['words between tags', '<p>Most popular</p>', 'Most popular'],
    ['a label', '<Button aria-label="Close it" />', 'Close it'],
    ['a choice', "isOn ? 'No limit' : copy.limit", 'No limit'],
    ['a sentence with a value', `\`\${count} miles to go.\``, 'miles to go.'],
  ])('names %s in a component', (_, text, literal) => {
    expect(said(page, `\nconst a = ${text}`)).toEqual([
      `${page}:2: the text "${literal}"; write it in the room's copy file`,
    ])
  })

  it.each(['app/Shell.tsx', 'app/debug/A.tsx', 'fields/A.tsx', 'ui/marks/a.tsx'])('is %s', (file) => {
    expect(said(`apps/web/src/${file}`, '<p>Most popular</p>')).toHaveLength(1)
  })

  it('leaves classes, keys, addresses, logs, tests and specimens alone', () => {
    const text = `import { A } from './A'
      const a = <A className="Grid of two" id="Main part" key="Enter" onKey={(key) => key === 'Escape'} />
      const robots = <meta content="noindex, nofollow" />
      const LOOK = { 'Due Soon': 'soon' }
      const LIST_CLASS = 'group/list rounded-card border border-line'
      console.info('Billing is not here.')
      throw new TypeError('Not a plan.')`
    expect(said(page, text)).toEqual([])
    expect(said('apps/web/src/ui/marks/a.test.tsx', '<p>Most popular</p>')).toEqual([])
  })
})
