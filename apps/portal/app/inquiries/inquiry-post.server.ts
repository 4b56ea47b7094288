import { catalogue, inquiryMoves } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import {
  leadDone,
  optionsOf,
  refusedEdit,
  takeMove,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './inquiry.words.ts'

type InquiryPost = RecordPost & { inquiryId: string }

/** Takes what the page of an inquiry posts: a reply, or a move. */
export function takeInquiryPost(post: InquiryPost) {
  const { context, inquiryId, form } = post
  form.set('inquiryId', inquiryId)
  if (formText(form, 'intent') === 'reply') {
    return takeReply(post)
  }
  const here = paths.inquiry(inquiryId)
  return takeMove(post, {
    ...{ moves: inquiryMoves, input: catalogue.adminInquiries.act.input },
    ...{ here, forbidden: 'inquiry' },
    move: (moved, options) => context.api.adminInquiries.act(moved, options),
    done: ({ event }) => ({
      to: here,
      text: words.moveDone[event] ?? inquiryMoves.events[event].label,
    }),
  })
}

async function takeReply(post: InquiryPost) {
  const { context, request, form, inquiryId } = post
  const submission = readEdit(form, catalogue.adminInquiries.reply.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { idempotencyKey } = optionsOf(form)
  const answer = await context.api.adminInquiries.reply(submission.value, { idempotencyKey })
  return answer.status === 'problem'
    ? refusedEdit(answer, came, { request, forbidden: 'inquiry' })
    : leadDone(
        post,
        paths.inquiry(inquiryId),
        submission.value.isInternal ? words.noted : words.replied,
      )
}
