import type { AppLoadContext } from '@remix-run/node'
import { inquiryCategoryLabels, inquiryPriorityLabels, type InquiryDetail } from '@holdpoint/api'
import { paths } from '../paths.ts'
import type { FactRow } from '../records/facts.tsx'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { momentOf } from '../records/moment.ts'
import { contentOf } from '../session/content-of.server.ts'
import { safeRedirect } from '../session/safe-redirect.ts'
import { words } from './inquiry.words.ts'

type InquiryAsk = { context: AppLoadContext; request: Request; inquiryId: string }

/** Loads all that the page of an inquiry shows. */
export async function loadInquiry({ context, request, inquiryId }: InquiryAsk) {
  const part = askedPart(request)
  const answer = await context.api.adminInquiries.get({ inquiryId, ...part })
  const detail = contentOf(answer, request, { forbidden: 'inquiry' })
  const older = restOf(part, detail.history)
  return {
    view: toView(detail, context),
    events: toEvents(detail.history.data, { context, did: words.did, first: 'create' }),
    older: older === undefined ? null : paths.inquiry(inquiryId, { older }),
  }
}

/** Puts an inquiry into the words of its page. */
function toView(detail: InquiryDetail, context: AppLoadContext) {
  const { inquiryId, number, subject, description, status, statusReason, rowVersion } = detail
  const me = context.person?.user.personId
  return {
    ...{ id: inquiryId, number, subject, description, status, rowVersion },
    by: words.by(detail.asker.fullName),
    why: statusReason === null ? null : (words.why[status]?.(statusReason) ?? statusReason),
    replies: detail.replies.map(({ replyId: id, person, at, text, isInternal }) => ({
      ...{ id, who: person.fullName, text, isInternal },
      at: momentOf(at, context),
    })),
    // What one has sent oneself empties the form; what others send does not.
    ownLast: detail.replies.findLast(({ person }) => person.personId === me)?.replyId ?? '',
    facts: factsOf(detail, context),
    canEdit: detail.can.edit,
    canReply: detail.can.reply,
    canNote: detail.can.note,
    moves: detail.allowedEvents,
    formKey: context.mintFormKey(),
    replyKey: context.mintFormKey(),
  }
}

function factsOf(detail: InquiryDetail, context: AppLoadContext): FactRow[] {
  const { facts } = words
  const at = (moment: string) => momentOf(moment, context).short
  return [
    { term: facts.category, text: inquiryCategoryLabels[detail.category] },
    { term: facts.priority, text: inquiryPriorityLabels[detail.priority] },
    ...pageFact(detail.page, context),
    { term: facts.assignee, text: detail.assignee?.fullName ?? facts.nobody },
    { term: facts.asked, text: at(detail.askedAt) },
    { term: facts.changed, text: at(detail.updatedAt) },
    ...(detail.resolvedAt === null ? [] : [{ term: facts.resolved, text: at(detail.resolvedAt) }]),
  ]
}

/** The page that it is about, as a link where it surely leads to a page of this site. */
function pageFact(page: string, { publicOrigin }: AppLoadContext): FactRow[] {
  const isOurs = safeRedirect(page, publicOrigin) === page
  const row = { term: words.facts.page, text: page }
  return page === '' ? [] : [isOurs ? { ...row, to: page } : row]
}

/** An inquiry as its page shows it: words only, nothing left to work out. */
export type InquiryView = ReturnType<typeof toView>
