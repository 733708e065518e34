import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = { file: string; specifier: string }

export function target({ file, specifier }: Import): string | null {
  if (specifier.startsWith('.')) return relative('.', join(dirname(file), specifier.replace(/\?.*$/, '')))
  const ours = /^@tappet\/([a-z]+)(\/.*)?$/.exec(specifier)
  if (ours === null) return null
  return `packages/${ours[1]}/${ours[2] ?? ''}`
}

/** Static, dynamic with a plain text, re-exports, and types. */
export function importsOf(file: string, source: string): Import[] {
  const { module, program } = parseSync(file, source)
  const specifiers = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.map((exported) => exported.moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map((entry) =>
      source.slice(entry.moduleRequest.start + 1, entry.moduleRequest.end - 1),
    ),
    ...typeImports(program),
  ]
  return [...new Set(specifiers)]
    .filter((specifier) => specifier !== '')
    .map((specifier) => ({ file, specifier }))
}

// The parser's module record has no import('…').Type in a type position.
function typeImports(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typeImports)
  if (node === null || typeof node !== 'object') return []
  const entries = Object.values(node).flatMap(typeImports)
  const source = 'type' in node && node.type === 'TSImportType' && 'source' in node ? node.source : null
  if (
    source !== null &&
    typeof source === 'object' &&
    'value' in source &&
    typeof source.value === 'string'
  ) {
    entries.push(source.value)
  }
  return entries
}
