/** A value that is sent beside the statement's text, never in it. */
class Parameter {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

/** A piece of a statement. Only this file makes one, so that no client's text can become SQL. */
export type Sql = readonly (string | Parameter)[]

export type Statement = { text: string; values: unknown[] }

/** Joins our own SQL text and further pieces. */
export function sql(strings: TemplateStringsArray, ...pieces: Sql[]): Sql {
  const chunks: (string | Parameter)[] = []
  for (const [index, string] of strings.entries()) {
    if (string !== '') chunks.push(string)
    const piece = pieces[index]
    if (piece !== undefined) chunks.push(...piece)
  }
  return chunks
}

export const empty: Sql = []

/** A value, numbered when the statement is finished. */
export function parameter(value: unknown): Sql {
  return [new Parameter(value)]
}

/** A quoted identifier. */
export function identifier(name: string): Sql {
  return [quote(name)]
}

/** A column of the table that the statement knows as `alias`. */
export function qualified(alias: string, column: string): Sql {
  return [`${alias}.${quote(column)}`]
}

/** SQL that PostgreSQL's own catalogue wrote: a type, a default. */
export function fromCatalogue(text: string): Sql {
  return [text]
}

/** One of our own table aliases. */
export function alias(name: `${'t' | 'e' | 'j'}${number}` | 'source'): Sql {
  return [name]
}

export function join(pieces: readonly Sql[], separator: string): Sql {
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [separator, ...piece]))
}

/** The finished text with $1, $2, … and the values in their order. */
export function toStatement(pieces: Sql): Statement {
  const values: unknown[] = []
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : `$${values.push(piece.value)}`
  return { text, values }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
