import { formSearchCountMax, reviewFormsList } from '@holdpoint/api'
import { ok, type PersonHandler } from '../../handler.ts'
import { keepFilterOf, keptFilterOf } from '../../lists/kept-filter.ts'
import { listPage } from '../../lists/page.ts'
import { filterTeller, filterWords } from '../../lists/filter-words.ts'
import { workbookDownload } from '../../lists/workbook-download.ts'
import { workbookFile } from '../../lists/workbook-file.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { lookupsOf } from '../lookups.ts'
import { formsNamedTo } from '../forms/forms.named.ts'
import { answersDownload } from '../my-forms/papers/answers-file.ts'
import { entryPartNames } from '../my-forms/papers/excel-file.ts'
import { namesOfPeople } from '../people/people.queries.ts'
import { formsMet, reviews, sightOf } from './review-forms.list.ts'
import { toReviewedForm } from './review-forms.row.ts'
import { selectReviewRows } from './review-forms.workbook.queries.ts'
import { ageWords, reviewsWorkbook, reviewWords, stepWords } from './review-forms.workbook.ts'

const pageOf = listPage(reviews)

export const list: PersonHandler<'reviewForms.list'> = async (input, context) => {
  const { db, person, cacheOwner, now } = context
  const { rows, ...page } = await pageOf(input, context)
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  const data = []
  for (const row of rows) {
    const definition = await definitionOf(cacheOwner, db, row.form_id, row.form_version)
    data.push(toReviewedForm(row, lookups, person.personId, definition))
  }
  return ok({ ...page, data })
}

export const keepFilter: PersonHandler<'reviewForms.keepFilter'> = keepFilterOf(reviewFormsList)
export const keptFilter: PersonHandler<'reviewForms.keptFilter'> = keptFilterOf(reviewFormsList)

export const formSearch: PersonHandler<'reviewForms.formSearch'> = async (
  { search },
  { db, person, now },
) => {
  const asked = { ...person, ...sightOf(person), now: now.toISOString() }
  const { rows } = await formsMet(asked, search, formSearchCountMax).execute(db)
  return ok(rows)
}

const told = filterWords(reviews, {
  words: reviewWords,
  names: (db, { cacheOwner, now }) => lookupsOf(cacheOwner, db, now.getTime()),
  partNames: async (db, filter, lookups, context) => ({
    ...(await entryPartNames(db, filter, lookups, context)),
    reviewers: await namesOfPeople(db, context.person.shardKey, filter.reviewers),
    submitters: await namesOfPeople(db, context.person.shardKey, filter.submitters),
    thanked: await namesOfPeople(db, context.person.shardKey, filter.thanked),
    steps: stepWords,
    ages: ageWords,
  }),
})

/** Tells what a saved filter of the list holds: of forms, those that whoever asks may be told of. */
export const tellFilter = filterTeller(reviews, {
  ...told,
  partNames: async (db, filter, lookups, context) => {
    const forms = await formsNamedTo(db, context.person, filter.formIds)
    const titles = new Map(forms.map(({ id, title }) => [id, title]))
    return {
      ...(await told.partNames(db, filter, lookups, context)),
      formIds: (id: string) => titles.get(id) ?? 'a form that you may not see',
    }
  },
})

const workbook = workbookDownload(reviews, {
  path: '/review-form-excel-file',
  name: 'reviews',
  words: reviewWords,
  open: workbookFile(reviews, {
    workbook: reviewsWorkbook,
    select: selectReviewRows,
    ...told,
  }),
})

export const excel: PersonHandler<'reviewForms.excel'> = workbook.address
export const excelFile: PersonHandler<'reviewForms.excelFile'> = workbook.file

const answers = answersDownload(reviews, told, { path: '/review-form-answers-file' })

export const answersExcel: PersonHandler<'reviewForms.answersExcel'> = answers.address
export const answersExcelFile: PersonHandler<'reviewForms.answersExcelFile'> = answers.file
