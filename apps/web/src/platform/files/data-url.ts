/** @throws DOMException when it cannot be read */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** @throws TypeError when there is nothing to fetch */
export async function fromUrl(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new TypeError(`the sound answered ${response.status}`)
  return response.blob()
}
