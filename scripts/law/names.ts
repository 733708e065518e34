import { parseSync, Visitor } from 'oxc-parser'

/** They say what happened to a value, and nothing of what it is. */
const PARTICIPLES: ReadonlySet<unknown> = new Set(
  'found known asked told kept given sent made taken left read heard written held stored'.split(' '),
)

const FUNCTIONS: ReadonlySet<unknown> = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'TSFunctionType',
])

/**
 * Variables and parameters that are named by a participle, with their place in the text. Functions are named by verbs,
 * and a field that is destructured keeps its name.
 */
export function participles(file: string, text: string): [at: number, name: string][] {
  if (!/\.(?:tsx?|mjs)$/.test(file)) return []
  const names: [number, string][] = []
  const declare = (pattern: unknown): void => {
    const node = asNode(pattern)
    if (node === null) return
    const type = asNode(asNode(node.typeAnnotation)?.typeAnnotation)?.type
    if (node.type === 'Identifier' && PARTICIPLES.has(node.name) && !FUNCTIONS.has(type))
      names.push([Number(node.start), String(node.name)])
    if (node.type === 'AssignmentPattern') declare(node.left)
    if (Array.isArray(node.elements)) node.elements.forEach(declare)
    if (Array.isArray(node.properties))
      for (const property of node.properties.map(asNode))
        if (property?.shorthand !== true) declare(property?.value ?? property?.argument)
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (FUNCTIONS.has(init?.type) || declare(id)),
    ArrowFunctionExpression: ({ params }) => params.forEach(declare),
    FunctionExpression: ({ params }) => params.forEach(declare),
    FunctionDeclaration: ({ params }) => params.forEach(declare),
  }).visit(parseSync(file, text).program)
  return names
}

const asNode = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? { ...value } : null
