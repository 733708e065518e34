/** `npm run words [-- PATH]` prints `file:line` of what law/words.table.ts lists, and exits 1. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { literalTexts } from './law/copy.ts'
import { participles } from './law/names.ts'
import { fileNames, type WordRow, words } from './law/words.table.ts'

/** Released: what ran on a database is never edited. */
const RELEASED = /^supabase\/migrations\/00(0\d|1\d|2[01])_/

const GENERATED = 'supabase/schema.sql'

const isChecked = (file: string) =>
  !RELEASED.test(file) &&
  file !== GENERATED &&
  /\.(ts|tsx|mjs|js|css|html|md|sql|yml|toml)$/.test(file) &&
  !/\.data\.ts$|^apps\/web\/(android|ios)\/|^docs\/requirements\.md$|(^|\/)(ATTRIBUTION|LICENSE)|^scripts\/(law\/words|check-words)/.test(
    file,
  )

export function breachesOf(file: string, text: string): string[] {
  const inText = words
    .filter((row) => applies(row, file))
    .flatMap((row) => matchesOf(row, text).map(([at, word]) => ({ line: lineOf(text, at), word, row })))
    .sort((a, b) => a.line - b.line)
    .map(({ line, word, row }) => `${file}:${line}: "${word}"; write ${row.instead}`)
  const inName = fileNames
    .filter((row) => applies(row, file) && matchesOf(row, file).length > 0)
    .map((row) => `${file}:1: the file's name; write ${row.instead}`)
  const inNames = participles(file, text).map(
    ([at, name]) =>
      `${file}:${lineOf(text, at)}: the name "${name}"; write what the value is: match, reading, …`,
  )
  const inComponents = literalTexts(file, text).map(
    ([at, literal]) => `${file}:${lineOf(text, at)}: the text "${literal}"; write it in the room's copy file`,
  )
  return [...inName, ...inText, ...inNames, ...inComponents]
}

const applies = (row: WordRow, file: string) => (row.in?.test(file) ?? true) && !row.except?.test(file)

const matchesOf = ({ pattern }: WordRow, text: string) =>
  [...text.matchAll(pattern)].map((match) => [match.index, match[0].trim()] as const)

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

function main(args: readonly string[]) {
  process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => isChecked(file) && existsSync(file))
  const paths = args.filter((arg) => !arg.startsWith('-'))
  const breaches = files
    .filter((file) => paths.length === 0 || paths.some((path) => file.startsWith(path)))
    .flatMap((file) => breachesOf(file, readFileSync(file, 'utf8')))
  for (const line of breaches) console.error(line)
  console.log(`Words: ${files.length} files, ${breaches.length} to replace`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
