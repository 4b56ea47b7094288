/** The looks that can be chosen; `system` follows the device and is the default. */
export const themes = ['system', 'light', 'dark', 'sun'] as const
export type Theme = (typeof themes)[number]

/** Reads a theme's name; anything else is `system`. */
export function toTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}
