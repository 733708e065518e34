export * from './change.ts'
