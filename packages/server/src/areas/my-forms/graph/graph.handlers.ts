import {
  formStatuses,
  myFormsList,
  today,
  windowToInstants,
  type GraphQuestion,
  type MyFormsGraphContent,
} from '@holdpoint/api'
import { findQuestion, textOf } from '@holdpoint/forms'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { withKeptFilter } from '../../../lists/kept-filter.ts'
import { askedOf } from '../../../lists/source.ts'
import { definitionOf } from '../../forms/forms.queries.ts'
import { lookupsOf } from '../../lookups.ts'
import * as queries from './graph.queries.ts'
import { byTypeOf, overTimeOf, passMarkOf, placesOf } from './graph.rules.ts'
import { daysBefore, daysOf, spansOf, type Days } from './graph.spans.ts'
import { entries, type ListQuery } from '../list/list.queries.ts'

export const graph: PersonHandler<'myForms.graph'> = async (input, context) => {
  const { db, person, cacheOwner, now } = context
  const query = askedOf(entries, await withKeptFilter(myFormsList, input, context), context)
  const days = await daysReached(query, context)
  const { step, spans, thresholds } =
    days === undefined
      ? { step: 'day' as const, spans: [], thresholds: [] }
      : spansOf(days, person.timeZone)
  const groups = await queries.groupsOf(db, { ...query, thresholds })
  const of = (kind: queries.GroupRow['kind']) => groups.filter((group) => group.kind === kind)
  const statuses = new Map(of('status').map(({ key, count }) => [key, count]))
  const lookups = await lookupsOf(cacheOwner, db, now.getTime())
  return ok({
    totalRecords: sumOf(of('status'), 'count'),
    step,
    overTime: overTimeOf(spans, of('span')),
    byStatus: formStatuses.flatMap((formStatus) => {
      const count = statuses.get(formStatus)
      return count === undefined ? [] : [{ formStatus, count }]
    }),
    byFormType: byTypeOf(of('type')),
    passMark: passMarkOf(of('type')),
    passRate: {
      rated: sumOf(of('status'), 'rated'),
      passed: sumOf(of('status'), 'passed'),
      before: await passRateBefore(query, days, context),
    },
    byDistrict: placesOf(of('district'), lookups.district),
    byCrew: placesOf(of('crew'), lookups.crew),
    failedQuestions: await failedQuestions(query, sumOf(of('status'), 'lossy'), context),
    openActions: await openActions(query, context),
  })
}

/** The days from the first entry that can be there to the last; undefined where there is none. */
async function daysReached(query: ListQuery, { db, person }: PersonContext) {
  const { startsAt, endsBefore } = query
  if (startsAt !== undefined && endsBefore !== undefined) {
    return daysOf(startsAt, endsBefore, person.timeZone)
  }
  const [extent] = await queries.extentOf(db, query)
  if (!extent?.first || !extent.last) {
    return undefined
  }
  const afterLast = new Date(extent.last.getTime() + 1).toISOString()
  return daysOf(startsAt ?? extent.first.toISOString(), endsBefore ?? afterLast, person.timeZone)
}

async function passRateBefore(
  query: ListQuery,
  days: Days | undefined,
  { db, person }: PersonContext,
): Promise<MyFormsGraphContent['passRate']['before']> {
  const isOpen = query.startsAt === undefined || query.endsBefore === undefined
  const before = days === undefined || isOpen ? undefined : daysBefore(days)
  if (before === undefined) {
    return null
  }
  const [row] = await queries.ratedOf(db, {
    ...query,
    ...windowToInstants(before, person.timeZone),
  })
  return { ...before, rated: row?.rated ?? 0, passed: row?.passed ?? 0 }
}

async function failedQuestions(
  query: ListQuery,
  lossy: number,
  context: PersonContext,
): Promise<MyFormsGraphContent['failedQuestions']> {
  const rows = lossy === 0 ? [] : await queries.failedQuestionsOf(context.db, query)
  return {
    entriesRead: Math.min(lossy, queries.entriesReadMax),
    isCut: lossy > queries.entriesReadMax,
    data: await named(rows, context),
  }
}

async function named(
  rows: readonly queries.FailedRow[],
  { db, cacheOwner }: PersonContext,
): Promise<GraphQuestion[]> {
  const titles = await queries.formTitlesOf(
    db,
    rows.map(({ form_id: id }) => id),
  )
  const questions: GraphQuestion[] = []
  for (const { form_id: formId, version, question_key: questionKey, failed } of rows) {
    const definition = await definitionOf(cacheOwner, db, formId, version)
    const found = definition && findQuestion(definition, questionKey)
    questions.push({
      formId,
      formTitle: titles.get(formId) ?? '',
      questionKey,
      label: found === undefined ? questionKey : textOf(found.label, 'en'),
      failed,
    })
  }
  return questions
}

async function openActions(
  query: ListQuery,
  { db, person, now }: PersonContext,
): Promise<MyFormsGraphContent['openActions']> {
  const rows = await queries.openActionsOf(db, { ...query, day: today(now, person.timeZone) })
  return {
    count: rows[0]?.open ?? 0,
    overdue: rows[0]?.overdue ?? 0,
    data: rows.map(({ id, number, title, due_on, is_overdue, my_form_id }) => ({
      id,
      number,
      title,
      dueOn: due_on,
      isOverdue: is_overdue,
      myFormId: my_form_id,
    })),
  }
}

function sumOf(
  groups: readonly queries.GroupRow[],
  what: 'count' | 'rated' | 'passed' | 'lossy',
): number {
  return groups.reduce((sum, group) => sum + group[what], 0)
}
