import { today, type CallOf, type ParsedInput } from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireMove, writeMove } from '../../records/move.ts'
import { paperDownload } from '../../records/paper.ts'
import { linesOfPeople, unknownPeople } from '../../records/people.queries.ts'
import { activePeopleAmong } from '../people/people.queries.ts'
import { paperOfInspection } from './loto.inspections.paper.ts'
import { inspectionsOf } from './loto.inspections.queries.ts'
import { held } from './loto.templates.editing.ts'
import { factsOf, templateKind } from './loto.templates.facts.ts'
import { templateRow, type WholeTemplateRow } from './loto.templates.queries.ts'
import { tiesIn } from './loto.templates.rights.ts'
import { nextInspection } from './loto.templates.rules.ts'

type Inspection = ParsedInput<CallOf<'loto.inspectTemplate'>>

export const inspect: PersonHandler<'loto.inspectTemplate'> = async (input, context) => {
  const { db, person, now, ports, audit, ifMatch } = context
  const { shardKey, personId } = person
  const row = await held(context, input.templateId)
  const asker = { person, ties: tiesIn(row), ifMatch }
  requireMove(templateKind, 'inspect', row, asker, {
    ...{ facts: factsOf(row, person), reason: undefined },
  })
  requireSound(input, row, context)
  const people = await includedIn(context, input.personIds)
  const { machine, inspectedOn, deviations, corrected } = input
  const inspectionId = ports.ids.next()
  await db
    .insertInto('loto_inspections')
    .values({
      ...{ shard_key: shardKey, id: inspectionId, template_id: row.id, family_id: row.family_id },
      ...{ machine, inspected_on: inspectedOn, inspector_id: personId, people: json(people) },
      ...{ deviations, corrected, recorded_at: now },
    })
    .execute()
  const due = nextInspection(inspectedOn)
  await writeMove(
    templateKind,
    row,
    {
      ...{ event: 'inspect', to: 'approved' },
      columns: {
        ...{ inspected_by: personId, inspected_on: inspectedOn },
        ...{ inspection_due: due, due_told: null },
      },
      changes: {
        machine: { from: null, to: machine },
        inspectedOn: { from: row.inspected_on, to: inspectedOn },
        inspectionDue: { from: row.inspection_due, to: due },
        people: { from: null, to: people.map(({ fullName }) => fullName).join(', ') },
        ...(deviations === '' ? {} : { deviations: { from: null, to: deviations } }),
        ...(corrected === '' ? {} : { corrected: { from: null, to: corrected } }),
      },
    },
    { db, shardKey, now, audit },
  )
  return ok({ inspectionId, rowVersion: row.row_version + 1 }, 'Inspection recorded.')
}

/** Ends the call where an inspection says what cannot be. */
function requireSound(input: Inspection, row: WholeTemplateRow, context: PersonContext): void {
  const { inspectedOn, deviations, corrected } = input
  if (inspectedOn > today(context.now, context.person.timeZone)) {
    failField('inspectedOn', 'Please enter today or a day before.')
  }
  if (nextInspection(inspectedOn) <= today(context.now, context.person.timeZone)) {
    failField('inspectedOn', 'That is a year ago or more: it would be due again already.')
  }
  if (row.inspected_on !== null && inspectedOn < row.inspected_on) {
    failField('inspectedOn', `It was inspected on ${row.inspected_on}, after this day.`)
  }
  if (deviations !== '' && corrected === '') {
    failField('corrected', 'Please say what was done about the deviations.')
  }
}

/** The employees included, as they are called now. */
async function includedIn({ db, person }: PersonContext, ids: readonly string[]) {
  const here = await activePeopleAmong(db, person.shardKey, ids)
  if (ids.some((id) => !here.has(id))) {
    failField('personIds', unknownPeople)
  }
  const people = await linesOfPeople({ db, shardKey: person.shardKey }, ids)
  return people.map(({ personId, fullName }) => ({ personId, fullName }))
}

type OneInspection = { templateId: string; inspectionId: string }

/** An inspection and the revision that was inspected, of a template that is open to whoever asks. */
async function certified({ templateId, inspectionId }: OneInspection, context: PersonContext) {
  const { db, person } = context
  const { shardKey } = person
  const asked = (await templateRow(db, { shardKey, templateId })) ?? fail('forbidden')
  const [inspection] = await inspectionsOf(db, {
    ...{ shardKey, familyId: asked.family_id, inspectionId },
  })
  if (inspection === undefined) {
    return fail('forbidden')
  }
  const inspected = { shardKey, templateId: inspection.templateId }
  const template = (await templateRow(db, inspected)) ?? fail('forbidden')
  return { number: `${template.number}-${inspection.inspectedOn}`, template, inspection }
}

const paper = paperDownload({
  path: '/loto-template-inspection-pdf-file',
  read: certified,
  holderOf: ({ template }) => ({ recordType: 'loto_template', recordId: template.id }),
  write: paperOfInspection,
})

export const inspectionPdf: PersonHandler<'loto.inspectionPdf'> = paper.address
export const inspectionPdfFile: PersonHandler<'loto.inspectionPdfFile'> = paper.file
