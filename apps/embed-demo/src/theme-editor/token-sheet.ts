/** The themes that have values of their own. */
export const editedThemes = ['light', 'dark', 'sun'] as const
export type EditedTheme = (typeof editedThemes)[number]

/** A token of the sheet, with its value in each theme as it is written there. */
export type Token = {
  name: string
  group: string
  isColour: boolean
  values: Readonly<Record<EditedTheme, string>>
  /** Whether sun has a value of its own, and does not follow light. */
  hasSun: boolean
}

const block = /\{(\s*(?:\/\*[\s\S]*?\*\/\s*)?--hp-[^{}]*)\}/g
const entry = /\/\*\s*([\s\S]*?)\s*\*\/|(--hp-[\w-]+)\s*:\s*([^;]+?)\s*;/g
const pair = /^light-dark\(\s*(.+?)\s*,\s*([^,]+|[^,]*\(.*\))\s*\)$/

/** Reads the token sheet: its first block names every token, its second what sun changes. */
export function readTokenSheet(css: string): readonly Token[] {
  const [all = '', sun = ''] = Array.from(css.matchAll(block), ([, inside = '']) => inside)
  const sunValues = new Map(
    Array.from(sun.matchAll(entry), ([, , name = '', value = '']) => [name, value]),
  )
  let group = ''
  return Array.from(all.matchAll(entry)).flatMap(([, comment, name, value]) => {
    if (name === undefined || value === undefined) {
      // A comment opens a group; its first words are the group's name.
      group = (comment ?? '').split(/[.:]/)[0]?.replace(/\s+/g, ' ') ?? group
      return []
    }
    const [, light = value, dark = value] = pair.exec(value) ?? []
    return {
      name,
      group,
      isColour: isColour(light),
      values: { light, dark, sun: sunValues.get(name) ?? light },
      hasSun: sunValues.has(name),
    }
  })
}

function isColour(value: string): boolean {
  return /^(?:#|rgb|var\(--hp-(?:amber|ink|lime|grey))/.test(value)
}
