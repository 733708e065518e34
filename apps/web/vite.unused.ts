import type { Plugin } from 'vite'

const STORAGE = /@supabase\/storage-js\/dist\/index\.mjs$/
const SIGN_IN = /@supabase\/auth-js\/dist\/module\/GoTrueClient\.js$/
const OF_ADMIN = /@supabase\/auth-js\/dist\/module\/GoTrueAdminApi\.js$/
const SOCKET = /@supabase\/phoenix\/priv\/static\/phoenix\.mjs$/
const CHANNEL = /@supabase\/realtime-js\/dist\/module\/RealtimeChannel\.js$/
const PRESENCE = /@supabase\/realtime-js\/dist\/module\/RealtimePresence\.js$/
const MESSAGES = /@supabase\/realtime-js\/dist\/module\/lib\/serializer\.js$/
const CLIENT = /@supabase\/supabase-js\/dist\/index\.mjs$/
const ROWS = /@supabase\/postgrest-js\/dist\/index\.mjs$/

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

/**
 * Of the Supabase client, what nothing here asks for: tables of data, vectors, wallets, a server's own keys, passkeys
 * without a second step, sign-ins to other services, presence, broadcasts, traces.
 */
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
  { file: SIGN_IN, from: 'webauthn: new WebAuthnApi(this),', to: 'recoveryCodes: {', instead: '' },
  { file: SIGN_IN, from: 'this.oauth = {', to: 'if (this.persistSession) {', instead: '' },
  { file: SIGN_IN, from: 'async signInAnonymously(', to: 'async signUp(', instead: '' },
  { file: SIGN_IN, from: 'async signInWithSSO(', to: 'async getSession(', instead: '' },
  { file: SIGN_IN, from: 'async getUserIdentities(', to: 'async _refreshAccessToken(', instead: '' },
  {
    file: SIGN_IN,
    from: 'async _getAuthorizationDetails(',
    to: 'GoTrueClient.nextInstanceID = {}',
    instead: '}\n',
  },
  {
    file: SOCKET,
    from: 'var arrayBufferToBase64 =',
    to: '// js/phoenix/presence.js',
    instead: `var LongPoll = class { constructor() ${refuse('long poll')} };\n`,
  },
  { file: SOCKET, from: 'static request(method,', to: 'static serialize(', instead: '' },
  { file: PRESENCE, from: 'import PresenceAdapter', to: '\n', instead: '' },
  {
    file: PRESENCE,
    from: 'export default class RealtimePresence {',
    to: '//# sourceMappingURL',
    instead: 'export default class {}\n',
  },
  { file: CHANNEL, from: 'presenceState() {', to: 'on(type,', instead: '' },
  { file: CHANNEL, from: 'async httpSend(', to: 'updateJoinPayload(', instead: '' },
  {
    file: MESSAGES,
    from: '_binaryEncodeUserBroadcastPush(message) {',
    to: 'decode(rawPayload',
    instead: '',
  },
  { file: CLIENT, from: 'const traceTargets =', to: 'const allowKeyAsBearer', instead: '' },
  { file: CLIENT, from: 'if (traceTargets) {', to: 'return fetch$1(', instead: '' },
  { file: CLIENT, from: 'function shouldShowDeprecationWarning(', to: '//#endregion', instead: '' },
  { file: ROWS, from: 'likeAllOf(', to: 'is(column', instead: '' },
  { file: ROWS, from: 'rangeGt(', to: 'overlaps(', instead: '' },
  { file: ROWS, from: 'csv() {', to: 'returns() {', instead: '' },
  // A driver's own sign-out goes by it, too.
  { file: OF_ADMIN, from: 'this.mfa = {', to: '/**', instead: '}\n' },
  { file: OF_ADMIN, from: 'async inviteUserByEmail(', to: '//# sourceMappingURL', instead: '}\n' },
]

const METHOD = /(?:^|\s)async (\w+)\(/g
const CALL = /\bauth\s*\.(\w+)\(/g

/** 15 kB less of every page; the build fails where the library no longer has what is cut, or the app asks for it. */
export function withoutUnused(): Plugin {
  const isDone = new Set<Cut>()
  const absent = new Set<string>()
  const calls = new Map<string, string>()
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/apps/web/src/')) for (const [, name = ''] of code.matchAll(CALL)) calls.set(name, id)
      let out = code
      for (const cut of CUTS.filter(({ file }) => file.test(id))) {
        const start = out.indexOf(cut.from)
        const end = out.indexOf(cut.to, start)
        if (start < 0 || end < 0) this.error(`${id} has no "${cut.from}" up to "${cut.to}"`)
        for (const [, name = ''] of out.slice(start, end).matchAll(METHOD)) absent.add(name)
        out = out.slice(0, start) + cut.instead + out.slice(end)
        isDone.add(cut)
      }
      return out === code ? null : out
    },
    buildEnd(error) {
      if (error) return
      const missing = CUTS.find((cut) => !isDone.has(cut))
      if (missing) this.error(`The build has no file ${missing.file}`)
      for (const [name, id] of calls)
        if (absent.has(name)) this.error(`${id} asks for auth.${name}, which is cut`)
    },
  }
}
