import type { TieFinders } from '../../access.ts'
import type { AreaHandlers } from '../../handler.ts'
import * as links from '../actions/actions.links.handlers.ts'
import * as ahead from './filling/ahead.handlers.ts'
import * as fill from './filling/fill.handlers.ts'
import { handOver } from './filling/hand-over.handlers.ts'
import * as marks from './filling/marks.handlers.ts'
import * as media from './filling/media.handlers.ts'
import { deletedFormTies, restore } from './filling/restore.handlers.ts'
import { remove } from './filling/remove.handlers.ts'
import * as sign from './filling/sign.handlers.ts'
import * as start from './filling/start.handlers.ts'
import * as graph from './graph/graph.handlers.ts'
import * as keptFilter from './list/kept-filter.handlers.ts'
import * as list from './list/list.handlers.ts'
import * as get from './my-forms.get.handlers.ts'
import { myFormTies } from './my-forms.ties.ts'
import * as exports from './papers/exports.handlers.ts'
import * as attachments from './review/attachments.handlers.ts'
import * as history from './review/history.handlers.ts'
import * as more from './review/more.handlers.ts'
import * as reviewSignature from './review/review-signature.handlers.ts'
import { subForms } from './sub-forms/sub-forms.handlers.ts'
import * as comments from './talk/comments.handlers.ts'
import { myFormCommentTies } from './talk/comments.ties.ts'
import * as kudos from './talk/kudos.handlers.ts'
import * as share from './talk/share.handlers.ts'
import * as vote from './talk/vote.handlers.ts'

/** Which handler answers which call of the area. */
export const myFormsHandlers: AreaHandlers<'myForms'> = {
  'myForms.list': list.list,
  'myForms.keepFilter': keptFilter.keepFilter,
  'myForms.keptFilter': keptFilter.keptFilter,
  'myForms.graph': graph.graph,
  'myForms.start': start.start,
  'myForms.ahead': ahead.ahead,
  'myForms.blank': ahead.blank,
  'myForms.remove': remove,
  'myForms.restore': restore,
  'myForms.handOver': handOver,
  'myForms.get': get.get,
  'myForms.fill': fill.fill,
  'myForms.submit': fill.submit,
  'myForms.addAnswerImage': media.addAnswerImage,
  'myForms.addAnswerFile': media.addAnswerFile,
  'myForms.removeAnswerImage': media.removeAnswerImage,
  'myForms.answerImage': media.answerImage,
  'myForms.answerImageSize': marks.answerImageSize,
  'myForms.markAnswerImage': marks.markAnswerImage,
  'myForms.pdf': exports.pdf,
  'myForms.pdfFile': exports.pdfFile,
  'myForms.excel': exports.excel,
  'myForms.excelFile': exports.excelFile,
  'myForms.answersExcel': exports.answersExcel,
  'myForms.answersExcelFile': exports.answersExcelFile,
  'myForms.sign': sign.sign,
  'myForms.share': share.share,
  'myForms.shares': share.shares,
  'myForms.unshare': share.unshare,
  'myForms.vote': vote.vote,
  'myForms.kudos': kudos.kudos,
  'myForms.giveKudos': kudos.giveKudos,
  'myForms.comments': comments.comments,
  'myForms.saveComment': comments.saveComment,
  'myForms.removeComment': comments.removeComment,
  'myForms.actionSummary': more.actionSummary,
  'myForms.attachments': attachments.attachments,
  'myForms.addAttachment': attachments.addAttachment,
  'myForms.removeAttachment': attachments.removeAttachment,
  'myForms.approvals': more.approvals,
  'myForms.reviewSignature': reviewSignature.reviewSignature,
  'myForms.saveReviewSignature': reviewSignature.saveReviewSignature,
  'myForms.subForms': subForms,
  'myForms.history': history.history,
  'myForms.historyVersion': history.historyVersion,
  'myForms.actions': links.entryActions,
  'myForms.linkedActions': links.linkedActions,
  'myForms.linkAction': links.linkAction,
}

/** How each of its kinds of record is tied to people. */
export const myFormsTies = {
  myForm: myFormTies,
  deletedForm: deletedFormTies,
  myFormComment: myFormCommentTies,
} satisfies Partial<TieFinders>
