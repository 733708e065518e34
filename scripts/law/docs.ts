/**
 * A recipe is a heading `### A screen: 2 files` and a numbered list. Each item begins with a path in back quotes; other
 * single words in back quotes occur in that file. `<name>` stands for anything.
 */

export type Tree = {
  paths: ReadonlySet<string>
  read: (file: string) => string
  commands: ReadonlySet<string>
  tables: ReadonlySet<string>
}

const QUOTED = /`([^`\n]+)`/g
/** A folder and something below it, or a file at the root. */
const PATH = /^[\w.@-]+(\/[\w.@<>-]*)+$|^[\w.-]+\.(md|ts|tsx|mjs|js|json|sql)$/
const RECIPE = /^### (.+?): (\d+) files?$/
const ITEM = /^\d+\. /

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ''))

/** As `page:line: what`. */
export function falseNames(page: string, text: string, tree: Tree): string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line, index) => {
      const at = `${page}:${index + 1}`
      const quoted = [...line.matchAll(QUOTED)].map(([, name = '']) => name)
      return [
        ...quoted
          .filter((name) => PATH.test(name) && !exists(name, tree))
          .map((name) => `${at}: ${name} is not there`),
        ...[...line.matchAll(/\bnpm run ([\w:-]+)/g)]
          .filter(([, name = '']) => !tree.commands.has(name))
          .map(([words]) => `${at}: ${words} is no command`),
        ...[...line.matchAll(/\btable `(\w+)`/g)]
          .filter(([, name = '']) => !tree.tables.has(name))
          .map(([, name]) => `${at}: no migration creates the table ${name}`),
      ]
    })
}

export function falseRecipes(page: string, text: string, tree: Tree): string[] {
  const recipes = withoutCode(text)
    .split(/^(?=###? )/m)
    .flatMap((section) => {
      const [, name, count] = RECIPE.exec(section.split('\n')[0] ?? '') ?? []
      return name === undefined ? [] : [{ name, count: Number(count), items: itemsOf(section) }]
    })
  return recipes.flatMap(({ name, count, items }) => {
    const at = `${page}, ${name}`
    const wrong = items.flatMap((item) => wrongItem(item, tree)).map((words) => `${at}: ${words}`)
    return items.length === count ? wrong : [`${at}: says ${count} files and lists ${items.length}`, ...wrong]
  })
}

function itemsOf(section: string): string[] {
  const items: string[] = []
  for (const line of section.split('\n')) {
    if (ITEM.test(line)) items.push(line)
    else if (/^ {2,}\S/.test(line) && items.length > 0) items.push(`${items.pop()} ${line.trim()}`)
  }
  return items
}

function wrongItem(item: string, tree: Tree): string[] {
  const [path, ...words] = [...item.matchAll(QUOTED)].map(([, name = '']) => name)
  if (path === undefined || !PATH.test(path) || !/^\d+\. `/.test(item)) {
    return [`an item that does not begin with a path: ${item}`]
  }
  const file = fitting(path, tree).find((each) => !each.endsWith('/'))
  if (file === undefined) return [`${path} is no file`]
  const source = tree.read(file)
  return words
    .filter((word) => /^\w+$/.test(word) && !source.includes(word))
    .map((word) => `${file} has no ${word}`)
}

const exists = (path: string, tree: Tree) => fitting(path, tree).length > 0

function fitting(path: string, { paths }: Tree): string[] {
  if (!path.includes('<')) return [path, `${path}/`].filter((each) => paths.has(each))
  const pattern = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/<[\w-]+>/g, '[^/]+')
  const fits = new RegExp(`^${pattern}/?$`)
  return [...paths].filter((each) => fits.test(each))
}
