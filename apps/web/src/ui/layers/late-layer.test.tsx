import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { lateLayer } from './late-layer.tsx'

type Props = { open: boolean; onClose: () => void }

const Question = ({ open }: Props) => (open ? <p>Delete it?</p> : null)

/** A layer whose code comes at the answers given here, one for each fetch. */
function layerOf(...answers: ('comes' | 'fails')[]) {
  const fetched: string[] = []
  const Layer = lateLayer<Props>(async () => {
    const answer = answers[fetched.length] ?? 'comes'
    fetched.push(answer)
    if (answer === 'fails') throw new TypeError('Failed to fetch dynamically imported module')
    return Question
  })
  return { Layer, fetched }
}

describe('a late layer', () => {
  it('is fetched when it is first opened, and once', async () => {
    const { Layer, fetched } = layerOf()
    const { rerender } = render(<Layer onClose={() => {}} open={false} />)
    expect(fetched).toEqual([])
    rerender(<Layer onClose={() => {}} open />)
    expect(await screen.findByText('Delete it?')).toBeDefined()
    cleanup()
    render(<Layer onClose={() => {}} open />)
    expect(screen.getByText('Delete it?')).toBeDefined()
    expect(fetched).toEqual(['comes'])
  })

  it('says that it could not be fetched, and fetches it again with Retry', async () => {
    const { Layer, fetched } = layerOf('fails', 'comes')
    render(<Layer onClose={() => {}} open />)
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be fetched')
    expect(screen.queryByText('Delete it?')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Delete it?')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(fetched).toEqual(['fails', 'comes'])
  })

  it('offers to load the page again once a retry has failed, and not before', async () => {
    const { Layer } = layerOf('fails', 'fails')
    render(<Layer onClose={() => {}} open />)
    await screen.findByRole('alert')
    expect(screen.queryByRole('button', { name: 'Load the page again' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })

  it('as a part of the page shows what waits for it, and cannot be closed', async () => {
    const Part = lateLayer<object>(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      {
        waiting: <p>Reading</p>,
      },
    )
    render(<Part />)
    expect(screen.getByText('Reading')).toBeDefined()
    await screen.findByRole('alert')
    expect(screen.queryByText('Reading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  })

  it('is closed where it could not be fetched', async () => {
    const { Layer } = layerOf('fails')
    let closed = 0
    render(<Layer onClose={() => (closed += 1)} open />)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    expect(closed).toBe(1)
  })
})
