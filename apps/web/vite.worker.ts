import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

const ENTRY = join(import.meta.dirname, 'src/sw/worker.ts')
const NAME = 'worker.js'
/** What the app needs offline: of the pages home's alone, which shows every path. Icons are the system's to fetch. */
const KEPT =
  /^index\.html$|^(?!\.|icons\/|assets\/password-guess-|.*\.html$).*\.(js|css|woff2|svg|png|md|wasm|json|webmanifest)$/
/** Their names have a hash of what is in them. */
const HASHED = /^assets\//

/** Builds the service worker (src/sw) once the app is written, and tells it which files the app has. */
export function worker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      const { outDir } = config.build
      await build({
        configFile: false,
        root: config.root,
        ...(config.logLevel !== undefined && { logLevel: config.logLevel }),
        publicDir: false,
        define: { APP_FILES: JSON.stringify(await filesOf(join(config.root, outDir))) },
        build: {
          outDir,
          emptyOutDir: false,
          ...(config.build.target !== undefined && { target: config.build.target }),
          rolldownOptions: {
            input: ENTRY,
            output: { format: 'iife', entryFileNames: NAME },
          },
        },
      })
    },
  }
}

/** Each file by its path, with a revision where the name has no hash. */
async function filesOf(dist: string): Promise<{ url: string; revision: string | null }[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => KEPT.test(path) && path !== NAME)
    .sort()
  return Promise.all(
    paths.map(async (url) => ({
      url,
      revision: HASHED.test(url)
        ? null
        : createHash('sha256')
            .update(await readFile(join(dist, url)))
            .digest('hex')
            .slice(0, 16),
    })),
  )
}
