import type { Waiting } from '@holdpoint/api'
import { countsOf } from '../../db/counts.ts'
import { ok, type PersonHandler } from '../../handler.ts'
import { pendingCount } from '../actions/actions.pending.queries.ts'
import { actionsOverdue, actionsOpen } from '../actions/actions.home.ts'
import { quickFill } from '../forms/forms.quick-fill.ts'
import { filesToAcknowledge } from '../files/files.home.ts'
import { inquiriesWaiting } from '../inquiries/inquiries.home.ts'
import { jsasToSign, jsasWaiting } from '../jsa/jsa.home.ts'
import { lotosWaiting, lotosWaitingCount } from '../loto/loto.home.ts'
import { messagesUnread, messagesWaiting } from '../messages/messages.home.ts'
import { drafts, formsAssigned, handedBack, thanksTo } from '../my-forms/my-forms.home.ts'
import { unreadCount } from '../notifications/notifications.queries.ts'
import { approvalsCount } from '../pending-approvals/pending-approvals.handlers.ts'
import { toDecide } from '../pending-approvals/pending-approvals.home.ts'
import { sheetsAskedFor, sheetsAskedForCount, sheetsToAcknowledge } from '../sds/sds.home.ts'
import { sqrsWaiting, sqrsWaitingCount } from '../sqr/sqr.home.ts'
import { firstStepsFor } from './home.first-steps.ts'
import { crewOf } from './home.queries.ts'
import { runningFor } from './home.running.ts'
import type { WaitingPart } from './waiting.ts'

/** What may wait, in the order in which it presses. A module adds its line. */
const parts: readonly WaitingPart[] = [
  lotosWaiting,
  jsasToSign,
  sqrsWaiting,
  inquiriesWaiting,
  handedBack,
  formsAssigned,
  toDecide,
  messagesUnread,
  filesToAcknowledge,
  sheetsToAcknowledge,
  sheetsAskedFor,
  actionsOverdue,
  actionsOpen,
  drafts,
]

export const get: PersonHandler<'home.get'> = async (_input, context) => {
  const waiting: Waiting[] = []
  for (const part of parts) {
    waiting.push(...(await part(context)))
  }
  return ok({
    crew: await crewOf(context),
    firstSteps: await firstStepsFor(context),
    waiting,
    running: await runningFor(context),
    thanks: await thanksTo(context),
    quickFill: await quickFill(context),
  })
}

export const counts: PersonHandler<'home.counts'> = async (_input, context) =>
  ok({
    // Asked for every page, and so in one statement.
    ...(await countsOf(context.db, {
      actions: pendingCount(context),
      approvals: approvalsCount(context),
      jsas: jsasWaiting(context),
      lockouts: lotosWaitingCount(context),
      sqrs: sqrsWaitingCount(context),
      sheets: sheetsAskedForCount(context),
      notifications: unreadCount(context.db, context.person, context.now),
    })),
    ...(await messagesWaiting(context)),
  })
