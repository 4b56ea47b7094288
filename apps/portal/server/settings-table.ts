import * as z from 'zod'
import { settingsSchema } from './settings.ts'

const notes = z.looseObject({
  description: z.string().optional(),
  shownDefault: z.string().optional(),
  isInternal: z.boolean().default(false),
})

/** The options as a Markdown table, for the README. */
export function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).flatMap(([name, option]) => {
    const { description = '', shownDefault, isInternal } = notes.parse(option.meta() ?? {})
    const byDefault = shownDefault ?? code(option.safeParse(undefined).data)
    return isInternal ? [] : [`| \`${name}\` | ${byDefault} | ${description} |`]
  })
  return ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n')
}

function code(value: unknown): string {
  return `\`${typeof value === 'boolean' ? Number(value) : String(value ?? '')}\``
}
