import { cx } from '../cx.ts'

type Props = {
  label: string
  className?: string
  heads: readonly string[]
  /** Each with its row's heading first. */
  rows: readonly (readonly string[])[]
  /** The last column sums the others. */
  hasSum?: boolean
}

/** A chart's values: they scroll within their frame, also by keyboard. */
export function ScrollTable({ label, className, heads, rows, hasSum = false }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it.
    <section aria-label={label} className={cx('overflow-auto', className)} tabIndex={0}>
      <table className="w-full text-right text-sm">
        <thead>
          <tr className="border-b border-line [&_th]:p-1.5 [&_th:first-child]:text-left">
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two values of one day have nothing else to tell them apart.
            <tr className="border-b border-line last:border-0 [&>*]:p-1.5" key={`${head} ${index}`}>
              <th className="text-left font-normal" scope="row">
                {head}
              </th>
              {cells.map((cell, at) => (
                <td className={cx(hasSum && at === cells.length - 1 && 'font-semibold')} key={heads[at + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
