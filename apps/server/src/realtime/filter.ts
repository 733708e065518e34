/** Row filters as clients write them: column=operator.value, several joined by commas. */

const operators = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=', in: 'in' } as const

export type FilterOperator = keyof typeof operators
export type RowFilter = { column: string; operator: FilterOperator; values: string[] }

/** Why a filter is refused; the message goes to the client. */
export class FilterError extends Error {
  constructor(message: string) {
    super(`Error parsing \`filter\` params: ${message}`)
    this.name = 'FilterError'
  }
}

const MAX_VALUES = 100
const ONE = /^([^=.]+)=(\w+)\.(.*)$/s

const isOperator = (name: string): name is FilterOperator => Object.hasOwn(operators, name)

/**
 * @param text null or blank means every row
 * @throws FilterError
 */
export function parseFilter(text: string | null | undefined): RowFilter[] {
  if (text === null || text === undefined || text.trim() === '') return []
  return split(text).map(parseOne)
}

function parseOne(segment: string): RowFilter {
  const match = ONE.exec(segment.trim())
  const [, column, operator, value] = match ?? []
  if (column === undefined || operator === undefined || value === undefined) throw new FilterError(segment)
  if (!isOperator(operator)) throw new FilterError(`the operator ${operator} is not offered`)
  if (operator !== 'in') return { column, operator, values: [unquote(value)] }
  if (!value.startsWith('(') || !value.endsWith(')')) {
    throw new FilterError('`in` filter value must be wrapped by parentheses')
  }
  const values = split(value.slice(1, -1)).map((item) => unquote(item.trim()))
  if (values.length > MAX_VALUES) throw new FilterError(`\`in\` filter takes at most ${MAX_VALUES} values`)
  return { column, operator, values }
}

// Splits at commas outside parentheses and double quotes.
function split(text: string): string[] {
  const parts: string[] = []
  let [depth, quoted, start] = [0, false, 0]
  for (let at = 0; at < text.length; at++) {
    const char = text[at]
    if (quoted && char === '\\') at += 1
    else if (char === '"') quoted = !quoted
    else if (quoted) continue
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

function unquote(value: string): string {
  if (value.length < 2 || !value.startsWith('"') || !value.endsWith('"')) return value
  return value.slice(1, -1).replace(/\\(.)/gs, '$1')
}

/**
 * A filter as SQL over `left`; the values are passed beside it, cast to the column's type,
 * so that a comparison is PostgreSQL's own.
 *
 * @param left an expression for the column's value
 * @param type the column's type as the catalogue names it
 * @param parameter takes a value and gives the placeholder for it
 */
export function filterSql(
  { operator, values }: RowFilter,
  left: string,
  type: string,
  parameter: (value: string) => string,
): string {
  const cast = (value: string) => `${parameter(value)}::text::${type}`
  const right = operator === 'in' ? `(${values.map(cast).join(', ')})` : cast(values[0] ?? '')
  return `(${left} ${operators[operator]} ${right})`
}
