import { hearAllClasses } from '@tappet/acoustics/listener'
import { cleanModel } from '@tappet/acoustics/model/clean'
import { defaultModel } from '@tappet/acoustics/model/default'
import { expect, it } from 'vitest'
import { listening } from './sound-model.ts'

it('a function that listens by itself asks the listener for the model that learned from it, and for no other', async () => {
  expect(await listening(defaultModel)).toEqual({ maxDurationSeconds: 600, listen: hearAllClasses })
  expect(await listening(cleanModel)).toEqual({ maxDurationSeconds: 600, listen: null })
})
