import type { AreaWords } from '../../openapi/area-words.ts'
import { paging } from '../../openapi/shared-words.ts'

/** What the documents say of the calls of inquiries. */
export const adminInquiriesWords = {
  notes: {
    'adminInquiries.list':
      '`open` and `all` hold those of others for whoever may answer; for anybody else, their own.',
    'adminInquiries.save':
      'What was asked is edited while it is new; afterwards whoever asked replies instead.',
    'adminInquiries.act':
      '`ask` and `resolve` say to whoever asked, in `reason`, what is wanted or what was done. A resolved inquiry is closed by `confirm`, or by the clock after seven days; `reopen` takes it up again within thirty days.',
    'adminInquiries.reply':
      'A reply of whoever asked to one that waits for them moves it on; to a resolved one they say `reopen` instead. `isInternal` is for those who answer; whoever asked never reads it.',
  },
  inputs: {
    'adminInquiries.list': {
      section: '`mine`, `open` or `all`. `mine` unless said otherwise.',
      search: 'A part of the number, the subject or what was asked, at most 200 characters.',
      status:
        '`new`, `in_progress`, `waiting_user`, `resolved`, `closed`, `withdrawn`. -1 among them lifts the filter.',
      categoryIds: '`access`, `bug`, `data`, `form`, `other`. -1 among them lifts the filter.',
      priority: '`high`, `normal`, `low`. -1 among them lifts the filter.',
      takenByMe: 'Only those that you have taken.',
      fromDate:
        'YYYY-MM-DD, the first day on which it was asked. Left out, all days; `none` says the same.',
      toDate: 'YYYY-MM-DD, this day included. Left out, there is no last day.',
      filter:
        'The name of a kept filter; no call keeps one of this list, which is never that long.',
      orderBy: 'The column to sort by; `asked` unless said otherwise.',
      orderByAsc:
        '1 sorts upwards, 0 downwards. Subjects and priorities rise, the rest falls unless said otherwise.',
      ...paging('Rows', 20),
    },
    'adminInquiries.get': paging('Events of the history', 50),
    'adminInquiries.save': {
      inquiryId: 'The inquiry that is edited; left out, a new one is asked.',
      subject: '2 to 150 characters.',
      description: '2 to 1,000 characters.',
      category: '`access`, `bug`, `data`, `form`, `other`; `other` unless said otherwise.',
      priority: '`high`, `normal`, `low`; `normal` unless said otherwise.',
      page: 'The page that it is about, as a path of the portal, at most 500 characters.',
    },
    'adminInquiries.act': {
      event: 'The move, by its name; `allowedEvents` says which are open to you now.',
      reason: 'Why, at most 500 characters; wanted where `needsReason` of the event says so.',
    },
    'adminInquiries.reply': {
      text: 'At most 1,000 characters.',
      isInternal: 'Whether those who answer alone read it.',
    },
  },
  parts: {
    Inquiry: {
      replyCount: 'Texts below it that you may read.',
      allowedEvents: 'The moves that are yours in this state, closed ones with the reason.',
      rowVersion: 'Send it as `If-Match` with an edit or a move.',
    },
  },
} as const satisfies AreaWords<'adminInquiries'>
