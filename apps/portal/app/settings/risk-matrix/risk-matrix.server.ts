import { redirect, type AppLoadContext } from '@remix-run/node'
import { catalogue, policyOf, usualRiskMatrix, type RiskMatrix } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import {
  leadDone,
  leadRefused,
  optionsOf,
  refusedEdit,
  type RecordPost,
} from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { formText } from '../../ui/form-text.ts'
import type { RiskMatrixPage } from './risk-matrix-form.tsx'
import { words } from './risk-matrix.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the matrix. Everybody reads it; its page is for whoever keeps the settings. */
export async function loadRiskMatrix({ context, request }: Ask): Promise<RiskMatrixPage> {
  const held = context.person?.permissions ?? []
  if (!policyOf('settings.saveRiskMatrix').keys.some((key) => held.includes(key))) {
    throw redirect(paths.noAccess('settings'))
  }
  const answer = await context.api.settings.riskMatrix({})
  const { rowVersion, ...start } = contentOf(answer, request)
  return { start, rowVersion, formKey: context.mintFormKey() }
}

/** Saves what was typed, or the usual matrix. */
export async function takeRiskMatrix(post: RecordPost) {
  const { context, request, form } = post
  const save = context.api.settings.saveRiskMatrix
  if (formText(form, 'intent') === 'usual') {
    const { likelihoods, severities, levels } = usualRiskMatrix
    const answer = await save(
      { likelihoods: [...likelihoods], severities: [...severities], levels },
      optionsOf(form),
    )
    return answer.status === 200
      ? leadDone(post, paths.riskMatrix(), words.usualDone)
      : leadRefused(post, answer, { to: paths.riskMatrix(), forbidden: 'settings' })
  }
  const submission = readEdit(form, catalogue.settings.saveRiskMatrix.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const answer = await save(submission.value, optionsOf(form))
  return answer.status === 'problem'
    ? refusedEdit(answer, came, {
        ...{ request, forbidden: 'settings' },
        anew: async () => ({ start: byField((await loadRiskMatrix({ context, request })).start) }),
      })
    : leadDone(post, paths.settings(), answer.message)
}

/** A matrix by the names of its fields, so that each says what somebody else saved in it. */
function byField({ likelihoods, severities, levels }: RiskMatrix): Record<string, string> {
  const words = (kind: string, lines: RiskMatrix['likelihoods']) =>
    lines.flatMap(({ name, about }, place) => [
      [`${kind}[${place}].name`, name] as const,
      [`${kind}[${place}].about`, about] as const,
    ])
  return Object.fromEntries([
    ...words('likelihoods', likelihoods),
    ...words('severities', severities),
    ...Object.entries(levels).map(([code, level]) => [`levels.${code}`, level] as const),
  ])
}
