/** By then even the slowest browser has started its download. */
const ADDRESS_LIVES_MS = 60_000

export async function save(name: string, content: Blob): Promise<true> {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIVES_MS)
  return true
}
