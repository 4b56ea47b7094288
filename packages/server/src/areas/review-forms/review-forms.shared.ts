import { canShare } from '@holdpoint/api'
import { appendAudit } from '../../audit.ts'
import { fail } from '../../fail.ts'
import { ok, type OpenContext, type OpenHandler } from '../../handler.ts'
import { shareIdIn } from '../../session/one-time-address.ts'
import { definitionOf } from '../forms/forms.queries.ts'
import { asAnswers } from '../my-forms/filling/change.ts'
import { answerFile } from '../my-forms/filling/media.handlers.ts'
import { entryWithAnswers } from '../my-forms/my-forms.queries.ts'
import { isAttachment } from '../my-forms/review/attachments.queries.ts'
import { livingShare } from './review-forms.email.queries.ts'
import { sectionsOf, verdictOf } from './review-forms.sections.ts'

// What a mailed link opens, without an account: one entry, to read.

export const shared: OpenHandler<'reviewForms.shared'> = {
  async open({ share: token }, context) {
    const { db, cacheOwner } = context
    const share = await requireShare(token, context)
    const entry = await entryWithAnswers(db, share.shard_key, share.my_form_id).executeTakeFirst()
    const definition =
      entry && (await definitionOf(cacheOwner, db, entry.form_id, entry.form_version))
    if (entry === undefined || definition === undefined) {
      return fail('link_used')
    }
    await noteOpened(share, context)
    const asking = { ...context, person: { shardKey: share.shard_key } }
    const read = await sectionsOf(asking, { entry, definition }, asAnswers(entry.answers))
    return ok({
      email: share.email,
      expiresAt: share.expires_at.toISOString(),
      organisation: share.organisation,
      number: share.number,
      formTitle: share.title,
      formStatus: share.status,
      submitter: share.submitter,
      submittedAt: share.submitted_at?.toISOString() ?? null,
      timeZone: entry.time_zone,
      verdict: verdictOf(read),
      sections: read.sections.map(({ answers, ...section }) => ({
        ...section,
        // Actions and flags are talk of the house.
        answers: answers.map(({ actions: _actions, flag: _flag, ...answer }) => answer),
      })),
    })
  },
}

export const sharedPhoto: OpenHandler<'reviewForms.sharedPhoto'> = {
  async open({ share: token, uploadId }, context) {
    const { shard_key: shardKey, my_form_id: myFormId } = await requireShare(token, context)
    const file = { shardKey, myFormId, uploadId }
    // The files of the whole stay in the house (decision 0095).
    return (await isAttachment(context.db, file))
      ? fail('not_found')
      : await answerFile(context, file)
  },
}

type Share = NonNullable<Awaited<ReturnType<typeof livingShare>>>

/** The share of a link, while it opens something; anything else looks the same from outside. */
async function requireShare(token: string, context: OpenContext): Promise<Share> {
  const { db, settings, now } = context
  const id = shareIdIn(settings.sessionSecret, token)
  const share = id === undefined ? undefined : await livingShare(db, id, now)
  return share !== undefined && canShare(share.status) ? share : fail('link_used')
}

/** Whoever shared it sees when it was first opened. */
async function noteOpened(
  share: Share,
  { now, requestId, inTransaction }: OpenContext,
): Promise<void> {
  if (share.opened_at !== null) {
    return
  }
  await inTransaction(async (write) => {
    const { numUpdatedRows } = await write
      .updateTable('my_form_email_shares')
      .set({ opened_at: now })
      .where('shard_key', '=', share.shard_key)
      .where('id', '=', share.id)
      .where('opened_at', 'is', null)
      .executeTakeFirst()
    // Of two who open it at once one is the first.
    if (numUpdatedRows === 0n) {
      return
    }
    await appendAudit(
      write,
      { shardKey: share.shard_key, personId: null, at: now, requestId },
      {
        recordType: 'my_form',
        recordId: share.my_form_id,
        action: 'open by email',
        changes: { email: { from: null, to: share.email } },
      },
    )
  })
}
