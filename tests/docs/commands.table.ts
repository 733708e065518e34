/** Commands of the documents by their beginnings, each with the file that runs it and what stands there. */
export const RUN_BY: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'npm test': ['.ci/run', 'npm test'],
  'npm run check': ['scripts/test.mjs', "includes('--fast')"],
  'npm run law': ['scripts/test.mjs', 'scripts/check-imports.ts'],
  'npm run words': ['scripts/test.mjs', 'scripts/check-words.ts'],
  'npm run knowledge': ['packages/diagnosis/knowledge/exchange.test.ts', 'importTables'],
  'npm run admin -- help': ['apps/server/src/admin.test.ts', "'prove FILE'"],
  'npm run admin -- doctor --supabase': ['supabase/tests/connect.test.ts', 'connect_project'],
  'npm run admin -- setup-supabase': ['tests/supabase/operate.test.ts', 'cli.test.ts runs its steps'],
  'npm run admin -- doctor': ['apps/server/src/admin.test.ts', "'doctor'"],
  'npx vitest run': ['scripts/test.mjs', "bin('vitest')"],
  'npx playwright test': ['scripts/test.mjs', "bin('playwright')"],
  'npx deno run': ['tests/harness/deno-function.ts', "'--node-modules-dir=manual'"],
  'node bench/hear.ts': ['tests/docs/hearing.test.ts', "'hear.ts'"],
  'node scripts/schema.ts': ['tests/harness/schema-text.test.ts', 'schema.sql'],
  'node scripts/function-imports.ts': ['scripts/function-imports.test.ts', './function-imports.ts'],
  'node scripts/security-claims.ts': ['scripts/security-claims.test.ts', './security-claims.ts'],
  'node scripts/code-tables.ts': ['scripts/code-tables.test.ts', './code-tables.ts'],
  'node scripts/maker-codes.ts': ['scripts/maker-codes.test.ts', './maker-codes.ts'],
}

const MINUTES = 'measures for minutes; its figure is no pass or fail'
const RECORDINGS = 'needs the recordings, which the repository may not hold'
const VENDOR = 'needs the SDK of a vendor'
const SHELL = 'a step of a person’s shell around the others'

/** Commands that no test runs, each with its reason. */
export const BY_HAND: Readonly<Record<string, string>> = {
  'npm start': 'installs beside the tests that run; setup.test.ts and main.test.ts run its parts',
  'npm ci': 'installs beside the tests that run',
  'npm run dev': 'stays until it is stopped; TAPPET_DATA=… before it is tried with docs/tour.md',
  'npm run screens': 'pictures every page, for eyes',
  'npm run mutate': 'takes an hour',
  'npm run reader': 'takes minutes; a test holds the weights that it wrote',
  'npm run test:nodes': 'the slow faults of three nodes; npm test runs the quick ones',
  'npm run test:phone': 'takes longer than npm test, which runs the main journeys there',
  'npm run test:supabase': 'downloads Supabase’s CLI; npm test runs the rest',
  'npx node': 'a program, beside which a file stands',
  'npx vite build': 'npm start builds the same with other values',
  'npx cap': VENDOR,
  './gradlew': VENDOR,
  'docker compose': 'no test has Docker; tests/docs/operate.test.ts reads the compositions',
  'node bench/': MINUTES,
  'node model/': RECORDINGS,
  'python -m venv': RECORDINGS,
  'V/bin/python': RECORDINGS,
  'V/bin/pip': RECORDINGS,
  'apt-get download': RECORDINGS,
  'age -d': 'age is another program; backup tests open such a file',
  'tar -x': 'one file out of a backup; backup.test.ts reads the same entry',
  'npx supabase@': 'asks a hosted project',
  'npx web-push': 'prints two new keys; any pair does',
  'npm run admin': 'a name; its commands stand above',
  systemctl: 'systemd',
  'git restore': SHELL,
  export: SHELL,
  cd: SHELL,
  echo: SHELL,
  rm: SHELL,
}
