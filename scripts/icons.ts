/**
 * `node scripts/icons.ts` draws apps/web/icons as PNG with Chromium; run it after changing a source, and keep what it
 * writes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const SOURCES = join(import.meta.dirname, '../apps/web/icons')
const TARGETS = join(import.meta.dirname, '../apps/web/public/icons')

const ICONS: readonly [target: string, source: string, sizePx: number][] = [
  ['icon-192', 'app', 192],
  ['icon-512', 'app', 512],
  ['maskable-192', 'maskable', 192],
  ['maskable-512', 'maskable', 512],
  // iOS cuts the corners itself and shows what is transparent as black.
  ['apple-touch-icon', 'maskable', 180],
  ['badge-96', 'badge', 96],
  ['shortcut-record', 'shortcut-record', 96],
  ['shortcut-service', 'shortcut-service', 96],
  ['shortcut-obd', 'shortcut-obd', 96],
]

/** 1.91 to 1, as messengers' large previews are. */
const SHARED = { target: 'share', source: 'share', width: 1200, height: 630 }
const FONTS = join(import.meta.dirname, '../node_modules/@fontsource/barlow/files')

async function typeface(): Promise<string> {
  const faces = [400, 600].map(async (weight) => {
    const bytes = await readFile(join(FONTS, `barlow-latin-${weight}-normal.woff2`), 'base64')
    return `@font-face{font-family:Barlow;font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`
  })
  return (await Promise.all(faces)).join('')
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const [target, source, sizePx] of ICONS) {
  const drawing = await readFile(join(SOURCES, `${source}.svg`), 'base64')
  await page.setViewportSize({ width: sizePx, height: sizePx })
  await page.setContent(
    `<body style="margin:0"><img style="display:block;width:${sizePx}px;height:${sizePx}px" src="data:image/svg+xml;base64,${drawing}">`,
  )
  await writeFile(join(TARGETS, `${target}.png`), await page.screenshot({ omitBackground: true }))
}
const { width, height } = SHARED
await page.setViewportSize({ width, height })
// A picture in a picture has no fonts.
await page.setContent(
  `<style>${await typeface()}body{margin:0}</style>${await readFile(join(SOURCES, `${SHARED.source}.svg`), 'utf8')}`,
)
await page.evaluate(() => document.fonts.ready)
await writeFile(join(TARGETS, `${SHARED.target}.png`), await page.screenshot())
await browser.close()
console.log(`${ICONS.length + 1} pictures drawn into ${TARGETS}`)
