import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { canonicalStatus, type entryParts, type FormStatus } from '@holdpoint/api'
import type { PersonRights } from '../../../identity.ts'
import {
  isBetween,
  isInCountry,
  isOneOf,
  isTrue,
  overlaps,
  type Conditions,
} from '../../../lists/conditions.ts'
import { mayReadPrivateComments } from '../talk/comments.rules.ts'

/** What lists of entries ask of the asker and of the filter beside their values. */
export type EntryFacts = {
  /** A comment that its reader may not see counts for nothing. */
  mayReadPrivate: boolean
  /** By their own names; a spelling that nobody knows names nothing. */
  statuses: readonly FormStatus[] | undefined
  /** A deputy has a part in an entry on their days alone. */
  now: string
}

type Asker = { shardKey: string; personId: string }

/** Works out what the conditions need to know. */
export function entryFacts(
  { statuses }: { statuses?: readonly string[] | undefined },
  { person, now }: { person: PersonRights; now: Date },
): EntryFacts {
  return {
    mayReadPrivate: mayReadPrivateComments(person.permissions),
    statuses: statuses?.flatMap((spelling) => canonicalStatus(spelling) ?? []),
    now: now.toISOString(),
  }
}

/** How each part is asked that lists of entries share; the row is `entry`. */
export const entryConditions: Conditions<typeof entryParts, EntryFacts & Asker> = {
  countries: isInCountry('entry.country_code'),
  // By id or by name, for the specification's lookup data gives them no id.
  pads: (chosen) => sql`entry.pad_ids && (${chosen}::text[] || array(
    select id from pads where name = any(${chosen}::text[])
  ))`,
  // An array of ids can only be looked up, so that nothing walks all entries to find a machine's few.
  assets: (chosen, { shardKey }) => sql`entry.id = any(array(
    select named.my_form_id from my_form_equipment as named
    where named.shard_key = ${shardKey} and named.asset_id = any(${chosen}::text[])
  ))`,
  districts: isOneOf('entry.district_code'),
  businessUnits: isOneOf('entry.business_unit_code'),
  crews: overlaps('entry.crew_codes'),
  customers: isOneOf('entry.customer_id'),
  formIds: isOneOf('entry.form_id'),
  formTypes: (chosen) => ofForms(sql`form.form_type_id = any(${chosen}::text[])`),
  statuses: isOneOf('entry.status'),
  score: isBetween('entry.score'),
  isElevated: isTrue(sql`entry.elevated_from_form_id is not null`),
  isFailed: isTrue(sql`entry.result = 'fail'`),
  hasCriticalFailure: isTrue(sql`entry.has_critical_failure`),
  isKudos: isTrue(sql`entry.kudos_count > 0`),
  isPublicComment: isTrue(sql`entry.public_comment_count > 0`),
  isPrivateComment: (_, { mayReadPrivate, personId }) =>
    mayReadPrivate
      ? sql`entry.private_comment_count > 0`
      : sql`entry.private_comment_count > 0 and exists (
          select 1 from my_form_comments as comment
          where comment.shard_key = entry.shard_key
            and comment.my_form_id = entry.id
            and comment.person_id = ${personId}
            and comment.privacy_type = 'private'
            and comment.deleted_at is null
        )`,
}

/** Whether somebody decides on `entry`, or did: it is among their reviews. */
export function decidesOn({
  shardKey,
  personId,
}: {
  shardKey: string
  personId: string
}): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select 1 from my_form_signers as decider
    where decider.shard_key = ${shardKey} and decider.my_form_id = entry.id
      and decider.person_id = ${personId} and decider.task = 'approve'
  )`
}

/** The entries of some forms, as `form`. */
export function ofForms(which: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`entry.form_id = any(array(select form.id from forms as form where ${which}))`
}

/**
 * The place of each form by its name or its type, which are put in order faster as numbers. Joined
 * only when something asks for it: the plain page reads one index.
 */
export function inPlace({ orderBy }: { orderBy: string }): RawBuilder<unknown> {
  switch (orderBy) {
    case 'form_name':
      return sql`inner join (
        select form.id, dense_rank() over (order by form.title) as place from forms as form
      ) as form on form.id = entry.form_id`
    case 'form_type':
      return sql`inner join (
        select form.id, dense_rank() over (order by type.name) as place
        from forms as form join form_types as type on type.id = form.form_type_id
      ) as form on form.id = entry.form_id`
    default:
      return sql``
  }
}
