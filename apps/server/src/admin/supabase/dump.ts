import { createReadStream } from 'node:fs'

export type Block = { schema: string; table: string; columns: string[]; lines: AsyncIterable<Buffer> }

const HEAD = /^copy ("?)([\w-]+)\1\.("?)([\w-]+)\3 \((.*)\) from stdin;\r?$/i
const LINE_FEED = 10
const END = '\\.'

/** The `copy … from stdin` blocks of a plain dump. Every block's lines have to be read, or skipped, before the next. */
export async function* readDump(path: string): AsyncGenerator<Block> {
  const lines = linesOf(createReadStream(path))
  for (;;) {
    const next = await lines.next()
    if (next.done) return
    // A heading is short; a row of another statement need not be made a text.
    if (next.value.length > 20_000) continue
    const [, , schema, , table, list] = HEAD.exec(next.value.toString('utf8').trimEnd()) ?? []
    if (schema === undefined || table === undefined || list === undefined) continue
    let isOver = false
    const rows = (async function* () {
      while (!isOver) {
        const row = await lines.next()
        if (row.done) throw new Error('the dump ends within a table')
        isOver = row.value.length <= 4 && row.value.toString('utf8').trimEnd() === END
        if (!isOver) yield row.value
      }
    })()
    const columns = list.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'))
    yield { schema, table, columns, lines: rows }
    for await (const _ of rows) {
    }
  }
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer[] = []
  for await (const chunk of source) {
    let from = 0
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at + 1)])
      rest = []
      from = at + 1
    }
    if (from < chunk.length) rest.push(chunk.subarray(from))
  }
  if (rest.length > 0) yield Buffer.concat(rest)
  return undefined
}

/** The rows with these columns, in this order; tabs within values are escaped, so tabs part values. */
export async function* pick(
  { columns, lines }: Pick<Block, 'columns' | 'lines'>,
  wanted: readonly string[],
): AsyncGenerator<Buffer> {
  const places = wanted.map((name) => columns.indexOf(name))
  const isAll = columns.length === wanted.length && places.every((place, index) => place === index)
  for await (const line of lines) {
    if (isAll) {
      yield line
      continue
    }
    const values = line
      .toString('utf8')
      .replace(/\r?\n$/, '')
      .split('\t')
    yield Buffer.from(`${places.map((place) => values[place] ?? '\\N').join('\t')}\n`)
  }
}
