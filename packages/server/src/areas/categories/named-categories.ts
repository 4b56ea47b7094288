import { sqrHeader, sqrParts, type DeclaredFields } from '@holdpoint/api'

const declared: readonly DeclaredFields[] = [sqrHeader, ...sqrParts.map(({ fields }) => fields)]

/**
 * Entries that the service names, since a field asks for what lies below them: they are renamed, and
 * stay where and as they are.
 */
export const namedCategories: ReadonlySet<string> = new Set(
  declared
    .flatMap((fields) => Object.values(fields))
    .flatMap((field) => (field.kind === 'category' && field.below ? [field.below] : [])),
)

/** What is said where one of them is deleted, moved or hidden. */
export const named = 'Reports ask for what lies below this entry. It may be renamed alone.'
