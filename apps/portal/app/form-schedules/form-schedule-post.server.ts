import { redirect } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../paths.ts'
import { readEdit, refusedBySchema } from '../records/edit-form.server.ts'
import { peopleAskedFor, peopleIn } from '../records/people.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  answerEdit,
  type RecordPost,
} from '../records/record-post.server.ts'
import { formText } from '../ui/form-text.ts'
import { words } from './form-schedule.words.ts'

type SchedulePost = RecordPost & { formScheduleId: string }

const forbidden = 'form-schedule'

/** Takes what the page of a schedule posts. */
export async function takeFormSchedulePost(post: SchedulePost) {
  const { context, formScheduleId, form } = post
  const here = paths.formSchedule(formScheduleId)
  const { formSchedules } = context.api
  switch (formText(form, 'intent')) {
    case 'pause':
    case 'resume': {
      const isPaused = formText(form, 'intent') === 'pause'
      const answer = await formSchedules.pause({ formScheduleId, isPaused }, optionsOf(form))
      return answer.status === 200
        ? leadDone(post, here, answer.message)
        : leadRefused(post, answer, { to: here, forbidden })
    }
    case 'delete': {
      const answer = await formSchedules.remove({ formScheduleId }, optionsOf(form))
      return answer.status === 200
        ? leadDone(post, paths.formSchedules(), words.deleted)
        : leadRefused(post, answer, { to: here, forbidden })
    }
    default:
      // What is sought for a hand-on has a name of its own.
      return form.has('fromId') ? handOn(post) : redirect(here)
  }
}

/** Hands a form on, or finds people for whom it could be. */
async function handOn(post: SchedulePost) {
  const { context, request, formScheduleId, form } = post
  form.set('formScheduleId', formScheduleId)
  const submission = readEdit(form, catalogue.formSchedules.handOn.input)
  const { reply, payload } = submission
  const came = { reply, known: await peopleIn(payload, ['toId'], { context, request }) }
  const onTheWay = await peopleAskedFor(form, came, { context, request })
  if (onTheWay !== null) {
    return onTheWay
  }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.formSchedules.handOn(submission.value, optionsOf(form))
  return answerEdit(post, answer, came, { here: paths.formSchedule(formScheduleId), forbidden })
}
