import { fileColumns } from '@tappet/upkeep'
import { expect, it } from 'vitest'
import { receiptUrl, recordNaming } from '../../apps/web/src/backend/car/receipts.ts'
import { fileServer } from '../harness/file-server.ts'
import { newDriver } from './exports-account.ts'

const server = fileServer()

it('a file is found in the record that names it, at whatever place of its list, and not in another’s', async () => {
  const [driver, other] = [await newDriver(server), await newDriver(server)]
  const paths = ['1.jpg', '2.pdf', '3.jpg', '4.jpg'].map((name) => `${driver.id}/${name}`)
  const columns = fileColumns(paths.slice(0, 3).map((path) => receiptUrl(driver.client, path)))
  const record = { user_id: driver.id, item: 'Tires', date: '2026-05-01', ...columns }
  expect((await driver.client.from('maintenance').insert(record)).error).toBeNull()
  const counts = async ({ client, id }: typeof driver) => {
    const answers = await Promise.all(paths.map((path) => recordNaming(client, id, path)))
    return answers.map(({ data }) => data?.length)
  }
  expect([await counts(driver), await counts(other)]).toEqual([
    [1, 1, 1, 0],
    [0, 0, 0, 0],
  ])
})
