import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Plugin, type Rolldown } from 'vite'

const ROOT = import.meta.dirname
const PAGES_FILE = join(ROOT, 'src/app/pages.ts')
const HOME = '/'

/** As prerender.tsx tells them. */
type Frame = { path: string; pattern: string; title: string; markup: string }

/**
 * Writes one HTML file for each page (maintenance.html for /maintenance, cases/_.html for each /cases/:id; index.html
 * is home's), with what can be shown before any script has run, and with the names of the page's code, which theme.js
 * has fetched beside the frame's own.
 * A host that knows only index.html shows every page too: theme.js hides a frame that is not the path's.
 */
export function frames(): Plugin {
  return {
    name: 'frames',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') this.error('The build has no index.html to make frames from.')
      const plain = withFonts(laterScripts(String(index.source)), Object.keys(bundle))
      const code = pageCode(bundle)
      for (const frame of await renderFrames()) {
        const html = fill(plain, frame, code.get(frame.pattern) ?? [])
        if (frame.path === HOME) index.source = html
        else this.emitFile({ type: 'asset', fileName: fileOf(frame.path), source: html })
      }
    },
  }
}

/** The server looks for the same names. */
const fileOf = (path: string) => `${path.slice(1).replace('*', '_')}.html`

/** The frame is painted from HTML and style alone: the scripts give way to both on a slow network. */
function laterScripts(html: string): string {
  return html
    .replaceAll('<script type="module" crossorigin', '<script type="module" crossorigin fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
}

/** The style sheet names the fonts too late for the first paint: text would be set twice. */
function withFonts(html: string, files: string[]): string {
  const hints = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">\n    `)
  return html.replace('<script type="module"', () => `${hints.join('')}<script type="module"`)
}

function fill(html: string, { path, title, markup }: Frame, files: string[]): string {
  const code = files.map((file) => `/${file}`).join(' ')
  const hint = code === '' ? '' : `  <meta name="page-code" content="${code}">\n  `
  const parts: [string, string][] = [
    ['<html lang="en">', `<html lang="en" data-frame="${path}">`],
    ['<title>Tappet</title>', `<title>${escapeText(title)}</title>`],
    ['</head>', `${hint}</head>`],
    ['<div id="root"></div>', `<div id="root"><div data-before>${markup}</div></div>`],
  ]
  for (const [place, filled] of parts) {
    if (!html.includes(place)) throw new Error(`index.html has no ${place}`)
    html = html.replace(place, () => filled)
  }
  return html
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The files that a page's code lies in, by path, without those that come with the frame anyway. */
function pageCode(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(from)) {
      seen.add(from)
      for (const next of byName.get(from)?.imports ?? []) reach(next, seen)
    }
    return seen
  }
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The build has no entry.')
  const first = reach(entry.fileName)
  return new Map(
    pageModules().map(([path, module]) => {
      const chunk = chunks.find((candidate) => candidate.facadeModuleId === module)
      if (!chunk) throw new Error(`${module} of ${path} is no chunk of its own: is it imported elsewhere?`)
      return [path, [...reach(chunk.fileName)].filter((file) => !first.has(file))]
    }),
  )
}

/** Path and module of each line of the table in pages.ts. */
function pageModules(): [path: string, module: string][] {
  const lines = readFileSync(PAGES_FILE, 'utf8').matchAll(/\[\s*'(\/[^']*|\*)',[^[\]]*?import\('([^']+)'\)/g)
  return [...lines].map(([, path = '', module = '']) => [path, join(dirname(PAGES_FILE), module)])
}

async function renderFrames(): Promise<Frame[]> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const { renderFrames: render } = await server.ssrLoadModule('/src/app/prerender.tsx')
    return render()
  } finally {
    await server.close()
  }
}
