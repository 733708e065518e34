import { withClient } from '../database/with-client.ts'
import { StartError } from '../errors/start.ts'

const BYTES_PER_MB = 1_048_576

export type ListedBudget = { name: string; allowed: string }

type BudgetRow = { name: string; rows: number | null; bytes: number | null }

export async function listBudgets(adminUrl: string): Promise<ListedBudget[]> {
  const { rows } = await withClient(adminUrl, (client) =>
    client.query<BudgetRow>(
      'select name, rows, bytes from private.budgets where rows is not null or bytes is not null order by name',
    ),
  )
  return rows.map(({ name, rows: count, bytes }) => ({
    name,
    allowed: [
      ...(count === null ? [] : [`${count} rows`]),
      ...(bytes === null ? [] : [`${Math.floor(bytes / BYTES_PER_MB)} MB`]),
    ].join(', '),
  }))
}

/**
 * @param count MB of what is limited in MB, rows of anything else, or "500rows" of what is limited in both
 * @returns the new limit in words
 * @throws StartError for an unknown name, and a count that is no whole number above 0
 */
export async function setBudget(adminUrl: string, name: string, count: string): Promise<string> {
  const budgets = await listBudgets(adminUrl)
  const budget = budgets.find((each) => each.name === name)
  if (budget === undefined)
    throw new StartError(
      `There is no budget ${name}, but ${budgets.map((each) => each.name).join(', ')}. Nothing was changed.`,
    )
  const [, figure, unit] = /^([1-9]\d{0,9})(rows)?$/.exec(count) ?? []
  if (figure === undefined || (unit === 'rows' && !budget.allowed.includes('rows')))
    throw new StartError(`The count is a whole number above 0, not ${count}. Nothing was changed.`)
  const isBytes = unit === undefined && budget.allowed.endsWith('MB')
  const values = isBytes ? [name, null, Number(figure) * BYTES_PER_MB] : [name, Number(figure), null]
  await withClient(adminUrl, (client) => client.query('select private.set_budget($1, $2, $3)', values))
  return `${figure} ${isBytes ? 'MB' : 'rows'}`
}
