import { sql } from 'kysely'
import type { DraftWarning } from '@holdpoint/api'
import type { FormDefinition } from '@holdpoint/forms'
import {
  definitionProblems,
  definitionWarnings,
  type PublishProblem,
} from '@holdpoint/forms/editing'
import type { Queryable } from '../../db/database.ts'
import { subFormProblems } from './manage-forms.sub-forms.ts'

/** Everything that keeps a draft from being published: what the engine finds, and what other forms say. */
export async function draftProblems(
  db: Queryable,
  formId: string,
  definition: FormDefinition,
): Promise<PublishProblem[]> {
  return [
    ...definitionProblems(definition),
    ...(await unknownNames(db, definition)),
    ...(await subFormProblems(db, formId, definition.subForms ?? [])),
  ]
}

/** What is worth a look in a draft, as somebody of an organisation looks at it. */
export async function draftWarnings(
  db: Queryable,
  shardKey: string,
  definition: FormDefinition,
): Promise<DraftWarning[]> {
  const asked = groupsIn(definition)
  const shards = await shardsOfGroups(db, asked)
  const elsewhere = asked.filter(({ id }) => shards.has(id) && shards.get(id) !== shardKey)
  const own = asked.filter(({ id }) => shards.get(id) === shardKey)
  const withPeople = await groupsWithPeople(db, own)
  return [
    ...definitionWarnings(definition),
    ...elsewhere.map(({ meaning, what }) => ({
      key: null,
      message: `“${meaning}” is ${said[what].by} a group of another organisation. In yours, an administrator ${said[what].does}.`,
    })),
    ...own
      .filter(({ id }) => !withPeople.has(id))
      .map(({ meaning, what }) => ({
        key: null,
        message: `“${meaning}” is ${said[what].by} a group that nobody is in. Until somebody is, an administrator ${said[what].does}.`,
      })),
  ]
}

const said = {
  approvals: { by: 'decided by', does: 'decides' },
  signatures: { by: 'signed by', does: 'signs' },
} as const

/**
 * The groups that a form asks to approve or to sign, and the forms that it is taken further on, which are not
 * there: whoever hands it in would be sent to the administrators without a word.
 */
export async function unknownNames(
  db: Queryable,
  definition: FormDefinition,
): Promise<PublishProblem[]> {
  const groups = groupsIn(definition)
  const groupsThere = await shardsOfGroups(db, groups)
  const forms = (definition.workflow?.elevatesTo ?? []).map((id, place) => ({ id, place }))
  const formsThere = await formsOf(db, forms)
  return [
    ...groups
      .filter(({ id }) => !groupsThere.has(id))
      .map(({ meaning, place, what }) => ({
        ...{ path: `workflow.${what}.${place}.by`, key: null },
        message: `“${meaning}” is ${said[what].by} a group that is not there any more.`,
      })),
    ...forms
      .filter(({ id }) => !formsThere.has(id))
      .map(({ place }) => ({
        ...{ path: `workflow.elevatesTo.${place}`, key: null },
        message: 'This is taken further on a form that is not there any more.',
      })),
  ]
}

type Named = { id: string; place: number }

type NamedGroup = Named & { meaning: string; what: keyof typeof said }

function groupsIn({ workflow }: FormDefinition): NamedGroup[] {
  return (['approvals', 'signatures'] as const).flatMap((what) =>
    (workflow?.[what] ?? []).flatMap(({ by, meaning }, place) =>
      typeof by === 'object' && 'group' in by ? [{ id: by.group, meaning, place, what }] : [],
    ),
  )
}

/** Which of these groups are there, and in which organisation. */
async function shardsOfGroups(
  db: Queryable,
  groups: readonly Named[],
): Promise<ReadonlyMap<string, string>> {
  if (groups.length === 0) {
    return new Map()
  }
  const rows = await db
    .selectFrom('permission_groups')
    .select(['id', 'shard_key'])
    .where('id', '=', sql<string>`any(${groups.map(({ id }) => id)}::text[])`)
    .execute()
  return new Map(rows.map(({ id, shard_key: shardKey }) => [id, shardKey]))
}

/** Which of these groups somebody is in who has not left. */
async function groupsWithPeople(
  db: Queryable,
  groups: readonly Named[],
): Promise<ReadonlySet<string>> {
  if (groups.length === 0) {
    return new Set()
  }
  const rows = await db
    .selectFrom('permission_group_members as member')
    .innerJoin('people as person', 'person.id', 'member.person_id')
    .select('member.group_id')
    .distinct()
    .where('member.group_id', '=', sql<string>`any(${groups.map(({ id }) => id)}::text[])`)
    .where('person.is_active', '=', true)
    .execute()
  return new Set(rows.map(({ group_id: id }) => id))
}

async function formsOf(db: Queryable, forms: readonly Named[]): Promise<ReadonlySet<string>> {
  if (forms.length === 0) {
    return new Set()
  }
  const rows = await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', sql<string>`any(${forms.map(({ id }) => id)}::text[])`)
    .where('deleted_at', 'is', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
