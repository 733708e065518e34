import { expect, it } from 'vitest'
import { fileColumns, filesOf, MAX_FILES } from '../index.ts'
import { logFields } from './fields.ts'

it('the first file of a record is its receipt, the others stand behind it in their order', () => {
  const files = ['https://a.example/1.jpg', 'https://a.example/2.pdf', 'https://a.example/3.jpg']
  expect(fileColumns(files)).toEqual({
    receipt_url: files[0],
    extra_files: 'https://a.example/2.pdf https://a.example/3.jpg',
  })
  for (const count of [0, 1, 2, 3]) expect(filesOf(fileColumns(files.slice(0, count)))).toHaveLength(count)
  expect(filesOf(fileColumns(files))).toEqual(files)
  expect(fileColumns(files.slice(0, 1))).toEqual({ receipt_url: files[0], extra_files: null })
  expect(fileColumns([])).toEqual({ receipt_url: null, extra_files: null })
  // An older version of the app takes the receipt away and knows no other file.
  expect(filesOf({ receipt_url: null, extra_files: files[1] ?? null })).toEqual([files[1]])
  expect(MAX_FILES).toBe(1 + logFields.extra_files.most)
})
