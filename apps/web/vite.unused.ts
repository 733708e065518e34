import type { Plugin } from 'vite'

const STORAGE = /@supabase\/storage-js\/dist\/index\.mjs$/
const SIGN_IN = /@supabase\/auth-js\/dist\/module\/GoTrueClient\.js$/
const OF_ADMIN = /@supabase\/auth-js\/dist\/module\/GoTrueAdminApi\.js$/

const NO_VECTORS = [
  'StorageAnalyticsClient',
  'StorageVectorsClient',
  'VectorBucketApi',
  'VectorBucketScope',
  'VectorDataApi',
  'VectorIndexApi',
  'VectorIndexScope',
]
const refuse = (what: string) => `{ throw new Error("This build has no ${what}") }`

type Cut = { file: RegExp; from: string; to: string; instead: string }

/** Of the Supabase client, what nothing here asks for: tables of data, vectors, wallets, a server's own keys. */
const CUTS: readonly Cut[] = [
  { file: STORAGE, from: 'import { IcebergRestCatalog }', to: '\n', instead: '' },
  {
    file: STORAGE,
    from: '//#region src/packages/StorageAnalyticsClient.ts',
    to: '//#region src/StorageClient.ts',
    instead: NO_VECTORS.map((name) => `class ${name} { constructor() ${refuse('vectors')} }\n`).join(''),
  },
  { file: SIGN_IN, from: 'import { createSiweMessage,', to: '\n', instead: '' },
  {
    file: SIGN_IN,
    from: 'async signInWithWeb3(',
    to: 'async _exchangeCodeForSession(',
    instead: `signInWithWeb3() ${refuse('wallets')}\n`,
  },
  // A driver's own sign-out goes by it, too.
  { file: OF_ADMIN, from: 'this.mfa = {', to: '/**', instead: '}\n' },
  { file: OF_ADMIN, from: 'async inviteUserByEmail(', to: '//# sourceMappingURL', instead: '}\n' },
]

/** 6 kB less of every page; the build fails where the library no longer has what is cut. */
export function withoutUnused(): Plugin {
  const isDone = new Set<Cut>()
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      let out = code
      for (const cut of CUTS.filter(({ file }) => file.test(id))) {
        const start = out.indexOf(cut.from)
        const end = out.indexOf(cut.to, start)
        if (start < 0 || end < 0) this.error(`${id} has no "${cut.from}" up to "${cut.to}"`)
        out = out.slice(0, start) + cut.instead + out.slice(end)
        isDone.add(cut)
      }
      return out === code ? null : out
    },
    buildEnd(error) {
      const missing = CUTS.find((cut) => !isDone.has(cut))
      if (!error && missing) this.error(`The build has no file ${missing.file}`)
    },
  }
}
