/** The places of the tree, and what of our own code each may import. The first match decides. */

/**
 * A place in the tree. Where its pattern has a group (one folder of several alike), what lies in the same folder is
 * allowed as well.
 */
export type Place = {
  place: RegExp
  may: readonly RegExp[]
  why: string
  /** True: no library either, only what Node itself has. */
  isBare?: true
}

const packages = /^packages\//
const harness = /^tests\/harness\//
const webBase = [/^apps\/web\/src\/(import|fields|offline|backend|platform|format|ui)\//, packages]

/** Tests beside the code, and what they stand on. */
const besideTheCode: readonly Place[] = [
  {
    place: /^packages\/.*\.test\.tsx?$/,
    may: [packages],
    why: 'a package is tested with packages alone',
  },
  {
    place: /^apps\/web\/.*\.test\.tsx?$/,
    may: [/^apps\/web\//, harness, packages],
    why: 'a test of the web app imports the web app, the harness and packages',
  },
  {
    place: /^apps\/server\/.*\.test\.ts$/,
    may: [/^apps\/server\//, harness, packages],
    why: 'a test of the server imports the server, the harness and packages',
  },
  {
    place: /^supabase\/(functions\/.*\.test\.ts$|tests\/)/,
    may: [/^supabase\//, /^apps\/server\/src\//, harness, packages],
    why: 'a test of SQL or of a function imports supabase, the server, the harness and packages',
  },
]

const product: readonly Place[] = [
  {
    place: /^packages\/diagnosis\//,
    may: [/^packages\/(diagnosis|acoustics|obd)\//],
    why: 'diagnosis builds on acoustics and obd alone',
  },
  {
    place: /^packages\/wire\//,
    may: [/^packages\/(wire|diagnosis|upkeep)\//],
    why: 'wire knows upkeep and diagnosis, where records and results are defined',
  },
  { place: /^packages\/([a-z]+)\//, may: [], why: 'packages import nothing else of ours' },
  {
    place: /^supabase\/functions\//,
    may: [/^supabase\/functions\//, packages],
    why: 'functions run on Supabase too: they import packages alone',
  },
  {
    place: /^apps\/web\/src\/ui\//,
    may: [/^apps\/web\/src\/ui\//],
    why: 'the design system imports nothing of ours',
  },
  {
    place: /^apps\/web\/src\/platform\//,
    may: [/^apps\/web\/src\/(platform|format)\//, packages],
    why: 'platform knows the device, not the product',
  },
  {
    place: /^apps\/web\/src\/format\//,
    may: [/^apps\/web\/src\/format\//, packages],
    why: 'format knows neither device nor product',
  },
  {
    place: /^apps\/web\/src\/backend\//,
    may: [/^apps\/web\/src\/(backend|platform|format)\//, packages],
    why: 'backend stands on platform and format',
  },
  {
    place: /^apps\/web\/src\/offline\//,
    may: [/^apps\/web\/src\/(offline|backend|platform|format)\//, packages],
    why: 'what waits for the server is sent without any page',
  },
  {
    place: /^apps\/web\/src\/fields\//,
    may: [/^apps\/web\/src\/(fields|format|ui)\//, packages],
    why: 'inputs and values of fields hang on their tables alone',
  },
  {
    place: /^apps\/web\/src\/import\//,
    may: [/^apps\/web\/src\/(import|fields|offline|backend|platform|format|ui)\//, packages],
    why: 'log and fuel bring files in by one room, which knows neither page',
  },
  {
    place: /^apps\/web\/src\/features\/([a-z-]+)\//,
    may: webBase,
    why: 'features are islands: import, fields, offline, backend, platform, format, ui and packages alone',
  },
  {
    place: /^apps\/web\/src\/sw\//,
    may: [/^apps\/web\/src\/sw\//, packages],
    why: 'the service worker is a program of its own',
  },
  {
    place: /^apps\/web\/src\/app\//,
    may: [/^apps\/web\/src\//, packages],
    why: 'app knows the web app and the packages',
  },
  {
    place: /^apps\/web\/[^/]+$/,
    may: [/^apps\/web\//, packages],
    why: 'the build of the web app knows the web app and the packages',
  },
  // The server serves supabase/functions as Supabase does: it stands on what every function stands on.
  {
    place: /^apps\/server\/src\/functions\//,
    may: [
      /^supabase\/functions\/_serve\//,
      /^apps\/server\/src\/(functions|identity|errors)\//,
      /^apps\/server\/src\/worker-process\.ts$/,
      packages,
    ],
    why: 'functions are loaded by name; of supabase/functions only _serve is imported',
  },
  {
    place: /^apps\/server\/src\//,
    may: [/^apps\/server\/src\//, packages],
    why: 'the server imports itself and the packages',
  },
]

/** What is about the product and no part of it. Nothing above may import it, because nothing above lists it. */
const around: readonly Place[] = [
  {
    place: /^model\//,
    may: [/^model\//, /^scripts\/data-files\.ts$/, packages],
    why: 'learning needs the packages, and writes data files',
  },
  {
    place: /^tests\/harness\//,
    may: [harness, /^apps\//, /^scripts\/test-run\.mjs$/, packages],
    why: 'the harness imports no suite: all of them stand on it',
  },
  {
    place: /^tests\/contract\//,
    may: [/^tests\/contract\//, harness, /^apps\/(server|web)\/src\//, /^supabase\/functions\//, packages],
    why: 'contract tests import no other suite',
  },
  {
    place: /^tests\/nodes\//,
    may: [/^tests\/nodes\//, harness, /^apps\/server\/src\//, packages],
    why: 'tests of many nodes import no other suite',
  },
  {
    place: /^tests\/supabase\//,
    may: [harness, /^apps\/server\/src\//, packages],
    why: 'the tests of the second home import no other suite',
  },
  {
    place: /^tests\/e2e\//,
    may: [/^tests\/e2e\//, harness, /^apps\/web\/src\/backend\//, /^playwright\.config\.ts$/, packages],
    why: 'journeys see the app from outside: of its code they import backend alone',
  },
  {
    place: /^tests\/docs\//,
    may: [/^tests\/docs\//, /^apps\//, packages],
    why: 'tests of the docs import no other suite',
  },
  {
    place: /^bench\//,
    may: [/^bench\//, /^apps\//, /^model\//, harness, /^scripts\/setup\.mjs$/, packages],
    why: 'a bench measures the product; of the tests it imports the harness alone',
  },
  {
    place: /^scripts\/[a-z-]+\.mjs$/,
    may: [/^scripts\/[a-z-]+\.mjs$/],
    isBare: true,
    why: 'it runs before anything is installed',
  },
  {
    place: /^scripts\//,
    may: [
      /^scripts\//,
      /^apps\/web\/src\/backend\//,
      /^apps\/server\/src\/config\/settings\.table\.ts$/,
      harness,
      packages,
    ],
    why: 'scripts import no suite of tests',
  },
  {
    place: /^[^/]+$/,
    may: [harness, /^scripts\//],
    why: 'configuration at the root knows the harness and the scripts',
  },
]

export const places: readonly Place[] = [...besideTheCode, ...product, ...around]

/** Rooms of one program: the folders of `root`, and its files without their ending. */
export type Rooms = {
  root: string
  /** The lowest first. A room imports from the lines before its own; those of one line know nothing of each other. */
  order: readonly (readonly string[])[]
}

export const rooms: readonly Rooms[] = [
  {
    root: 'apps/server/src/',
    order: [
      ['errors', 'log', 'worker-process'],
      ['config'],
      ['database'],
      ['identity'],
      ['pool'],
      ['auth', 'backup', 'edge', 'functions', 'operate', 'realtime', 'rest', 'schedule', 'storage', 'web'],
      ['app'],
      ['admin', 'server'],
      ['run'],
      ['main'],
    ],
  },
  // Before the web app, because the first root that holds both files decides.
  {
    root: 'apps/web/src/backend/',
    order: [['connection'], ['cache'], ['account'], ['car', 'diagnoses', 'reports']],
  },
  {
    root: 'apps/web/src/',
    order: [
      ['format', 'ui', 'sw'],
      ['platform', 'fields'],
      ['backend'],
      ['offline'],
      ['import'],
      ['features'],
      ['app'],
    ],
  },
]
