import { expect, test } from './fixtures.ts'
test('server answers', async ({ page, server }) => {
  const answer = await page.request.get('/healthz')
  expect(answer.status()).toBe(200)
  console.log(server.url)
})
