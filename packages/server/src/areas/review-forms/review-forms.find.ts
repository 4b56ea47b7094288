import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { FormStatus, FoundReview, PersonLine } from '@holdpoint/api'
import type { PersonContext } from '../../handler.ts'
import { firstOf, firstRows, type Asking, type FirstRows } from '../../lists/first-rows.ts'
import { listSource } from '../../lists/source.ts'
import { decidesOn, ofForms } from '../my-forms/list/entry-conditions.ts'
import { reviews, type ReviewFacts, type ReviewQuery } from './review-forms.list.ts'

type FoundRow = {
  id: string
  number: string
  title: string
  status: FormStatus
  submitter: PersonLine
  submitted_at: Date
  counted: number
}

/** The list of reviews without what My Forms finds, with as much of a row as a search shows. */
const byNumber = listSource<typeof reviews.list, FoundRow, ReviewFacts>(reviews.list, {
  ...reviews,
  readable: (query) => sql`${reviews.readable(query)} and ${isNoneOfMyForms(query)}`,
  select: (db, page, { shardKey }) => ({
    compile: () =>
      sql<FoundRow>`
        select entry.id, entry.number, form.title, entry.status, entry.submitted_at,
          json_build_object('personId', submitter.id, 'fullName', submitter.full_name,
            'profileImage', submitter.profile_image) as submitter, page.counted
        from ${page}
        join my_forms as entry on entry.id = page.id and entry.shard_key = ${shardKey}
        join forms as form on form.id = entry.form_id
        join people as submitter on submitter.id = entry.person_id
        order by page.place`.compile(db),
  }),
})

/** A text without a digit is in no number, so that nobody looks into those of all entries. */
const firstOfTab = {
  byName: firstRows({
    ...byNumber,
    search: (pattern) => ofForms(sql`form.title ilike ${pattern}`),
  }),
  byNumber: firstRows(byNumber),
}

/**
 * Each entry is found once: one's own, what one signs and what was shared with one among My Forms,
 * what one decides on, and whatever else one may read, here.
 */
function isNoneOfMyForms(query: ReviewQuery): RawBuilder<SqlBool> {
  const { shardKey, personId } = query
  return sql<SqlBool>`entry.person_id <> ${personId} and (
    ${decidesOn(query)} or not exists (
      select 1 from my_form_readers as reader
      where reader.shard_key = ${shardKey} and reader.id = entry.id
        and reader.person_id = ${personId}
    ))`
}

/** What waits for somebody's decision by a name or a number, then what else they may read. */
export async function findReviews(
  { search, pLimit, isNear }: Asking,
  context: Pick<PersonContext, 'db' | 'person' | 'now'>,
): Promise<FirstRows<FoundReview>> {
  const firstRowsOf = /\d/.test(search) ? firstOfTab.byNumber : firstOfTab.byName
  const found = new Map<string, FoundReview>()
  for (const section of ['to_review', 'all'] as const) {
    const asked = { section, search, isNear, pLimit: pLimit + 1 }
    const { data } = await firstRowsOf(context.db, asked, context)
    for (const row of data) {
      if (!found.has(row.id)) {
        found.set(row.id, toFound(row, section === 'to_review'))
      }
    }
  }
  return firstOf([...found.values()], pLimit)
}

function toFound(row: FoundRow, isOwnApprovalPending: boolean): FoundReview {
  const { id, number, title, status: formStatus, submitter, submitted_at: at } = row
  return {
    ...{ id, number, title, formStatus, submitter, isOwnApprovalPending },
    submittedAt: at.toISOString(),
  }
}
