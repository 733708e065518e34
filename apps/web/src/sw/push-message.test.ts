import { describe, expect, it } from 'vitest'
import { readPushMessage } from './push-message.ts'

describe('a push message', () => {
  it('is shown as it was sent', () => {
    const message = {
      id: 'n1',
      title: 'Oil Change is overdue',
      body: 'Was due on March 2, 2026.',
      url: '/reminder-settings',
    }
    expect(readPushMessage(JSON.stringify(message))).toEqual({
      id: 'n1',
      title: 'Oil Change is overdue',
      body: 'Was due on March 2, 2026.',
      path: '/reminder-settings',
    })
  })

  it.each([null, '', 'not json', '7', 'null', '[]', '{"title":""}'])(
    'that says %j is shown anyway',
    (text) => {
      expect(readPushMessage(text)).toEqual({
        id: 'tappet',
        title: 'Tappet',
        body: 'There is something new about your car.',
        path: '/',
      })
    },
  )

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', 7])(
    'opens no page but the app’s own: %j',
    (url) => {
      expect(readPushMessage(JSON.stringify({ url })).path).toBe('/')
    },
  )
})
