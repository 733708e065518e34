import { configDefaults, defineConfig } from 'vitest/config'
import { checkedIndexes } from './scripts/checked-indexes.ts'

/** The properties of acoustics on lengths run on code that throws at an index outside its array. */
const LENGTHS = 'packages/acoustics/src/lengths.test.ts'

/**
 * Contract tests that run on one PostgreSQL. The server's log of statements shows that their statements also run in the
 * tests that stay, in another choice of columns, but for COPY and a demo's four.
 */
const SAME_ON_EVERY_VERSION = [
  'analyze-sound',
  'archive',
  'auth',
  'auth-admin',
  'auth-apple',
  'auth-attacks',
  'auth-flood',
  'auth-refresh',
  'auth-takeover',
  'backup-s3',
  'bounded-work',
  'demo',
  'dtc-lookup',
  'ended-sessions',
  'export-csv',
  'export-pdf',
  'functions',
  'fuzz',
  'maintenance',
  'passkeys',
  'pdf-events',
  'pdf-units',
  'pdf-unknown',
  'realtime',
  'realtime-limits',
  'request-limits',
  'sound-model',
  'storage-files',
  'storage-s3',
  'storage-upload',
  'times-ahead',
  'two-cars',
  'two-devices',
  'wave-to-word',
].map((name) => `tests/contract/${name}.test.ts`)

/** What must hold in a database made like Supabase's (tests/harness/supabase) as in ours. */
const ON_SUPABASE = [
  'access',
  'budgets',
  'connect',
  'platform',
  'profile-security',
  'reminders',
  'usage',
  'vehicles',
].map((name) => `supabase/tests/${name}.test.ts`)

/** What only a project has: jobs, a vault, calls out of the database. */
const ONLY_SUPABASE = 'supabase/tests/connect.test.ts'

/** Ends a test that hangs. One that takes a second here has taken 50 where others share the processor. */
const ON_A_BUSY_MACHINE_MS = 120_000

const SETUP = ['tests/harness/console.ts', 'tests/harness/patience.ts']

/** Tests of the web app that have a document or put a module in another's place: each needs modules of its own. */
const OWN_MODULES = [
  'app/update/unsaved',
  'features/analyze/wire',
  'offline/preferences/preferences',
  'platform/app/app-update',
  'platform/app/theme',
  'platform/storage/storage.web',
].map((name) => `apps/web/src/${name}.test.ts`)

/** Tests of components that write their page as text: without a document, they share modules with the others. */
const WITHOUT_DOCUMENT = [
  'features/account/UsageCard',
  'features/obd/reading/refused',
  'features/obd/adapter/unplugged',
  'ui/fields/import-parts',
].map((name) => `apps/web/src/${name}.test.tsx`)

/** Files that put a module in another's place: each needs modules of its own. */
const REPLACES_MODULES = ['auth-real-mode', 'invented-column'].map((name) => `tests/contract/${name}.test.ts`)

const patient = {
  setupFiles: SETUP,
  testTimeout: ON_A_BUSY_MACHINE_MS,
  hookTimeout: ON_A_BUSY_MACHINE_MS,
}
// A third of the time went to loading the server again for each file.
const loadedOnce = { ...patient, isolate: false }

export default defineConfig({
  // Large tables stay a text for JSON.parse, as in the built app.
  json: { stringify: true, namedExports: false },
  test: {
    // Files share two cores with a database and, in CI, with each other; half of their time they wait for it.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/docs/**/*.test.ts',
            'model/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, LENGTHS],
          ...patient,
          // Nothing here outlives a test: no document, no clock, no module in another's place.
          isolate: false,
        },
      },
      {
        plugins: [checkedIndexes(/\/packages\/acoustics\/(src|testing)\/(?!.*\.test\.ts).*\.ts$/)],
        test: { name: 'indexes', include: [LENGTHS], ...patient },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', ...WITHOUT_DOCUMENT],
          exclude: OWN_MODULES,
          ...patient,
          setupFiles: [...SETUP, 'tests/harness/globals.ts'],
          unstubGlobals: true,
          isolate: false,
        },
      },
      {
        test: {
          name: 'web, each with modules of its own',
          include: ['apps/web/src/**/*.test.tsx', ...OWN_MODULES],
          exclude: WITHOUT_DOCUMENT,
          ...patient,
          environment: 'jsdom',
          setupFiles: [...SETUP, 'apps/web/src/app/testing/components.ts'],
          unstubGlobals: true,
          restoreMocks: true,
          // Each file has modules and a window of its own; jsdom itself is loaded once for each process, not for each file.
          pool: 'vmForks',
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/src/**/*.test.ts',
            'supabase/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/harness/**/*.test.ts',
            'tests/nodes/{core,move,push}.test.ts',
          ],
          exclude: [...REPLACES_MODULES, ONLY_SUPABASE],
          globalSetup: ['tests/harness/embedded.setup.ts'],
          ...loadedOnce,
        },
      },
      {
        test: {
          name: 'server, modules replaced',
          include: REPLACES_MODULES,
          globalSetup: ['tests/harness/embedded.setup.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'PostgreSQL 15',
          include: ['supabase/tests/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          exclude: [...SAME_ON_EVERY_VERSION, ...REPLACES_MODULES, ONLY_SUPABASE],
          globalSetup: ['tests/harness/plain.setup.ts'],
          ...loadedOnce,
        },
      },
      {
        test: {
          name: 'like Supabase',
          include: ON_SUPABASE,
          globalSetup: ['tests/harness/supabase.setup.ts'],
          ...loadedOnce,
        },
      },
    ],
  },
})
