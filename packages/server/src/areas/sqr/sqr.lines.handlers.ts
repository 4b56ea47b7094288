import {
  sqrNcrStep,
  type DeclaredLines,
  type SqrNcrFacts,
  type SqrNcrStep,
  type SqrPartName,
} from '@holdpoint/api'
import { json } from '../../db/json.ts'
import { fromContent, keptValues } from '../../declared/declared.columns.ts'
import { requireDeclared } from '../../declared/declared.checks.ts'
import {
  holdDeclared,
  type DeclaredLookup,
  type DeclaredValues,
} from '../../declared/declared.lookup.ts'
import { wordsOf } from '../../declared/declared.words.ts'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext } from '../../handler.ts'
import { held, requireEditable, writeEdit } from './sqr.editing.ts'
import { changedLines } from './sqr.line-words.ts'
import { linesOfSqr, type KeptVerdict, type LineRow } from './sqr.queries.ts'

type Part = DeclaredLines & { readonly name: SqrPartName }
type Line = { id: string; values: DeclaredValues; verdict: KeptVerdict | null }
type Said = DeclaredValues & { lineId?: string | undefined }

/**
 * Keeps the lines of a part in the place of those before: what each of the six calls does. One that
 * was there keeps its id, and what was chosen in it.
 */
export async function saveLines(
  part: Part,
  sqrId: string,
  said: readonly Said[],
  context: PersonContext,
) {
  const { db, person } = context
  const sqr = await held(context, sqrId)
  requireEditable(sqr, context, part.name === 'ncr' ? 'followed' : 'whole')
  if (said.length === 0 && sqr.row.status === 'monitoring') {
    return fail('wrong_state', {
      message: 'While the report is monitored, its non-conformance is not taken away.',
    })
  }
  const one = { shardKey: person.shardKey, sqrId }
  const before = (await linesOfSqr(db, one, part.name)).map((row) => lineOf(part, row))
  const after = takenLines(part, said, before, context)
  const lookup = await holdDeclared({ db, shardKey: person.shardKey }, [
    part.fields,
    [...before, ...after].map(({ values }) => values),
  ])
  const left = new Map(before.map((line) => [line.id, line]))
  after.forEach(({ id, values }, place) => {
    const prefix = `${part.name}.${place}.`
    requireDeclared(lookup, part.fields, { values, before: left.get(id)?.values, prefix })
    if (part.name === 'equipments' && values['assetId'] === null && values['name'] === '') {
      failField(`${prefix}name`, 'Please choose the equipment, or enter its name.')
    }
  })
  await writeLines(part, one, after, context)
  const worded = (lines: readonly Line[]) => wordedLines(part, lookup, lines)
  const ncr = part.name === 'ncr' ? { ncr_step: stepOf(after) } : {}
  const step = { from: sqr.kept.ncr_step, to: ncr.ncr_step }
  const saved = await writeEdit(context, sqr, {
    columns: ncr,
    changes: {
      ...changedLines(part, [worded(before), worded(after)], person.timeZone),
      ...(part.name === 'ncr' ? { ncrStep: step } : {}),
    },
  })
  return ok(saved, `${part.title} saved.`)
}

function lineOf({ fields }: Part, { id, content, verdict }: LineRow): Line {
  return { id, values: fromContent(fields, content), verdict }
}

/** A part of which anything but the note says something else loses what was said of it. */
const isVerified = (name: string) => name !== 'note'

function takenLines(
  { fields }: Part,
  said: readonly Said[],
  before: readonly Line[],
  { person, ports }: Pick<PersonContext, 'person' | 'ports'>,
): Line[] {
  const left = new Map(before.map((line) => [line.id, line]))
  return said.map(({ lineId = '', ...line }) => {
    const known = left.get(lineId)
    left.delete(lineId)
    const values = keptValues(fields, line, person.timeZone, known?.values)
    const isSame = Object.keys(fields)
      .filter(isVerified)
      .every((name) => values[name] === known?.values[name])
    return {
      id: known?.id ?? ports.ids.next(),
      values,
      verdict: isSame ? (known?.verdict ?? null) : null,
    }
  })
}

async function writeLines(
  { name: part, fields }: Part,
  { shardKey, sqrId }: { shardKey: string; sqrId: string },
  lines: readonly Line[],
  { db }: PersonContext,
): Promise<void> {
  await db
    .deleteFrom('sqr_lines')
    .where('shard_key', '=', shardKey)
    .where('sqr_id', '=', sqrId)
    .where('part', '=', part)
    .execute()
  if (lines.length === 0) {
    return
  }
  const categories = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'category')
    .map(([name]) => name)
  const rows = lines.map(({ id, values, verdict }, place) => ({
    ...{ shard_key: shardKey, sqr_id: sqrId, part, id, place, content: json(values) },
    category_ids: categories.flatMap((name) => [values[name] ?? []].flat().map(String)),
    verdict: verdict === null ? null : json(verdict),
  }))
  await db.insertInto('sqr_lines').values(rows).execute()
}

function wordedLines({ fields }: Part, lookup: DeclaredLookup, lines: readonly Line[]) {
  return lines.map(({ values }) => ({ content: values, words: wordsOf(lookup, fields, values) }))
}

/** How far the non-conformance has come; null without one. */
function stepOf([line]: readonly Line[]): SqrNcrStep | null {
  // What the line holds are the fields that its part declares.
  return line === undefined ? null : sqrNcrStep(line.values as SqrNcrFacts)
}
