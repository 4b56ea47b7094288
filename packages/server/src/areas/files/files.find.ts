import type { FoundFile } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { libraryFiles } from './files.list.ts'
import { toFile } from './files.row.ts'

const firstFiles = firstRows(libraryFiles)

/** The files in force for somebody that hold a text, by name. */
export async function findFiles(
  { search, pLimit }: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundFile>> {
  const tab = { section: 'library', orderBy: 'name' } as const
  const { data, hasMore } = await firstFiles(context.db, { ...tab, search, pLimit }, context)
  return {
    data: data.map((row) => {
      const { fileId, number, name, folder, status } = toFile(row, context.person)
      return { fileId, number, name, folder, status }
    }),
    hasMore,
  }
}
