/** SVG without a character that needs escaping: auth-js puts it into a data: address. */
export async function qrCode(text: string): Promise<string> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x},${y}h1v1h-1z`] : [])))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="white"/><path fill="black" d="${dark.join('')}"/></svg>`,
  ].join('')
}
