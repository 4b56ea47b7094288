import {
  laidOut,
  questionsOf,
  startingAnswers,
  withCalculated,
  withKnown,
  type Answers,
  type FormDefinition,
  type KnownAtStart,
} from '@holdpoint/forms'
import { today, wallClock } from '@holdpoint/api'
import { json } from '../../../db/json.ts'
import { fail } from '../../../fail.ts'
import type { PersonContext } from '../../../handler.ts'
import { nextNumber } from '../../../records/numbers.ts'
import { moveInDayTotals } from '../my-forms.day-totals.ts'
import { holdForm } from '../../forms/forms.queries.ts'
import { asksForEquipment, keepNamedEquipment } from '../my-forms.equipment.ts'
import * as queries from '../my-forms.queries.ts'
import { engineContext, evaluateEntry } from '../my-forms.state.ts'
import { countSubForms } from '../sub-forms/sub-forms.queries.ts'
import { entryColumns } from './entry-columns.ts'

/** What an entry begins with. */
export type NewEntry = {
  /** The id that a device gave it; one of ours unless told otherwise. */
  id?: string
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
  /** Of one that somebody is asked to fill out: whether it was another's before, and when it is due. */
  assigned?: { status: 'pending' | 'new'; dueAt: Date }
}

type StartContext = Pick<PersonContext, 'db' | 'ports' | 'now' | 'audit'> & {
  person: Pick<PersonContext['person'], 'shardKey' | 'personId' | 'timeZone'>
}

/** Starts an entry of a person, and answers its id; ends the call where its form is deleted. */
export async function startEntry(context: StartContext, entry: NewEntry): Promise<string> {
  const { form, definition, answers, startedAt, isLimited } = entry
  const { elevatedFrom, parentId, assigned } = entry
  const { db, person, ports, now, audit } = context
  const { version } = definition
  if (!(await holdForm(db, form.id))) {
    return fail('forbidden', { message: 'Its form was deleted.' })
  }
  const id = entry.id ?? ports.ids.next()
  const number = await nextNumber(context, 'FRM')
  // The entry above waits for nothing of which nothing is missing; one by itself waits to be opened.
  const reading = engineContext(person.timeZone, now)
  const { canSubmit } = evaluateEntry(definition, answers, person.timeZone, now)
  const begun = parentId !== undefined && canSubmit ? ('fill' as const) : ('in_progress' as const)
  const status = assigned?.status ?? begun
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
      due_at: assigned?.dueAt ?? null,
      created_at: now,
      updated_at: now,
      score: null,
      result: null,
      ...(await entryColumns({ db, shardKey: person.shardKey }, definition, answers, reading)),
    })
    .execute()
  await moveInDayTotals(db, person.shardKey, {
    to: { person_id: person.personId, started_at: startedAt, status },
  })
  await db
    .insertInto('my_form_answers')
    .values({
      shard_key: person.shardKey,
      my_form_id: id,
      answers: json(withCalculated(definition, answers, reading)),
      revision: 0,
      updated_at: now,
    })
    .execute()
  if (asksForEquipment(definition)) {
    await keepNamedEquipment(db, { shardKey: person.shardKey, myFormId: id }, definition, answers)
  }
  if (parentId !== undefined) {
    await countSubForms(db, person.shardKey, parentId)
  }
  await audit({
    recordType: 'my_form',
    recordId: id,
    action: assigned === undefined ? 'start' : 'assign',
    changes: {
      ...{ formId: form.id, version, answers },
      ...(parentId === undefined ? {} : { parentId }),
    },
  })
  return id
}

type FirstContext = Pick<PersonContext, 'db' | 'now'> & {
  person: Pick<PersonContext['person'], 'personId' | 'timeZone'>
}

/**
 * The form's own defaults, then what is known already: the time, and where the person works. When
 * something that is assigned will be done is not known.
 */
export async function firstAnswers(
  definition: FormDefinition,
  { db, person, now }: FirstContext,
  { isAssigned }: { isAssigned: boolean } = { isAssigned: false },
): Promise<Answers> {
  const day = today(now, person.timeZone)
  const byForm = startingAnswers(definition, { today: day, lang: 'en' })
  const started = isAssigned ? withoutTimes(definition, byForm) : byForm
  const dateTime = isAssigned ? null : wallClock(now, person.timeZone)
  return withKnown(definition, started, { dateTime, ...(await workplaceKnown(db, person)) })
}

/** Where somebody works, as far as a form begins with it. */
export async function workplaceKnown(
  db: FirstContext['db'],
  { personId }: { personId: string },
): Promise<Omit<KnownAtStart, 'dateTime'>> {
  const { district_code, business_unit_code, crew_code } = await queries.workplaceOf(db, personId)
  return { district: district_code, businessUnit: business_unit_code, crew: crew_code }
}

const times: readonly string[] = ['date', 'time', 'dateTime']

function withoutTimes(definition: FormDefinition, answers: Answers): Answers {
  const open = questionsOf(laidOut(definition, {})).flatMap(({ question }) =>
    times.includes(question.type) ? [question.key] : [],
  )
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !open.includes(key)))
}
