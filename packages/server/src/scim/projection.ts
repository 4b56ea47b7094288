import { schemas } from './attributes.ts'
import type { User } from './user.ts'

/** What of a user is wanted, as the query says it: names with commas. */
export type Wish = { attributes: string | undefined; excludedAttributes: string | undefined }

/** What of a user a request wants to be answered: whole attributes, whichever part of them it names. */
export function onlyWhatIsAsked(user: User, { attributes, excludedAttributes }: Wish): object {
  const kept = attributes === undefined ? undefined : namesIn(attributes)
  const left = namesIn(excludedAttributes ?? '')
  return Object.fromEntries(
    Object.entries(user).filter(([name]) => {
      const isAlways = name === 'id' || name === 'schemas'
      const lower = name.toLowerCase()
      return isAlways || (kept === undefined ? !left.has(lower) : kept.has(lower))
    }),
  )
}

/** The attributes at the top of a user; `name.givenName` asks for `name`. */
function namesIn(list: string): ReadonlySet<string> {
  const asked = list.split(',').map((name) => name.trim().toLowerCase())
  return new Set(asked.map(topOf))
}

function topOf(name: string): string {
  const schema = Object.values(schemas).find((one) => name.startsWith(one.toLowerCase()))
  if (schema === undefined) {
    return name.split('.')[0] ?? name
  }
  const rest = name.slice(schema.length + 1)
  return schema === schemas.user && rest !== '' ? topOf(rest) : schema.toLowerCase()
}
