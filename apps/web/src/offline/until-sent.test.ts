import { expect, it } from 'vitest'
import { createBrowser, REFUSED } from './testing/queue.ts'
import { untilSent } from './until-sent.ts'

const isOpen = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => false), new Promise((resolve) => setImmediate(() => resolve(true)))])

async function keepOffline() {
  const { queue, note, world } = createBrowser()
  world.online = false
  await queue.submit(note, 'oil')
  world.online = true
  return { queue, world, end: untilSent(queue, () => world.owner) }
}

it('says “Sent” once the server has what waited, and not before', async () => {
  const { queue, world, end } = await keepOffline()
  world.answer = () => ({ kind: 'no_connection' })
  await queue.flush()
  expect(await isOpen(end)).toBe(true)
  world.answer = () => ({ kind: 'done', answer: 'yes' })
  await queue.flush()
  expect(await end).toBe('Sent')
})

it('says nothing of what the server refused', async () => {
  const { queue, world, end } = await keepOffline()
  world.answer = () => REFUSED
  await queue.flush()
  expect(await end).toBeNull()
})

it('says nothing of what still waits once its driver has signed out', async () => {
  const { queue, world, end } = await keepOffline()
  world.owner = null
  await queue.refresh()
  expect(await end).toBeNull()
})
