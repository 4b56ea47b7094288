import type { myFormsList, reviewFormsList } from '@holdpoint/api'
import { questionsOf, type FormDefinition } from '@holdpoint/forms'
import type { Queryable } from '../../../db/database.ts'
import { fail } from '../../../fail.ts'
import type { FilterWords } from '../../../lists/filter-words.ts'
import type { ListInput } from '../../../lists/query.ts'
import type { Asked, CountedRow, ListSource } from '../../../lists/source.ts'
import { workbookDownload, type WorkbookDownload } from '../../../lists/workbook-download.ts'
import { workbookFile, type WorkbookContext } from '../../../lists/workbook-file.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import type { Lookups } from '../../lookups.ts'
import { ownNamesOf, ownTypes } from '../my-forms.picked.ts'
import { answersSheets, type AnswersFacts } from './answers-workbook.ts'
import { codesAnswered, selectAnswersRows, versionsOfEntries } from './answers.queries.ts'

/** A list of entries that is narrowed to forms. */
type EntryList = typeof myFormsList | typeof reviewFormsList

const oneFormSentence =
  'Choose one form in the filters first: each form asks its own questions, and they are the columns.'

// An entry may hold drawn signatures, and a hundred answers.
const pageRows = 50

/**
 * The two calls for the answers that a list of entries holds, as a workbook. It is of one form: each
 * asks its own questions, and they are the columns.
 */
export function answersDownload<
  L extends EntryList,
  Facts extends object,
  Counted extends CountedRow,
>(
  source: ListSource<L, Facts, Counted>,
  told: FilterWords<L, Lookups>,
  { path, totalOf }: Pick<WorkbookDownload<L, Asked<L, Facts>>, 'path' | 'totalOf'>,
) {
  const formOf = (input: ListInput<L>): string | undefined => {
    // Of a list that is one of two, the compiler does not see that both have this part.
    const filter = source.list.filter.fromCall(input as never) as { formIds: readonly string[] }
    return filter.formIds.length === 1 ? filter.formIds[0] : undefined
  }
  const open = workbookFile(source, {
    ...told,
    workbook: {
      factsOf(db, { ids, input }, context) {
        const formId = formOf(input) ?? fail('invalid_input', { message: oneFormSentence })
        return factsOf(db, { ids, formId }, context)
      },
      sheetsOf: answersSheets,
    },
    name: 'answers',
    select: selectAnswersRows,
    pageRows,
  })
  return workbookDownload(source, {
    path,
    name: 'answers',
    words: told.words,
    open,
    refusalOf: (input) => (formOf(input) === undefined ? oneFormSentence : null),
    ...(totalOf === undefined ? {} : { totalOf }),
  })
}

async function factsOf(
  db: Queryable,
  { ids, formId }: { ids: string; formId: string },
  { person, cacheOwner, now }: WorkbookContext,
) {
  const versions = []
  for (const version of await versionsOfEntries(db, person, ids)) {
    const definition = await definitionOf(cacheOwner, db, formId, version)
    if (definition === undefined) {
      throw new Error(`Form ${formId} has no version ${version}.`)
    }
    versions.push({ version, definition })
  }
  const facts: AnswersFacts = { versions, madeAt: now.getTime(), timeZone: person.timeZone }
  const definitions = versions.map(({ definition }) => definition)
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const type of ownTypes) {
    const keys = keysOfType(definitions, type)
    const codes = keys.length === 0 ? [] : await codesAnswered(db, person, ids, keys)
    names.set(type, await ownNamesOf(db, person.shardKey, type, codes))
  }
  return { facts, names: Object.fromEntries(names) }
}

function keysOfType(definitions: readonly FormDefinition[], type: string): string[] {
  const keys = definitions.flatMap((definition) =>
    questionsOf(definition).flatMap(({ question }) =>
      question.type === type ? [question.key] : [],
    ),
  )
  return [...new Set(keys)]
}
