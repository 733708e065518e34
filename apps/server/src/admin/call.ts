import { parseArgs } from 'node:util'
import { StartError } from '../errors/start.ts'

export type Declared = {
  name: string
  /** In order, all needed; `--to DIR` is a flag with a value. */
  args?: readonly string[]
  /** Optional, without a value. */
  flags?: readonly string[]
  help: string
}

export type Call<Command extends Declared> = { command: Command; args: string[]; flags: ReadonlySet<string> }

const START = 'npm run admin --'
const nameOf = (flag: string) => flag.slice(2).split(' ')[0] ?? ''
const isFlag = (arg: string) => arg.startsWith('--')

const usageOf = ({ name, args = [], flags = [] }: Declared) =>
  [name, ...args, ...flags.map((flag) => `[${flag}]`)].join(' ')

/** @throws StartError naming what is wrong and how the command is called */
export function readCall<Command extends Declared>(
  commands: readonly Command[],
  words: readonly string[],
): Call<Command> {
  const named = commands.filter(({ name }) => name.split(' ').every((part, index) => part === words[index]))
  const [first] = named
  if (first === undefined) throw unknown(commands, words)
  const parameters = words.slice(first.name.split(' ').length)
  const { values, positionals } = parse(named, parameters)
  const command = named.find(
    ({ args = [] }) => args.filter((arg) => !isFlag(arg)).length === positionals.length,
  )
  if (command === undefined) throw problem(`${first.name} was given ${positionals.length} arguments.`, named)
  const rest = [...positionals]
  const args = (command.args ?? []).map((arg) => (isFlag(arg) ? values[nameOf(arg)] : rest.shift()))
  const missing = (command.args ?? []).find(
    (_, index) => typeof args[index] !== 'string' || args[index] === '',
  )
  if (missing !== undefined) throw problem(`${command.name} needs ${missing}.`, named)
  const flags = new Set((command.flags ?? []).filter((flag) => values[nameOf(flag)] === true))
  return { command, args: args.map(String), flags }
}

type Parsed = { values: Readonly<Record<string, unknown>>; positionals: string[] }

function parse(named: readonly Declared[], words: string[]): Parsed {
  const valued = named.flatMap(({ args = [] }) => args.filter(isFlag))
  const plain = named.flatMap(({ flags = [] }) => flags)
  const options = Object.fromEntries([
    ...valued.map((flag) => [nameOf(flag), { type: 'string' as const }]),
    ...plain.map((flag) => [nameOf(flag), { type: 'boolean' as const }]),
  ])
  try {
    return parseArgs({ args: words, options, allowPositionals: true, strict: true })
  } catch (error) {
    // The rest is advice on positional arguments.
    const [said = ''] = error instanceof Error ? error.message.split('. ') : [String(error)]
    throw problem(`${said.replace(/\.$/, '')}.`, named)
  }
}

function problem(says: string, commands: readonly Declared[]): StartError {
  const usages = commands.map((command) => `\n  ${START} ${usageOf(command)}`)
  return new StartError(`${says} Nothing was done. It is called as${usages.join('')}`)
}

function unknown(commands: readonly Declared[], words: readonly string[]): StartError {
  const alike = commands.filter(({ name }) => name.split(' ')[0] === words[0])
  if (alike.length > 0) return problem(`${words.slice(0, 2).join(' ')} is no command.`, alike)
  const says = words.length === 0 ? 'No command was given.' : `${words[0]} is no command.`
  return new StartError(`${says} Nothing was done.\n${helpText(commands)}`)
}

export function helpText(commands: readonly Declared[]): string {
  const lines = commands.map((command) => `  ${usageOf(command).padEnd(31)} ${command.help}`)
  return `${START} COMMAND\n${lines.join('\n')}`
}
