/** Sent beside the statement's text, never in it. */
class Parameter {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

/** Only this file makes one, so that no client's text can become SQL. */
export type Sql = readonly (string | Parameter)[]

export type Statement = { text: string; values: unknown[] }

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

/** Numbered when the statement is finished. */
export function parameter(value: unknown): Sql {
  return [new Parameter(value)]
}

export function identifier(name: string): Sql {
  return [quote(name)]
}

export function qualified(alias: string, column: string): Sql {
  return [`${alias}.${quote(column)}`]
}

/** From PostgreSQL's own catalogue: a type, a default. */
export function fromCatalogue(text: string): Sql {
  return [text]
}

export function alias(name: `${'t' | 'e' | 'j'}${number}` | 'source'): Sql {
  return [name]
}

export function join(pieces: readonly Sql[], separator: string): Sql {
  return pieces.flatMap((piece, index) => (index === 0 ? piece : [separator, ...piece]))
}

/** With $1, $2, … and the values in their order. */
export function toStatement(pieces: Sql): Statement {
  const values: unknown[] = []
  let text = ''
  for (const piece of pieces) text += typeof piece === 'string' ? piece : `$${values.push(piece.value)}`
  return { text, values }
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
