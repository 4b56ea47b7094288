import {
  audienceParts,
  eventsOfModule,
  notifyRulePeopleMax,
  type Audience,
  type NotifyModule,
  type NotifyRule,
} from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { notifyRuleAudience } from '../../outbox/hearers.ts'
import { audienceOf, countAudience, requireNamed, writeAudience } from '../../records/audience.ts'
import type { Holder } from '../../records/files.queries.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { requireVersion } from '../../row-version.ts'
import {
  formExists,
  holdRule,
  ruleIdOf,
  storeRule,
  versionOfRule,
  type RuleAbout,
} from './notify.queries.ts'

export const get: PersonHandler<'notify.get'> = async ({ moduleType, uniqueId }, context) => {
  const formId = await formOf(context, moduleType, uniqueId)
  const rules: NotifyRule[] = []
  for (const event of eventsOfModule(moduleType)) {
    rules.push(await ruleOf(context, { event, formId }))
  }
  return ok({ rules })
}

export const save: PersonHandler<'notify.save'> = async (
  { moduleType, uniqueId, event, ...audience },
  context,
) => {
  const { db, person, now, audit, ifMatch } = context
  const formId = await formOf(context, moduleType, uniqueId)
  await requireNamed(context, audience)
  await requireFew(context, audience)
  const holder = holderOf(context, { event, formId })
  requireVersion(await holdRule(db, person, { moduleType, event, formId }, now), ifMatch)
  const before = await audienceOf(db, holder)
  await writeAudience(db, holder, audience)
  await storeRule(db, person, { event, formId }, now)
  await audit({
    ...{ recordType: notifyRuleAudience, recordId: holder.recordId },
    action: !namesAnybody(audience) ? 'delete' : namesAnybody(before) ? 'edit' : 'create',
    changes: { event, formId, audience: { from: before, to: audience } },
  })
  const said = namesAnybody(audience) ? 'Rule saved.' : 'Nobody is told of it.'
  return ok(await ruleOf(context, { event, formId }), said)
}

function namesAnybody(audience: Audience): boolean {
  return [...audienceParts, 'personIds' as const].some((part) => audience[part].length > 0)
}

/** Where the audience of a rule is kept. */
function holderOf({ person }: Pick<PersonContext, 'person'>, about: RuleAbout): Holder {
  const { shardKey } = person
  return { shardKey, recordType: notifyRuleAudience, recordId: ruleIdOf(about) }
}

async function ruleOf(context: PersonContext, about: RuleAbout): Promise<NotifyRule> {
  const { db, person } = context
  const { shardKey } = person
  const { personIds, ...parts } = await audienceOf(db, holderOf(context, about))
  const people = await linesOfPeople({ db, shardKey }, personIds)
  const { total } = await countAudience(db, shardKey, { ...parts, personIds }, 1)
  const rowVersion = await versionOfRule(db, shardKey, about)
  return { event: about.event, audience: { ...parts, people }, total, rowVersion }
}

/** The form that rules are about; empty for all records of the module. */
async function formOf(
  { db }: PersonContext,
  moduleType: NotifyModule,
  uniqueId: string | undefined,
): Promise<string> {
  if (uniqueId === undefined || uniqueId === '') {
    return ''
  }
  if (moduleType !== 'forms') {
    return failField('uniqueId', 'Only the rules of forms are about one of them.')
  }
  return (await formExists(db, uniqueId)) ? uniqueId : fail('not_found')
}

/** A rule that tells a whole company of each form would be read by nobody: it is refused, not cut. */
async function requireFew({ db, person }: PersonContext, audience: Audience): Promise<void> {
  const { total } = await countAudience(db, person.shardKey, audience, 1)
  if (total > notifyRulePeopleMax) {
    const most = notifyRulePeopleMax.toLocaleString('en')
    failField(
      'countries',
      `That is ${total.toLocaleString('en')} people. A rule tells at most ${most}.`,
    )
  }
}
