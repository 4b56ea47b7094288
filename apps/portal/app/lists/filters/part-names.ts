import type { AnyPlace } from '../place.ts'

type Named = Pick<AnyPlace['rules'], 'names'>

/** What one choice of a part is called, or the part itself, where it has no choices. */
export function nameOfOne({ names }: Named, part: string): string {
  const name = names[part]
  return typeof name === 'string' ? name : (name?.[0] ?? part)
}

/** What several choices of a part are called. */
export function nameOfMany({ names }: Named, part: string): string {
  const name = names[part]
  return typeof name === 'string' ? name : (name?.[1] ?? part)
}
