import { OWN_EXAMPLES, type OwnValue, readOwnValues } from '@tappet/obd'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OwnValues } from './OwnValues.tsx'
import { ownValuesOf } from './own-store.ts'

it('adds the values of a car that Tappet has a table of by one tap, and offers it no second time', async () => {
  const changes: (readonly OwnValue[])[] = []
  render(<OwnValues car="VIN" onChange={(own) => changes.push(own)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Your Own Values' }))
  for (const { car, rows } of OWN_EXAMPLES) {
    fireEvent.click(await screen.findByRole('button', { name: `Add the values of ${car}` }))
    expect(changes.at(-1)).toEqual(expect.arrayContaining([...readOwnValues(rows).values]))
    expect(screen.queryByRole('button', { name: `Add the values of ${car}` })).toBeNull()
  }
  expect(ownValuesOf('VIN')).toEqual(changes.at(-1))
  const [first] = changes.at(-1) ?? []
  fireEvent.click(await screen.findByRole('button', { name: `Remove ${first?.name}` }))
  expect(ownValuesOf('VIN').map(({ name }) => name)).not.toContain(first?.name)
})
