// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Answers } from './Answers.tsx'
import { answerKind, readDiagnosis } from './read-result.ts'

afterEach(cleanup)

it.each(['no_fault_heard', 'not_a_car', 'uncertain'])('%s prices nothing: no figure, and no $0', (id) => {
  const issue = { id, name: 'A name', urgencyLevel: 'safe', estimatedCostMin: 0, estimatedCostMax: 0 }
  const read = readDiagnosis({ id: 'd1', issue, confidence: 80 })
  if (read === null) throw new Error('not read')
  render(
    <Answers actions={null} isLed={false} kind={answerKind(read.shown)} screen={null} shown={read.shown} />,
  )
  expect(screen.getByText('No estimate')).toBeTruthy()
  expect(screen.queryByText(/\$0/)).toBeNull()
})
