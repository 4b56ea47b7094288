import type { FoundFile } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { isCalled, libraryFiles } from './files.list.ts'
import { toFile } from './files.row.ts'

const firstOf = {
  whole: firstRows(libraryFiles),
  // Whole handbooks are not read for each spelling of a word.
  near: firstRows({ ...libraryFiles, search: isCalled }),
}

/** The files in force for somebody that hold a text, by name; one nearly alike is looked for in names alone. */
export async function findFiles(
  asked: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundFile>> {
  const tab = { section: 'library', orderBy: 'name' } as const
  const { data, hasMore } = await firstOf[asked.isNear === true ? 'near' : 'whole'](
    context.db,
    { ...tab, ...asked },
    context,
  )
  return {
    data: data.map((row) => {
      const { fileId, number, name, folder, status } = toFile(row, context.person)
      return { fileId, number, name, folder, status }
    }),
    hasMore,
  }
}
