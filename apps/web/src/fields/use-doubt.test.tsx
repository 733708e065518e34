import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { FormDialog } from '../ui/index.ts'
import { useDoubt } from './use-doubt.tsx'

function Form({ onSave }: { onSave: () => void }) {
  const { admits, question } = useDoubt()
  const submit = () => void (admits('Feb 28, 2062 has not come yet.') && onSave())
  return (
    <FormDialog onClose={() => undefined} onSubmit={submit} saveLabel="Save" title="Record">
      {question}
    </FormDialog>
  )
}

it('a double click asks and saves nothing; saved again, the value stands', async () => {
  const onSave = vi.fn()
  render(<Form onSave={onSave} />)
  const save = await screen.findByRole('button', { name: 'Save' })
  fireEvent.click(save, { detail: 1 })
  fireEvent.click(save, { detail: 2 })
  expect(screen.getByText(/has not come yet/)).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  fireEvent.click(save, { detail: 1 })
  expect(onSave).toHaveBeenCalledOnce()
})
