import {
  questionsOf,
  startingAnswers,
  type Answers,
  type FormDefinition,
  type Question,
} from '@holdpoint/forms'
import { today } from '@holdpoint/api'
import { json } from '../../../db/json.ts'
import { fail, notDone } from '../../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../../handler.ts'
import { nextNumber } from '../../../records/numbers.ts'
import { writeMove } from '../../../records/move.ts'
import { requireVersion } from '../../../row-version.ts'
import { audienceOf, definitionOf, publishedForms } from '../../forms/forms.queries.ts'
import { isInAudience } from '../../forms/forms.rules.ts'
import { moveInDayTotals } from '../my-forms.day-totals.ts'
import { entryColumns } from './entry-columns.ts'
import { entryKind } from '../my-forms.moves.ts'
import { wayToDelete } from '../my-forms.rules.ts'
import * as queries from '../my-forms.queries.ts'

export const start: PersonHandler<'myForms.start'> = async (input, context) => {
  const { db, person, ports, now, audit, cacheOwner } = context
  const form = (await publishedForms(db)).find((candidate) => candidate.id === input.formId)
  if (!form || !isInAudience(form, await audienceOf(db, person.personId))) {
    return fail('forbidden', { message: 'This form is not open to you.' })
  }
  const version = form.published_version
  if (input.version !== undefined && input.version !== version) {
    return fail('version_not_published', { details: { version } })
  }
  const definition = await definitionOf(cacheOwner, db, form.id, version)
  if (!definition) {
    return fail('forbidden', { message: 'This form is not open to you.' })
  }
  const id = ports.ids.next()
  const answers = await firstAnswers(definition, context)
  const number = await nextNumber(context, 'FRM')
  const startedAt = startedAtOf(input.startedAt, now)
  await db
    .insertInto('my_forms')
    .values({
      shard_key: person.shardKey,
      id,
      number,
      form_id: form.id,
      form_version: version,
      person_id: person.personId,
      status: 'in_progress',
      started_at: startedAt,
      is_limited_access: input.isLimitedAccess ?? definition.access?.limitedDefault ?? false,
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
    { to: 'in_progress' },
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
  await audit({
    recordType: 'my_form',
    recordId: id,
    action: 'start',
    changes: { formId: form.id, version, answers },
  })
  return ok({ id })
}

export const remove: PersonHandler<'myForms.remove'> = async ({ myFormId }, context) => {
  const { db, person, now, audit, ifMatch, ties } = context
  const entry = await queries.entryForChange(db, person.shardKey, myFormId)
  if (!entry) {
    return fail('forbidden')
  }
  requireVersion(entry.row_version, ifMatch)
  const openActions = await queries.openActionsOf(db, person.shardKey, myFormId)
  const way = wayToDelete(entry.status, { person, ties }, openActions)
  if (way === undefined) {
    return fail('forbidden')
  }
  if (way.why !== null) {
    return notDone(way.why)
  }
  await writeMove(
    entryKind,
    entry,
    {
      event: way.event,
      said: 'delete',
      columns: { deleted_at: now, deleted_by: person.personId },
    },
    { db, shardKey: person.shardKey, now, audit },
  )
  return ok(null, 'Form deleted.')
}

const clockSkewMaxMs = 24 * 3600 * 1000

/** A device's own start time is taken within a day of ours, for it may have been offline. */
function startedAtOf(claimed: string | undefined, now: Date): Date {
  const time = claimed === undefined ? NaN : Date.parse(claimed)
  const isBelievable = Math.abs(now.getTime() - time) <= clockSkewMaxMs && time <= now.getTime()
  return isBelievable ? new Date(time) : now
}

/** The form's own defaults, then what is known already: the time, and where the person works. */
async function firstAnswers(
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
