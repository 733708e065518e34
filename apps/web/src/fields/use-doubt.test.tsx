import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from '../ui/index.ts'
import { useDoubt } from './use-doubt.tsx'

function Form({ onSave }: { onSave: () => void }) {
  const { admits, question } = useDoubt()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (admits('Feb 28, 2062 has not come yet.')) onSave()
      }}
    >
      {question}
      <Button type="submit">Save</Button>
    </form>
  )
}

it('a double click asks and saves nothing; saved again, the value stands', () => {
  const onSave = vi.fn()
  render(<Form onSave={onSave} />)
  const save = screen.getByRole('button', { name: 'Save' })
  fireEvent.click(save, { detail: 1 })
  fireEvent.click(save, { detail: 2 })
  expect(screen.getByText(/has not come yet/)).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.click(save, { detail: 1 })
  expect(onSave).toHaveBeenCalledOnce()
})
