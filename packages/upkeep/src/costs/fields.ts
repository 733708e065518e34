import type { FieldTable, RowOf } from '../fields/field.ts'

export const carCostFields = {
  kind: {
    kind: 'choice',
    label: 'What for',
    required: true,
    options: {
      insurance: { label: 'Insurance' },
      tax: { label: 'Tax' },
      loan: { label: 'Loan' },
      parking: { label: 'Parking' },
      other: { label: 'Other costs' },
      purchase: { label: 'Purchase' },
      sale: { label: 'Sale' },
    },
  },
  /** For one period. Below zero is money back; of a sale it is what came in. */
  amount: { kind: 'money', label: 'Amount', required: true, max: 9_999_999.99 },
  currency: { kind: 'currency', label: 'Paid in', csvHeading: 'Currency', required: true },
  every: {
    kind: 'choice',
    label: 'Paid every',
    unknown: 'Only once',
    options: {
      month: { label: 'Month' },
      quarter: { label: 'Quarter' },
      half_year: { label: 'Half year' },
      year: { label: 'Year' },
    },
  },
  date: { kind: 'day', label: 'First day', required: true },
  until: { kind: 'day', label: 'Last day', hint: 'Still paying it? Leave this blank.' },
  note: { kind: 'text', label: 'Note', maxLength: 200 },
} as const satisfies FieldTable

export type CarCost = RowOf<typeof carCostFields>
