import {
  catalogue,
  lotoCopyKinds,
  lotoTemplateMoves,
  type LotoTemplateDetail,
  type LotoTemplateStep,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import {
  leadDone,
  leadFailed,
  leadRefused,
  optionsOf,
  takeMove,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formText } from '../../ui/form-text.ts'
import { pointWords, words } from './template.words.ts'

type TemplatePost = RecordPost & { templateId: string }

/** Takes what the page of a template posts. */
export function takeTemplatePost(post: TemplatePost) {
  switch (formText(post.form, 'intent')) {
    case 'copy':
      return copy(post)
    case 'delete':
      return formText(post.form, 'stepId') === '' ? remove(post) : removePoint(post)
    case 'order':
      return order(post)
    default:
      return move(post)
  }
}

function move(post: TemplatePost) {
  const { context, templateId, form } = post
  form.set('templateId', templateId)
  const here = paths.lotoTemplate(templateId)
  return takeMove(post, {
    ...{ moves: lotoTemplateMoves, input: catalogue.loto.moveTemplate.input },
    ...{ here, forbidden: 'loto' },
    move: (moved, options) => context.api.loto.moveTemplate(moved, options),
    done: ({ event }) => ({
      to: here,
      text: words.moveDone[event] ?? lotoTemplateMoves.events[event].label,
    }),
  })
}

async function copy(post: TemplatePost) {
  const { context, templateId, form } = post
  const kind = lotoCopyKinds.find((one) => one === formText(form, 'kind')) ?? 'copy'
  // Whatever was changed since, it is copied as it is now.
  const { idempotencyKey } = optionsOf(form)
  const answer = await context.api.loto.copyTemplate({ templateId, kind }, { idempotencyKey })
  return answer.status === 200
    ? leadDone(post, paths.lotoTemplate(answer.content.templateId), answer.message)
    : failed(post, answer)
}

async function remove(post: TemplatePost) {
  const { context, templateId, form } = post
  const answer = await context.api.loto.removeTemplate({ templateId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.lotoTemplates(), words.deleted)
    : failed(post, answer)
}

async function removePoint(post: TemplatePost) {
  const { context, templateId, form } = post
  const stepId = formText(form, 'stepId')
  const answer = await context.api.loto.removeTemplateStep({ templateId, stepId }, optionsOf(form))
  return answer.status === 200
    ? leadDone(post, paths.lotoTemplate(templateId), pointWords.removed)
    : failed(post, answer)
}

/** Moves a point one place up or down; the others make room. */
async function order(post: TemplatePost) {
  const { context, templateId, form, request } = post
  const [verb, stepId = ''] = formText(form, 'order').split(':')
  const here = paths.lotoTemplate(templateId)
  const read = await context.api.loto.template({ templateId })
  const { steps } = contentOf(read, request, { forbidden: 'loto' })
  const step = steps.find((one) => one.stepId === stepId)
  if (step === undefined) {
    return leadFailed(post, here, pointWords.gone)
  }
  const place = placeBeside(step, steps, verb === 'up')
  const answer = await context.api.loto.saveTemplateStep(
    { templateId, ...saidOf(step), place },
    optionsOf(form),
  )
  return answer.status === 200
    ? leadDone(post, `${here}#point-${stepId}`, pointWords.moved)
    : failed(post, answer)
}

/** At an end it stays where it is. */
function placeBeside(
  { place }: LotoTemplateStep,
  { length }: LotoTemplateDetail['steps'],
  isUp: boolean,
): number {
  return isUp ? Math.max(1, place - 1) : Math.min(length, place + 1)
}

/** All that is said of a point but its place: the call takes it whole. */
function saidOf({ place: _place, media: _media, ...said }: LotoTemplateStep) {
  return said
}

/** Leads back with why a button was refused. */
function failed(post: TemplatePost, answer: Parameters<typeof leadRefused>[1]) {
  return leadRefused(post, answer, { to: paths.lotoTemplate(post.templateId), forbidden: 'loto' })
}
