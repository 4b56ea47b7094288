import type { Updateable } from 'kysely'
import type { CallOf, FormState, ParsedInput } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import { parseDefinition } from '@holdpoint/forms/schema'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { requireVersion } from '../../row-version.ts'
import type { FormsTable } from '../forms/forms.tables.ts'
import type { FormRow } from './manage-forms.columns.ts'
import { writtenOf } from './manage-forms.definitions.ts'
import { clearDraft } from './manage-forms.drafts.ts'
import { factsOf, formKind } from './manage-forms.facts.ts'
import { unknownNames } from './manage-forms.names.ts'
import { formForChange, isUsedElsewhere } from './manage-forms.queries.ts'
import { subFormProblems } from './manage-forms.sub-forms.ts'
import { judgedAsNow } from './manage-forms.risk.ts'
import { tiesIn } from './manage-forms.rights.ts'

type Event = ParsedInput<CallOf<'manageForms.move'>>['event']

export const move: PersonHandler<'manageForms.move'> = async (input, context) => {
  const { formId, event, reason, draftRowVersion } = input
  const { db, person, now, audit, ifMatch } = context
  const { shardKey } = person
  const row = (await formForChange(db, { shardKey, formId })) ?? fail('forbidden')
  const draft = event === 'publish' ? await draftToPublish(row, draftRowVersion, db) : undefined
  const asker = { person, ties: tiesIn(row, person), ifMatch }
  const isOurs = !(await isUsedElsewhere(db, { shardKey, formId }))
  const facts = { ...factsOf(row), isOurs, ...(draft && { problemCount: draft.problemCount }) }
  requireMove(formKind, event, row, asker, { facts, reason })
  const { version, columns } =
    draft?.definition === undefined
      ? unpublished
      : await publish(row, draft.definition, reason, context)
  const isPaused = row.status === 'paused'
  const to = event === 'publish' && isPaused ? 'paused' : leadsTo[event]
  await writeMove(
    formKind,
    row,
    {
      ...{ event, to, reason, columns },
      changes: version === null ? {} : { version: { from: row.published_version, to: version } },
    },
    { db, shardKey, now, audit },
  )
  return ok(
    { formId, rowVersion: row.row_version + 1 },
    version === null
      ? said[event]
      : isPaused
        ? `Version ${version} stands. The form is still paused.`
        : `Version ${version} is in use.`,
  )
}

const unpublished = { version: null, columns: {} }

const leadsTo = {
  ...{ publish: 'published', pause: 'paused', resume: 'published' },
  ...{ archive: 'archived', restore: 'paused', remove: undefined },
} as const satisfies Record<Event, FormState | undefined>

const said: Readonly<Record<Event, string>> = {
  publish: 'Form published.',
  pause: 'Form paused. What was started can be finished.',
  resume: 'The form can be started again.',
  archive: 'Form archived.',
  restore: 'Taken out of the archive. It is paused until you resume it.',
  remove: 'Form deleted.',
}

/**
 * What is about to be published, as the engine finds it now. Ends the call where it is not the draft
 * that was looked at, or where nobody says which one that was.
 */
async function draftToPublish(
  row: FormRow,
  seen: number | undefined,
  db: PersonContext['db'],
): Promise<{ definition: FormDefinition | undefined; problemCount: number }> {
  if (seen === undefined && factsOf(row).hasDraft) {
    return failField('draftRowVersion', 'Please say which draft you have looked at.')
  }
  requireVersion(row.draft_row_version, seen)
  const parsed = parseDefinition(await writtenOf(db, row))
  if (!parsed.ok) {
    return { definition: undefined, problemCount: parsed.problems.length }
  }
  const { definition } = parsed
  const problems = [
    ...(await unknownNames(db, definition)),
    ...(await subFormProblems(db, row.id, definition.subForms ?? [], { hold: true })),
  ]
  return { definition, problemCount: problems.length }
}

/** Makes the draft the next version, which nobody rewrites from then on. */
async function publish(
  row: FormRow,
  definition: FormDefinition,
  changelog: string | undefined,
  { db, person, now }: PersonContext,
) {
  const { version, scoring, subForms } = definition
  const judged = await judgedAsNow({ db, person }, definition)
  await db
    .insertInto('form_versions')
    .values({
      ...{ form_id: row.id, version, definition: json(judged), published_at: now },
      ...{ published_by: person.personId, changelog: changelog?.trim() ?? '' },
    })
    .execute()
  await clearDraft(db, row.id)
  const columns: Updateable<FormsTable> = {
    published_version: version,
    passing_percentage: scoring?.enabled === true ? scoring.passingPercentage : null,
    sub_form_ids: (subForms ?? []).map(({ form }) => form),
    draft_row_version: row.draft_row_version + 1,
  }
  return { version, columns }
}
