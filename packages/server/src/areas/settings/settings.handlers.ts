import {
  firstLanguage,
  isInboxLocked,
  notificationGroups,
  type NotificationGroup,
  type OwnSettings,
} from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { languageOf, storeLanguage } from '../user-settings/user-settings.queries.ts'
import { requireKnownZone } from './known-zone.ts'
import { choicesOfOne, keepChoices, type Choices } from '../../outbox/choices.ts'

export const get: PersonHandler<'settings.get'> = async (_input, context) =>
  ok(await settingsOf(context, await choicesOfOne(context.db, context.person)))

export const save: PersonHandler<'settings.save'> = async (input, context) => {
  const { db, person, audit } = context
  const before = await choicesOfOne(db, person)
  const groups = { ...before.groups }
  for (const { group, inbox, mail } of input.notifications) {
    groups[group] = { inbox: inbox || isInboxLocked(group), mail }
  }
  const { quietFrom: from, quietTo: to, digestAt } = input
  const chosen: Choices = { groups, quiet: from === '' ? null : { from, to }, digestAt }
  await keepChoices(db, person, chosen)
  await audit({
    ...{ recordType: 'notification_settings', recordId: person.personId, action: 'update' },
    changes: { from: before, to: chosen },
  })
  return ok(await settingsOf(context, chosen), 'Settings saved.')
}

export const saveLanguage: PersonHandler<'settings.saveLanguage'> = async (
  { language },
  context,
) => {
  const { db, person, audit } = context
  const before = await languageOf(db, person.personId)
  await storeLanguage(db, person.personId, language)
  await audit({
    ...{ recordType: 'user_settings', recordId: person.personId, action: 'update' },
    changes: { language: { from: before, to: language } },
  })
  return ok(await settingsOf(context, await choicesOfOne(db, person)), 'Language saved.')
}

export const saveTimeZone: PersonHandler<'settings.saveTimeZone'> = async (
  { timeZone },
  context,
) => {
  const { db, person, audit, forgetSessions } = context
  await requireKnownZone(db, timeZone)
  const before = await whereabouts(context)
  if (before.own !== timeZone) {
    await db
      .updateTable('people')
      .set({ time_zone: timeZone })
      .where('id', '=', person.personId)
      .execute()
    await audit({
      ...{ recordType: 'user_settings', recordId: person.personId, action: 'update' },
      changes: { timeZone: { from: before.own, to: timeZone } },
    })
    forgetSessions()
  }
  return ok(await settingsOf(context, await choicesOfOne(db, person)), 'Time zone saved.')
}

/** Where somebody's mails go, and the zones that hold for them. */
function whereabouts({ db, person }: Pick<PersonContext, 'db' | 'person'>) {
  return db
    .selectFrom('people as person')
    .innerJoin('organisations as organisation', 'organisation.shard_key', 'person.shard_key')
    .select(['person.email', 'person.time_zone as own', 'organisation.time_zone as organisation'])
    .where('person.shard_key', '=', person.shardKey)
    .where('person.id', '=', person.personId)
    .executeTakeFirstOrThrow()
}

async function settingsOf(
  context: PersonContext,
  { groups, quiet, digestAt }: Choices,
): Promise<OwnSettings> {
  const { db, person, ports } = context
  const { email, own, organisation } = await whereabouts(context)
  return {
    notifications: (Object.keys(notificationGroups) as NotificationGroup[]).map((group) => ({
      ...{ group, isInboxLocked: isInboxLocked(group) },
      ...groups[group],
    })),
    ...{ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, digestAt },
    language: (await languageOf(db, person.personId)) ?? firstLanguage,
    ...{ timeZone: own ?? organisation, ownTimeZone: own, organisationTimeZone: organisation },
    ...{ email, sendsMail: ports.mail !== undefined },
  }
}
