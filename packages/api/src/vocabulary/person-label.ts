import type { Person } from './person.ts'

/** What to call a person: the full name, else first and last, else a word that says so. */
export function personLabel(named: Pick<Person, 'fullName' | 'firstName' | 'lastName'>): string {
  const joined = `${named.firstName.trim()} ${named.lastName.trim()}`.trim()
  return named.fullName.trim() || joined || 'Unnamed person'
}
