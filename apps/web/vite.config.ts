import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { frames } from './vite.frames.ts'
import { withoutUnused } from './vite.unused.ts'
import { worker } from './vite.worker.ts'

// sonner writes its styles into the page, which the page's policy refuses and reports. They come as a file instead.
const sonnerStylesAsFile: Plugin = {
  name: 'sonner-styles-as-file',
  transform(code, id) {
    return /\/sonner\/dist\/index\.m?js/.test(id) ? code.replace(/^__insertCSS\(".*"\);$/m, '') : null
  },
}

// An icon's shapes never change places, so React asks for no keys; random letters, they are 1 kB of every page.
const withoutIconKeys: Plugin = {
  name: 'without-icon-keys',
  apply: 'build',
  transform: (code, id) =>
    /\/lucide-react\/dist\/esm\/icons\//.test(id) ? code.replace(/, key: "\w+"/g, '') : null,
}

// Each schema brings the code along that writes it as JSON Schema, which nothing here asks for: 6 kB of most pages.
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform(code, id) {
    if (!/\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
    const refuse = 'const refuse = () => { throw new Error("This build writes no JSON Schema") }'
    // What makes a method of a schema is asked for it while the schema is made.
    const make = 'const make = () => refuse'
    const out = names.map((name) => `${name?.startsWith('create') ? 'make' : 'refuse'} as ${name}`)
    return `${refuse}\n${make}\nexport { ${[...out, 'refuse as process'].join(', ')} }`
  },
}

// On a slow network each of many small files costs a round trip, and each costs a phone's processor some milliseconds.
// What the frame and home need is one file; what pages share is three, none of which needs a later one.
const chunks = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, minShareCount: 2, priority: 3 },
  {
    name: 'controls',
    // What tabs and folds need of the library that layers are built on: a quarter of it.
    test: /@base-ui[\\/](utils|react[\\/](internals(?![\\/]useAnchor)|merge-props|utils[\\/](?!popups|useAnchored)|floating-ui-react[\\/]utils))|@floating-ui[\\/]utils|use-sync-external-store|src[\\/]ui[\\/]lists[\\/](accordion|tabs)\.tsx/,
    minShareCount: 2,
    priority: 2.5,
  },
  // All are fetched together, each time.
  {
    name: 'store',
    test: /src[\\/](platform[\\/]storage[\\/]queue-store\.web|offline[\\/]table[\\/]former|backend[\\/]cache[\\/]query-persister)\.ts/,
    priority: 2.4,
  },
  // Else a group that comes first takes along an icon that home's parts show as well.
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 2.2 },
  {
    name: 'layers',
    // With what is built on it: home needs the other parts at once, and layers only after a press.
    test: /node_modules[\\/]@(base-ui|floating-ui)[\\/]|src[\\/]ui[\\/]layers[\\/](confirm-layer|dialog-layer|dialog-parts|popover|tooltip)\.tsx/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'parts',
    // Without the tables of fields, their schemas and what reads typed values, which only pages with rows need; nor what results or refused changes alone need.
    test: /[\\/](apps[\\/]web[\\/]src[\\/](ui(?![\\/](marks[\\/](verdict-card|pass-on)|messages[\\/](two-versions|refused-change)))|platform(?![\\/]app[\\/]passkey)|format(?![\\/](doubt|found|verdict|typed-number)))|packages[\\/]upkeep|node_modules[\\/]lucide-react)[\\/](?!fields[\\/]import-parts|src[\\/](catalogue|statistics|due|next-service|urgency|reading|schemas|preferences-schema|fields[\\/](?!money)|(log|fuel|car|costs)[\\/](fields|costs|record|csv|counter|doubt)|unit-names))/,
    minShareCount: 3,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    sonnerStylesAsFile,
    withoutUnused(),
    withoutIconKeys,
    withoutJsonSchema,
    frames(),
    worker(),
  ],
  // JSON.parse reads a large table faster than the engine reads the same table as an object literal.
  json: { stringify: true, namedExports: false },
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // The first page names every file: a character less in each is 200 bytes of it.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  // The decoders of rare sound formats are fetched one by one, from inside their worker.
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/rest/v1', '/auth/v1', '/storage/v1', '/functions/v1', '/realtime/v1', '/config.json'].map(
        (prefix) => [prefix, { target: 'http://127.0.0.1:8787', ws: prefix.startsWith('/realtime') }],
      ),
    ),
  },
})
