/**
 * Makes an access outside its array throw: JavaScript's `undefined` turns into NaN or is lost in a comparison. `list[n]
 * ?? value` and what follows `?.` say that they may lie outside.
 */
import { type Node, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vitest/config'

// Hoisted, so that line numbers stay.
const HELPERS = `
function $at(list, at, place) {
  const isList = Array.isArray(list) || ArrayBuffer.isView(list)
  if (isList && !(at in list)) throw new RangeError(place + ': index ' + at + ' of ' + list.length)
  return at
}
function $read(list, at, place) {
  return list[$at(list, at, place)]
}
`

/** @param place what an error names, with the line */
export function checkIndexes(place: string, source: string): string {
  const targets = new Set<unknown>()
  const mayLieOutside = new Set<unknown>()
  const edits: { start: number; end: number; text: string }[] = []
  const visitor = new Visitor({
    AssignmentExpression: ({ left }) => void targets.add(left),
    UpdateExpression: ({ argument }) => void targets.add(argument),
    LogicalExpression: ({ operator, left }) => void (operator === '??' && mayLieOutside.add(left)),
    // What follows `?.` is not read where the part before is missing.
    ChainExpression({ expression }) {
      let link: Node | undefined = expression
      while (link !== undefined) {
        mayLieOutside.add(link)
        link = 'object' in link ? link.object : 'callee' in link ? link.callee : undefined
      }
    },
    MemberExpression(node) {
      if (!node.computed || node.optional || mayLieOutside.has(node)) return
      const { object, property } = node
      const line = source.slice(0, node.start).split('\n').length
      const checked = `, '${place}:${line}')`
      const opening = { start: object.end, end: property.start }
      const closing = { start: property.end, end: node.end }
      if (targets.has(node)) {
        const list = source.slice(object.start, object.end)
        edits.push({ ...opening, text: `[$at(${list}, ` }, { ...closing, text: `${checked}]` })
      } else {
        edits.push({ start: object.start, end: object.start, text: '$read(' })
        edits.push({ ...opening, text: ', ' }, { ...closing, text: checked })
      }
    },
  })
  visitor.visit(parseSync(place, source).program)
  // An outer access begins where an inner one does: its text comes before.
  const inOrder = edits.map((edit, n) => ({ ...edit, n })).sort((a, b) => a.start - b.start || a.n - b.n)
  let code = ''
  let at = 0
  for (const { start, end, text } of inOrder) {
    code += source.slice(at, start) + text
    at = end
  }
  return code + source.slice(at) + HELPERS
}

export const checkedIndexes = (files: RegExp): Plugin => ({
  name: 'checked-indexes',
  enforce: 'pre',
  transform: (source, id) => (files.test(id) ? { code: checkIndexes(id, source), map: null } : null),
})
