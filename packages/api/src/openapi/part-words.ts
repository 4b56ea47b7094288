import { worded } from './field-words.ts'
import { isJsonObject, type JsonObject } from './json.ts'
import { partWords } from './words.ts'

const samples: Readonly<Record<string, JsonObject>> = {
  CalendarDay: { format: 'date', examples: ['2026-05-04'] },
  Instant: { description: 'ISO 8601 with a zone.' },
  Id: { description: 'An opaque id: its form and order mean nothing.' },
}

/** The components with a sentence at each field that needs one. */
export function wordedParts(components: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(components).map(([name, part]) => [
      name,
      isJsonObject(part) ? { ...worded(part, partWords[name] ?? {}), ...samples[name] } : part,
    ]),
  )
}
