import {
  questionsOf,
  startingAnswers,
  type Answers,
  type FormDefinition,
  type Question,
} from '@holdpoint/forms'
import { today } from '@holdpoint/api'
import { json } from '../../../db/json.ts'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { nextNumber } from '../../../records/numbers.ts'
import { moveInDayTotals } from '../my-forms.day-totals.ts'
import { holdForm } from '../../forms/forms.queries.ts'
import * as queries from '../my-forms.queries.ts'
import { evaluateEntry } from '../my-forms.state.ts'
import { countSubForms } from '../sub-forms/sub-forms.queries.ts'
import { entryColumns } from './entry-columns.ts'

/** What an entry begins with. */
export type NewEntry = {
  form: { id: string }
  /** The version of the form that it is pinned to. */
  definition: FormDefinition
  answers: Answers
  startedAt: Date
  isLimited: boolean
  /** The form that it was taken further from, for an elevated one. */
  elevatedFrom?: { formId: string; title: string }
  /** The entry that it is a sub-form of. */
  parentId?: string
}

/** Starts an entry for whoever asks, and answers its id; ends the call where its form is deleted. */
export async function startEntry(
  context: PersonContext,
  { form, definition, answers, startedAt, isLimited, elevatedFrom, parentId }: NewEntry,
): Promise<string> {
  const { db, person, ports, now, audit } = context
  const { version } = definition
  if (!(await holdForm(db, form.id))) {
    return fail('forbidden', { message: 'Its form was deleted.' })
  }
  const id = ports.ids.next()
  const number = await nextNumber(context, 'FRM')
  // The entry above waits for nothing of which nothing is missing; one by itself waits to be opened.
  const { canSubmit } = evaluateEntry(definition, answers, person.timeZone, now)
  const status = parentId !== undefined && canSubmit ? ('fill' as const) : ('in_progress' as const)
  await db
    .insertInto('my_forms')
    .values({
      shard_key: person.shardKey,
      id,
      number,
      form_id: form.id,
      form_version: version,
      person_id: person.personId,
      status,
      started_at: startedAt,
      filled_at: status === 'fill' ? now : null,
      is_limited_access: isLimited,
      elevated_from_form_id: elevatedFrom?.formId ?? null,
      elevated_from_name: elevatedFrom?.title ?? null,
      parent_id: parentId ?? null,
      created_at: now,
      updated_at: now,
      score: null,
      result: null,
      ...(await entryColumns(db, definition, answers, {
        today: today(now, person.timeZone),
        lang: 'en',
      })),
    })
    .execute()
  await moveInDayTotals(
    db,
    person.shardKey,
    { person_id: person.personId, started_at: startedAt },
    { to: status },
  )
  await db
    .insertInto('my_form_answers')
    .values({
      shard_key: person.shardKey,
      my_form_id: id,
      answers: json(answers),
      revision: 0,
      updated_at: now,
    })
    .execute()
  if (parentId !== undefined) {
    await countSubForms(db, person.shardKey, parentId)
  }
  await audit({
    recordType: 'my_form',
    recordId: id,
    action: 'start',
    changes: {
      ...{ formId: form.id, version, answers },
      ...(parentId === undefined ? {} : { parentId }),
    },
  })
  return id
}

/** The form's own defaults, then what is known already: the time, and where the person works. */
export async function firstAnswers(
  definition: FormDefinition,
  { db, person, now }: PersonContext,
): Promise<Answers> {
  const day = today(now, person.timeZone)
  const started = startingAnswers(definition, { today: day, lang: 'en' })
  const workplace = await queries.workplaceOf(db, person.personId)
  const known: Partial<Record<Question['type'], string | readonly string[] | null>> = {
    dateTime: wallTime(now, person.timeZone),
    district: workplace.district_code,
    businessUnit: workplace.business_unit_code,
    crew: workplace.crew_code === null ? null : [workplace.crew_code],
  }
  const filled = questionsOf(definition).flatMap(({ question }) => {
    const value = known[question.type]
    const isOpen = question.header === true && started[question.key] === undefined
    return isOpen && value !== undefined && value !== null ? [[question.key, { value }]] : []
  })
  return { ...started, ...Object.fromEntries(filled) }
}

/** The time on the wall of a zone, as YYYY-MM-DDTHH:MM. */
function wallTime(now: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  return `${today(now, timeZone)}T${time}`
}
