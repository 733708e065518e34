import { fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useNavigate } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useKeptPlace } from './use-kept-place.ts'

function Pages() {
  useKeptPlace()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/second">Second</Link>
      <Link to="/second#part">Its part</Link>
      <button onClick={() => void navigate(-1)} type="button">
        Back
      </button>
      <p id="part">Part</p>
    </>
  )
}

it('a new page begins at its top or at the part that is linked, and who comes back is taken to where they were', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  const partShown = vi.fn()
  render(
    <MemoryRouter>
      <Pages />
    </MemoryRouter>,
  )
  screen.getByText('Part').scrollIntoView = partShown
  const scrollBy = (px: number) => {
    vi.stubGlobal('scrollY', px)
    fireEvent.scroll(window)
  }
  scrollBy(640)
  fireEvent.click(screen.getByText('Second'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  scrollBy(80)
  fireEvent.click(screen.getByText('Its part'))
  expect(partShown).toHaveBeenCalledOnce()
  scrollBy(300)
  fireEvent.click(screen.getByText('Back'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 80)
  fireEvent.click(screen.getByText('Back'))
  expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
})
