import {
  firstLanguage,
  isInboxLocked,
  notificationGroups,
  type NotificationGroup,
  type OwnSettings,
} from '@holdpoint/api'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { languageOf, storeLanguage } from '../user-settings/user-settings.queries.ts'
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

async function settingsOf(
  { db, person, ports }: PersonContext,
  { groups, quiet, digestAt }: Choices,
): Promise<OwnSettings> {
  const { email } = await db
    .selectFrom('people')
    .select('email')
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', person.personId)
    .executeTakeFirstOrThrow()
  return {
    notifications: (Object.keys(notificationGroups) as NotificationGroup[]).map((group) => ({
      ...{ group, isInboxLocked: isInboxLocked(group) },
      ...groups[group],
    })),
    ...{ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null, digestAt },
    language: (await languageOf(db, person.personId)) ?? firstLanguage,
    ...{ timeZone: person.timeZone, email, sendsMail: ports.mail !== undefined },
  }
}
