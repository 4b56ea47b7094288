import type { EmailShare } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import { linkMark, putMail } from '../../mail/put-mail.ts'
import { sharedEntryMail } from '../../session/one-time-address.ts'
import { mayShare } from '../my-forms/talk/share.rules.ts'
import { entryToMail, sharesOf, type EmailShareRow } from './review-forms.email.queries.ts'

/** How long a mailed link opens an entry (domain 2.2). */
const livesMs = 7 * 24 * 3600_000

export const emailShares: PersonHandler<'reviewForms.emailShares'> = async (
  { myFormId },
  context,
) => {
  const { db, person, now } = context
  const entry = await entryToMail(db, person.shardKey, myFormId)
  if (entry === undefined) {
    return fail('not_found')
  }
  const rows = await sharesOf(db, person.shardKey, myFormId)
  return ok({ shares: rows.map((row) => toShare(row, now)), why: whyNot(context, entry) })
}

export const shareByEmail: PersonHandler<'reviewForms.shareByEmail'> = async (
  { myFormId, emails, note },
  context,
) => {
  const { db, person, ports, now, audit } = context
  const { shardKey } = person
  const entry = await entryToMail(db, shardKey, myFormId, true)
  if (entry === undefined) {
    return fail('not_found')
  }
  const why = whyNot(context, entry)
  if (why !== null) {
    return fail('wrong_state', { message: why })
  }
  const addresses = [...new Set(emails.map((email) => email.toLowerCase()))]
  for (const email of addresses) {
    const id = ports.ids.next()
    await db
      .insertInto('my_form_email_shares')
      .values({
        ...{ shard_key: shardKey, id, my_form_id: myFormId, email },
        ...{ shared_by: person.personId, shared_at: now },
        expires_at: new Date(now.getTime() + livesMs),
      })
      .execute()
    const by = person.info.user.name
    await putMail(db, ports, {
      ...{ shardKey, kind: sharedEntryMail, to: email, linkId: id },
      ...letter({ by, organisation: person.info.organisationName, entry, note }),
    })
  }
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'share by email',
    changes: { emails: { from: null, to: addresses } },
  })
  const rows = await sharesOf(db, shardKey, myFormId)
  return ok(
    { shares: rows.map((row) => toShare(row, now)) },
    addresses.length === 1 ? 'A link is on its way.' : 'Links are on their way.',
  )
}

export const takeBackEmail: PersonHandler<'reviewForms.takeBackEmail'> = async (
  { myFormId, shareId },
  { db, person, now, audit },
) => {
  const taken = await db
    .updateTable('my_form_email_shares')
    .set({ taken_back_at: now })
    .where('shard_key', '=', person.shardKey)
    .where('id', '=', shareId)
    .where('my_form_id', '=', myFormId)
    .where('taken_back_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (taken === undefined) {
    return fail('not_found', { message: 'This link was taken back already.' })
  }
  await audit({
    recordType: 'my_form',
    recordId: myFormId,
    action: 'unshare by email',
    changes: { emails: { from: [taken.email], to: null } },
  })
  return ok(null, 'The link opens nothing any more.')
}

type Entry = NonNullable<Awaited<ReturnType<typeof entryToMail>>>

/** Why an entry is not mailed; null where it is. What few may read leaves the house for nobody. */
function whyNot({ ports }: PersonContext, entry: Entry): string | null {
  if (ports.mail === undefined) {
    return 'No mail can be sent from here. An administrator can name a mail server.'
  }
  if (entry.is_limited_access) {
    return 'Access to this form is limited, so it is not mailed.'
  }
  const verdict = mayShare({ status: entry.status, isLimited: false, isOwn: true })
  return verdict.ok ? null : (verdict.problem.message ?? '')
}

function toShare(row: EmailShareRow, now: Date): EmailShare {
  return {
    shareId: row.id,
    email: row.email,
    sharedBy: {
      personId: row.person_id,
      fullName: row.full_name,
      profileImage: row.profile_image,
    },
    sharedAt: row.shared_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    openedAt: row.opened_at?.toISOString() ?? null,
    state: row.taken_back_at !== null ? 'taken_back' : row.expires_at <= now ? 'expired' : 'living',
  }
}

/** Names the form and its number and nothing of its answers: mails are read on many screens. */
function letter(said: {
  by: string
  organisation: string
  entry: Entry
  note: string | undefined
}): { subject: string; text: string } {
  const { by, organisation, entry, note } = said
  return {
    subject: `${by} shares a form with you: ${entry.title}, ${entry.number}`,
    text: [
      `${by} of ${organisation} shares a form with you: ${entry.title}, ${entry.number}.`,
      ...(note === undefined || note === '' ? [] : [note]),
      'Read it here, within seven days:',
      linkMark,
      'The page names your address, and whoever has this link can open it, so do not pass it on.',
    ].join('\n\n'),
  }
}
