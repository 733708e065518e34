import type { LogFormatName, LogImportOptions } from '@tappet/upkeep'

/** Answers about a file that only the driver knows. */
export type Choices = LogImportOptions

export const FORMAT_NAME: Record<LogFormatName, string> = {
  tappet: 'a service log from Tappet',
  lubelogger: 'a service log from LubeLogger',
  fuelly: 'a service log from Fuelly',
  spreadsheet: 'a table of services',
}
