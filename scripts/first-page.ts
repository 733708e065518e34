import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '../apps/web/dist')

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; src?: string }

export function firstPageScripts(): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true)
  if (entries.length !== 1) throw new Error('The manifest names no entry, or several.')
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const entry of entries) visit(entry)
  return [...seen].map((key) => join(dist, manifest[key]?.file ?? ''))
}

export function firstPageFonts(): string[] {
  const assets = join(dist, 'assets')
  return readdirSync(assets)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => join(assets, file))
}
