import { parseSync } from 'oxc-parser'

/** The app’s components draw no text of their own: copy files hold them all. */
const COMPONENT = /^apps\/web\/src\/.*(?<!\.test)\.tsx$/

const PROSE = /^\p{Lu}\p{Ll}|\p{L}[.,:?!] \p{L}|\p{Ll} \p{Ll}+ \p{Ll}|\p{L}[.?!…]$/u
/** A key of the keyboard, or the class of an error. */
const NAMES = /^(?:Arrow(?:Up|Down|Left|Right)|Escape|Enter|Tab|Home|End|Page(?:Up|Down)|\w+Error)$/
const UNSEEN: ReadonlySet<unknown> = new Set('className d viewBox href id key to'.split(' '))

/** Words between tags, and strings that read as prose, with their place in a component's file. */
export function literalTexts(file: string, text: string): [at: number, words: string][] {
  if (!COMPONENT.test(file)) return []
  const texts: [number, string][] = []
  const add = (at: unknown, value: unknown, isText: RegExp) => {
    const words = String(value).replace(/\s+/g, ' ').trim()
    if (isText.test(words) && !NAMES.test(words)) texts.push([Number(at), words])
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const node: Record<string, unknown> = { ...value }
    if (node.type === 'ImportDeclaration' || String(node.type).startsWith('TSType')) return
    if (isForDevelopers(node)) return
    if (node.type === 'JSXAttribute' && UNSEEN.has(nameOf(node.name))) return
    if (node.type === 'Property' && node.computed !== true) node.key = null
    if (node.type === 'JSXText') add(node.start, node.value, /\p{L}/u)
    if (node.type === 'Literal' && typeof node.value === 'string') add(node.start, node.value, PROSE)
    if (node.type === 'TemplateElement') add(node.start, rawOf(node.value), PROSE)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return texts
}

/** Logs, errors, what robots read, and the constants that name a look. */
const isForDevelopers = ({ type, callee, id, name }: Record<string, unknown>) =>
  (type === 'JSXOpeningElement' && nameOf(name) === 'meta') ||
  (type === 'VariableDeclarator' && String(nameOf(id)).endsWith('_CLASS')) ||
  (type === 'CallExpression' && nameOf(objectOf(callee)) === 'console') ||
  (type === 'NewExpression' && String(nameOf(callee)).endsWith('Error'))

const nameOf = (node: unknown) =>
  typeof node === 'object' && node !== null && 'name' in node ? node.name : ''
const objectOf = (node: unknown) =>
  typeof node === 'object' && node !== null && 'object' in node ? node.object : null
const rawOf = (part: unknown) => (typeof part === 'object' && part !== null && 'raw' in part ? part.raw : '')
