import { refuse } from '../../errors/rest.ts'
import type { ForeignKey, Relation, Schema } from './model.ts'
import { mostSimilar } from './similar.ts'

export type ColumnPair = { parent: string; child: string }
export type Junction = { relation: string; parentPairs: ColumnPair[]; childPairs: ColumnPair[] }

/** How the rows of `child` belong to a row of the parent it is embedded in. */
export type Relationship = {
  child: string
  cardinality: 'many-to-one' | 'one-to-one' | 'one-to-many' | 'many-to-many'
  /** The parent's and child's columns that are equal; empty across a junction. */
  pairs: ColumnPair[]
  /** For many-to-many; a pair's `child` is then the column of the junction. */
  junction: Junction | null
  /** Names for it beside the child's name. */
  constraints: string[]
  /** The referencing columns, the parent's when `isOutward` and else the child's. */
  columns: readonly string[]
  isOutward: boolean
}

export function isToOne(relationship: Relationship): boolean {
  return relationship.cardinality === 'many-to-one' || relationship.cardinality === 'one-to-one'
}

/**
 * Finds the relationship that `parent?select=target!hint(…)` means. The target may also be
 * the referencing column or the constraint.
 *
 * @throws RestError PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(
  schema: Schema,
  parent: string,
  target: string,
  hint: string | null,
): Relationship {
  const all = relationshipsOf(schema, parent)
  const found = all.filter((each) => isMeant(each, target, hint))
  const [first] = found
  if (first === undefined) throw refuse.relationship(parent, target, hint, suggestion(schema, all, target))
  if (found.length === 1) return first
  // The name of a table that refers to itself means its children.
  const children = found.filter((each) => each.cardinality === 'one-to-many')
  const [onlyChildren] = children
  if (parent === target && hint !== null && children.length === 1 && onlyChildren !== undefined)
    return onlyChildren
  throw refuse.ambiguousRelationship(
    parent,
    target,
    found.map((each) => describe(parent, each)),
    found.map((each) => `${each.child}!${each.junction?.relation ?? each.constraints[0]}`),
  )
}

function isMeant(relationship: Relationship, target: string, hint: string | null): boolean {
  const ownColumn = relationship.isOutward && isOnly(relationship.columns, target)
  const named = relationship.child === target || relationship.constraints.includes(target) || ownColumn
  if (!named) return false
  return (
    hint === null ||
    relationship.constraints.includes(hint) ||
    isOnly(relationship.columns, hint) ||
    relationship.junction?.relation === hint
  )
}

const isOnly = (columns: readonly string[], name: string) => columns.length === 1 && columns[0] === name

/** Every relationship of `parent`, in the order many-to-one, one-to-many, many-to-many. */
function relationshipsOf(schema: Schema, parent: string): Relationship[] {
  const out = schema.foreignKeys.filter((key) => key.from === parent).map((key) => toReferenced(schema, key))
  const into = schema.foreignKeys.filter((key) => key.to === parent)
  return [
    ...out,
    ...into.map((key) => toReferencing(schema, key)),
    ...into.flatMap((key) => across(schema, key)),
  ]
}

function toReferenced(schema: Schema, key: ForeignKey): Relationship {
  return {
    child: key.to,
    cardinality: isUnique(schema.relations.get(key.from), key.fromColumns) ? 'one-to-one' : 'many-to-one',
    pairs: key.fromColumns.map((parent, index) => ({ parent, child: key.toColumns[index] ?? '' })),
    junction: null,
    constraints: [key.constraint],
    columns: key.fromColumns,
    isOutward: true,
  }
}

function toReferencing(schema: Schema, key: ForeignKey): Relationship {
  return {
    child: key.from,
    cardinality: isUnique(schema.relations.get(key.from), key.fromColumns) ? 'one-to-one' : 'one-to-many',
    pairs: key.toColumns.map((parent, index) => ({ parent, child: key.fromColumns[index] ?? '' })),
    junction: null,
    constraints: [key.constraint],
    columns: key.fromColumns,
    isOutward: false,
  }
}

/** Through a table whose primary key holds both foreign keys. */
function across(schema: Schema, toParent: ForeignKey): Relationship[] {
  const primaryKey = new Set(schema.relations.get(toParent.from)?.primaryKey)
  const isKey = (key: ForeignKey) => key.fromColumns.every((column) => primaryKey.has(column))
  if (!isKey(toParent)) return []
  return schema.foreignKeys
    .filter((key) => key.from === toParent.from && key !== toParent && isKey(key))
    .map((toChild) => ({
      child: toChild.to,
      cardinality: 'many-to-many',
      pairs: [],
      junction: {
        relation: toParent.from,
        parentPairs: toParent.toColumns.map((parent, index) => ({
          parent,
          child: toParent.fromColumns[index] ?? '',
        })),
        childPairs: toChild.fromColumns.map((parent, index) => ({
          parent,
          child: toChild.toColumns[index] ?? '',
        })),
      },
      constraints: [],
      columns: [],
      isOutward: false,
    }))
}

function isUnique(relation: Relation | undefined, columns: readonly string[]): boolean {
  const given = new Set(columns)
  return (
    relation?.uniqueKeys.some((key) => key.length === given.size && key.every((name) => given.has(name))) ??
    false
  )
}

function describe(parent: string, relationship: Relationship): object {
  const { child, cardinality, pairs, junction, constraints } = relationship
  const list = (names: string[]) => `(${names.join(', ')})`
  const parents = list(pairs.map((pair) => pair.parent))
  const children = list(pairs.map((pair) => pair.child))
  return {
    cardinality,
    embedding: `${parent} with ${child}`,
    relationship:
      junction === null
        ? `${constraints[0]} using ${parent}${parents} and ${child}${children}`
        : `${junction.relation} using ${list(junction.parentPairs.map((pair) => pair.child))} and ${list(
            junction.childPairs.map((pair) => pair.parent),
          )}`,
  }
}

const MIN_SIMILARITY = 0.5

function suggestion(schema: Schema, all: Relationship[], target: string): string | null {
  const near = mostSimilar(target, new Set(all.map((each) => each.child)), MIN_SIMILARITY)
  if (near === null || schema.relations.has(target)) return null
  return `Perhaps you meant '${near}' instead of '${target}'.`
}
