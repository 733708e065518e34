import { describe, expect, it } from 'vitest'
import { type Declared, helpText, readCall } from './call.ts'

const COMMANDS: readonly Declared[] = [
  { name: 'budget', help: 'print the limits' },
  { name: 'budget', args: ['NAME', 'COUNT'], help: 'set a limit' },
  { name: 'user delete', args: ['EMAIL'], help: 'delete an account' },
  { name: 'user one-step', args: ['EMAIL'], help: 'turn off the second step' },
  { name: 'export', args: ['--to DIR'], help: 'write files' },
  { name: 'doctor', flags: ['--deep'], help: 'check' },
]
const call = (...words: string[]) => readCall(COMMANDS, words)

describe('the words of an operator', () => {
  it.each([
    [['budget'], 0, [], []],
    [['budget', 'files', '5'], 1, ['files', '5'], []],
    [['user', 'one-step', 'a@b.example'], 3, ['a@b.example'], []],
    [['export', '--to', '/srv/x'], 4, ['/srv/x'], []],
    [['export', '--to=/srv/x'], 4, ['/srv/x'], []],
    [['doctor', '--deep'], 5, [], ['--deep']],
    [['doctor'], 5, [], []],
  ])('%j call the command', (words, index, args, flags) => {
    const { command, ...invocation } = call(...words)
    expect(command).toBe(COMMANDS[index])
    expect([invocation.args, [...invocation.flags]]).toEqual([args, flags])
  })

  it.each([
    [
      ['doctor', '--depp'],
      /^Unknown option '--depp'\. Nothing was done\. It is called as\n {2}npm run admin -- doctor \[--deep\]$/,
    ],
    [['doctor', '--deep=1'], /does not take an argument\. Nothing/],
    [['doctor', 'now'], /^doctor was given 1 arguments\. Nothing/],
    [['export'], /^export needs --to DIR\. Nothing/],
    [['export', '--to'], /^Option '--to <value>' argument missing\. Nothing/],
    [['export', '--to', ''], /^export needs --to DIR\./],
    [['budget', 'files'], /^budget was given 1 arguments\. [\s\S]*budget\n[\s\S]*budget NAME COUNT$/],
    [
      ['user', 'remove', 'x'],
      /^user remove is no command\. [\s\S]*user delete EMAIL\n[\s\S]*user one-step EMAIL$/,
    ],
    [['docter'], /^docter is no command\. Nothing was done\.\nnpm run admin -- COMMAND\n/],
    [[], /^No command was given\. /],
  ])('%j are refused, with how it is called', (words, message) => {
    expect(() => call(...words)).toThrow(message)
  })

  it('are told by help as they are declared', () => {
    expect(helpText(COMMANDS).split('\n')).toEqual([
      'npm run admin -- COMMAND',
      expect.stringMatching(/^ {2}budget +print the limits$/),
      expect.stringMatching(/^ {2}budget NAME COUNT +set a limit$/),
      expect.stringMatching(/^ {2}user delete EMAIL +delete an account$/),
      expect.stringMatching(/^ {2}user one-step EMAIL +turn off the second step$/),
      expect.stringMatching(/^ {2}export --to DIR +write files$/),
      expect.stringMatching(/^ {2}doctor \[--deep\] +check$/),
    ])
  })
})
