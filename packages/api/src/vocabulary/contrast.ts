/** From which contrast on words are legible on a ground (WCAG 2.2, 1.4.3). */
export const legibleContrast = 4.5

/** The WCAG contrast of two colours as #rrggbb, 1 to 21. */
export function contrastOf(hex: string, otherHex: string): number {
  const [light, dark] = [luminanceOf(hex), luminanceOf(otherHex)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
