import { sqrItems, sqrVerdictLabels, type SqrVerdict } from '@holdpoint/api'
import { sql } from 'kysely'
import { json } from '../../db/json.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { requireVersion } from '../../row-version.ts'
import { held, writeEdit, type HeldSqr } from './sqr.editing.ts'
import { factsOf } from './sqr.facts.ts'
import { linesOfSqr, type KeptVerdict } from './sqr.queries.ts'
import { sqrGuards } from './sqr.rules.ts'

export const verifyParts: PersonHandler<'sqr.verifyParts'> = async (
  { sqrId, lineIds, verdict, note },
  context,
) => {
  const { db, person } = context
  const sqr = await heldForVerdict(context, sqrId)
  const one = { shardKey: person.shardKey, sqrId }
  const parts = await linesOfSqr(db, one, sqrItems.name)
  const meant = parts.filter(({ id }) => lineIds.includes(id))
  if (lineIds.some((id) => !meant.some((part) => part.id === id))) {
    return failField('lineIds', 'Some of these parts are not there any more.')
  }
  await db
    .updateTable('sqr_lines')
    .set({ verdict: json(verdictOf(context, verdict, note)) })
    .where('shard_key', '=', person.shardKey)
    .where('sqr_id', '=', sqrId)
    .where('id', '=', sql<string>`any(${meant.map(({ id }) => id)}::text[])`)
    .execute()
  const wordsOf = (said: SqrVerdict | undefined, content: unknown) => {
    const number = (content as { itemNumber?: string }).itemNumber ?? ''
    return said === undefined ? [] : [`${number}: ${sqrVerdictLabels[said]}`]
  }
  const changes = {
    parts: {
      from: meant.flatMap((part) => wordsOf(part.verdict?.verdict, part.content)),
      to: meant.flatMap(({ content }) => wordsOf(verdict, content)),
    },
  }
  const edit = { changes, said: 'verify parts', reason: note, isVerdict: true as const }
  return ok(await writeEdit(context, sqr, edit), 'Verdict kept.')
}

export const verifyResponsibleParty: PersonHandler<'sqr.verifyResponsibleParty'> = async (
  { sqrId, verdict, note },
  context,
) => {
  const sqr = await heldForVerdict(context, sqrId)
  if (sqr.kept.responsible_party_id === null) {
    return fail('wrong_state', { message: 'It has no responsible party yet.' })
  }
  const before = sqr.kept.responsible_party_verdict as KeptVerdict | null
  const saved = await writeEdit(context, sqr, {
    columns: { responsible_party_verdict: json(verdictOf(context, verdict, note)) },
    changes: { responsiblePartyVerdict: { from: before?.verdict ?? null, to: verdict } },
    ...{ said: 'verify party', reason: note, isVerdict: true },
  })
  return ok(saved, 'Verdict kept.')
}

async function heldForVerdict(context: PersonContext, sqrId: string): Promise<HeldSqr> {
  const sqr = await held(context, sqrId)
  requireVersion(sqr.row.row_version, context.ifMatch)
  if (sqr.row.status !== 'verifying') {
    return fail('wrong_state', {
      message: 'It does not wait for verification now.',
      details: { status: sqr.row.status },
    })
  }
  const why = sqrGuards.isNotInvestigator(factsOf(sqr.row, context.person))
  return why === null ? sqr : fail('wrong_state', { message: why })
}

function verdictOf(
  { person, now }: Pick<PersonContext, 'person' | 'now'>,
  verdict: SqrVerdict,
  note: string,
): KeptVerdict {
  return { verdict, personId: person.personId, at: now.toISOString(), note }
}
