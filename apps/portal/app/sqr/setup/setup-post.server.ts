import { redirect } from '@remix-run/node'
import { catalogue } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import {
  leadDone,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formText } from '../../ui/form-text.ts'
import { words } from './setup.words.ts'
import { thresholdsId } from './thresholds-id.ts'

const forbidden = 'sqr_settings'

/** Takes what the page of the set-up posts: a status, or the thresholds of a unit. */
export function takeSqrSetupPost(post: RecordPost) {
  switch (formText(post.form, 'intent')) {
    case 'status':
      return saveStatus(post)
    case 'thresholds':
      return saveThresholds(post)
    default:
      return redirect(paths.sqrSettings())
  }
}

async function saveStatus(post: RecordPost) {
  const { context, request, form } = post
  // A tick that is taken off says nothing; a new status has none to be hidden by.
  form.set('isActive', String(form.has('isActive') || !form.has('statusId')))
  form.set('isPermissionRequired', String(form.has('isPermissionRequired')))
  const submission = readEdit(form, catalogue.sqr.saveStatus.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.sqr.saveStatus(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden })
  }
  contentOf(answer, request)
  return leadDone(post, paths.sqrSettings(), words.saved(submission.value.status))
}

async function saveThresholds(post: RecordPost) {
  const { context, request, form } = post
  const submission = readEdit(form, catalogue.sqr.saveSeverityThresholds.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await context.api.sqr.saveSeverityThresholds(submission.value, optionsOf(form))
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden })
  }
  contentOf(answer, request)
  const { businessUnit } = submission.value
  const unit = formText(form, 'unitName') || businessUnit
  const isEmpty = ['nearMiss', 'level1', 'level2'].every((name) => formText(form, name) === '')
  return leadDone(
    post,
    `${paths.sqrSettings()}#${thresholdsId(businessUnit)}`,
    isEmpty ? words.thresholdsCleared(unit) : words.thresholdsSaved(unit),
  )
}
