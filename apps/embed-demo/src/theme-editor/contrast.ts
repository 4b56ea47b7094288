type Rgb = readonly [number, number, number]

/** The contrast of two colours by WCAG 2.2, from 1 to 21; undefined where one cannot be read. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [rgbOf(one), rgbOf(other)]
  if (!a || !b) {
    return undefined
  }
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** An opaque colour of three or six hexadecimal digits, as six. */
export function hexOf(colour: string): string | undefined {
  const rgb = rgbOf(colour)
  return rgb && `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

function rgbOf(colour: string): Rgb | undefined {
  const text = colour.trim().toLowerCase()
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1]
  if (hex === undefined) {
    return undefined
  }
  const six = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const part = (start: number) => Number.parseInt(six.slice(start, start + 2), 16)
  return [part(0), part(2), part(4)]
}

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const channel = part / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
