import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Progress } from './AnalysisCard.tsx'

// jsdom lays nothing out and has no scrolling.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})
describe('the bar of an analysis', () => {
  it('says how far it is, opens the answer at a tap once it is there, and takes no tap before', () => {
    const onOpen = vi.fn()
    const { rerender } = render(<Progress isLate={false} onOpen={onOpen} percent={90} step="sending" />)
    expect(screen.getByRole('heading', { name: 'Analyzing your sound' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90')
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Progress isLate={false} onOpen={onOpen} percent={100} step="finished" />)
    fireEvent.click(screen.getByRole('button', { name: 'Open the answer' }))
    expect(onOpen).toHaveBeenCalledOnce()
  })
})
