import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea, TextField } from './text-fields.tsx'
import { Checkbox, Switch } from './toggles.tsx'

/** The text of everything that aria-describedby names. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? 'MISSING').join(' | ')
}

describe('a field', () => {
  it('is named by its label and described by its error, then its hint', () => {
    render(<TextField error="Enter a whole number." hint="In miles." label="Mileage" />)
    const input = screen.getByRole('textbox', { name: 'Mileage' })
    expect(descriptionOf(input)).toBe('Enter a whole number. | In miles.')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('is neither invalid nor described without error and hint', () => {
    render(<TextField label="Model" />)
    const input = screen.getByLabelText('Model')
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('aria-describedby')).toBe(false)
  })

  it('says in its name that it is optional', () => {
    render(<TextArea label="Notes" optional />)
    expect(screen.getByRole('textbox', { name: 'Notes (optional)' })).toBeDefined()
  })

  it('associates the error with a select', () => {
    render(
      <SelectField
        error="Choose one."
        label="Make"
        options={[{ value: 'a', label: 'A' }]}
        placeholder="Choose"
      />,
    )
    expect(descriptionOf(screen.getByRole('combobox', { name: 'Make' }))).toBe('Choose one.')
  })

  it.each([Checkbox, Switch])('associates the hint with a toggle', (Toggle) => {
    render(<Toggle hint="Once a week." label="Reminders" />)
    expect(descriptionOf(screen.getByLabelText('Reminders', { exact: false }))).toBe('Once a week.')
  })

  it('shows and hides a password without losing it', async () => {
    render(<PasswordField label="Password" />)
    const input = screen.getByLabelText<HTMLInputElement>('Password')
    await userEvent.type(input, 'secret')
    expect(input.type).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect([input.type, input.value]).toEqual(['text', 'secret'])
  })

  it('clears a search and gives focus back to it', async () => {
    let query = 'oil'
    const clear = () => {
      query = ''
    }
    render(<SearchField label="Search" onClear={clear} readOnly value={query} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(query).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
  })
})

function SampleForm({ onSave }: { onSave: (values: object) => void }) {
  const form = useForm({ defaultValues: { email: '', make: '', on: false } })
  return (
    <form noValidate onSubmit={form.handleSubmit(onSave)}>
      <TextField
        error={form.formState.errors.email?.message}
        label="Email"
        {...form.register('email', { required: 'Enter your email address.' })}
      />
      <SelectField label="Make" options={[{ value: 'ford', label: 'Ford' }]} {...form.register('make')} />
      <Switch label="On" {...form.register('on')} />
      <button type="submit">Save</button>
    </form>
  )
}

describe('fields under react-hook-form', () => {
  it('submit their values', async () => {
    const saved: object[] = []
    render(<SampleForm onSave={(values) => saved.push(values)} />)
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.co')
    await userEvent.selectOptions(screen.getByLabelText('Make'), 'ford')
    await userEvent.click(screen.getByRole('switch'))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(saved).toEqual([{ email: 'a@b.co', make: 'ford', on: true }]))
  })

  it('show the error and move focus to the first field that is wrong', async () => {
    render(<SampleForm onSave={() => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(descriptionOf(email)).toBe('Enter your email address.'))
    expect(document.activeElement).toBe(email)
  })
})
