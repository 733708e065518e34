import { openCase } from '@tappet/diagnosis/differential'
import { differentialCase } from '@tappet/diagnosis/saved'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { DifferentialView } from './DifferentialView.tsx'

it('says which part in the text the car does not have, also of a saved case', () => {
  const car = { make: 'Tesla', model: 'Model 3', fuel: 'Electric', year: 2020, mileage: 40_000 }
  const texts = ['Do I need spark plugs? It lost power']
  const saved = differentialCase.parse(
    JSON.parse(JSON.stringify(openCase({ texts, codes: [], car, thisYear: 2026 }))),
  )
  if (saved === null) throw new Error('The saved case could not be read')
  expect(saved.given.car.fuel).toBe('Electric')
  render(
    <MemoryRouter>
      <DifferentialView onChange={() => undefined} value={saved}>
        {({ inside }) => inside}
      </DifferentialView>
    </MemoryRouter>,
  )
  expect(screen.getByText('A Model 3 has no spark plugs. What do you see?')).toBeTruthy()
})
