import {
  audienceParts,
  eventsOfModule,
  notifyRulePeopleMax,
  type Audience,
  type NotifyEvent,
  type NotifyModule,
  type NotifyRule,
} from '@holdpoint/api'
import { fail, failField } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { notifyRuleAudience } from '../../outbox/hearers.ts'
import { audienceOf, countAudience, requireNamed, writeAudience } from '../../records/audience.ts'
import { linesOfPeople } from '../../records/people.queries.ts'
import { deleteRule, formExists, holdRule, ruleIdOf, storeRule } from './notify.queries.ts'

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
  const { db, person, now, ports, audit } = context
  const formId = await formOf(context, moduleType, uniqueId)
  await requireNamed(context, audience)
  await requireFew(context, audience)
  const about = { event, formId }
  const known = await holdRule(db, person.shardKey, about)
  const id = known ?? ports.ids.next()
  const holder = { shardKey: person.shardKey, recordType: notifyRuleAudience, recordId: id }
  const before = await audienceOf(db, holder)
  const isNobody = [...audienceParts, 'personIds' as const].every(
    (part) => audience[part].length === 0,
  )
  await writeAudience(db, holder, audience)
  if (isNobody) {
    await deleteRule(db, person.shardKey, id)
  } else {
    await storeRule(db, person, { id, module_type: moduleType, event, form_id: formId }, now)
  }
  await audit({
    ...{ recordType: notifyRuleAudience, recordId: id },
    action: isNobody ? 'delete' : known === undefined ? 'create' : 'edit',
    changes: { event, formId, audience: { from: before, to: audience } },
  })
  return ok(await ruleOf(context, about), isNobody ? 'Nobody is told of it.' : 'Rule saved.')
}

type About = { event: NotifyEvent; formId: string }

async function ruleOf({ db, person }: PersonContext, about: About): Promise<NotifyRule> {
  const { shardKey } = person
  const id = await ruleIdOf(db, shardKey, about)
  const recordId = id ?? ''
  const { personIds, ...parts } = await audienceOf(db, {
    ...{ shardKey, recordType: notifyRuleAudience, recordId },
  })
  const people = await linesOfPeople({ db, shardKey }, personIds)
  const { total } = await countAudience(db, shardKey, { ...parts, personIds }, 1)
  return { event: about.event, audience: { ...parts, people }, total }
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
