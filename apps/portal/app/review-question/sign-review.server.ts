import { data, type AppLoadContext } from '@remix-run/node'
import type { Problem } from '@holdpoint/api'
import { signWords } from '../fill-out/fill-out.words.ts'
import { versionIn } from '../lists/answer-intent.server.ts'
import { paths } from '../paths.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { words } from './review.words.ts'
import { signFields, signIntents, type SignAgain } from './sign-again.ts'
import { tabs } from './tabs.ts'

interface SignPost {
  context: AppLoadContext
  request: Request
  myFormId: string
  form: FormData
}

/** Takes the post of a reviewer who signs: done, said beside the field, or refused in a dialog. */
export async function signReview({ context, request, myFormId, form }: SignPost) {
  const here = paths.reviewQuestion(myFormId, { tab: tabs.answers })
  const name = formText(form, signFields.name).trim()
  const password = formText(form, signFields.password)
  const isDrawn = formText(form, 'intent') === signIntents.drawn
  if (!isDrawn && (name === '' || password === '')) {
    return again(name, {
      ...(name === '' ? { name: signWords.nameFirst } : {}),
      ...(password === '' ? { password: signWords.passwordFirst } : {}),
    })
  }
  const file = formText(form, signFields.file)
  const reply = await context.api.myForms.saveReviewSignature(
    isDrawn
      ? { myFormId, kind: 'drawn', ...(file === '' ? {} : { file }) }
      : { myFormId, kind: 'typed', name, password },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  switch (reply.status) {
    case 200: {
      const isComplete = reply.content.formStatus === 'complete'
      const text = isComplete ? words.signedLast : words.signed
      return redirectWithToast(context, here, { tone: 'success', text })
    }
    case 'problem': {
      const problems = byField(reply.problem, isDrawn)
      if (problems !== null) {
        return again(name, problems)
      }
      const { problem, requestId } = reply
      if (problem.status === 401 || problem.status === 403) {
        throwProblem(problem, requestId, request, { forbidden: 'my_forms' })
      }
      return refused(problem.message)
    }
    default:
      return refused(reply.message)
  }

  function refused(text: string) {
    return redirectWithToast(context, here, { tone: 'error', title: 'Error', text })
  }
}

function again(name: string, problems: SignAgain['problems']) {
  return data({ name, problems } satisfies SignAgain, { status: 422 })
}

/** What can be put right in a field, said beside it; null for everything else. */
function byField({ name, message, fields = [] }: Problem, isDrawn: boolean) {
  if (name === 'invalid_input') {
    const known = ['name', 'password', 'file'] as const
    const said = known.flatMap((path) => {
      const field = fields.find((one) => one.path === path)
      return field === undefined ? [] : [[path, field.message] as const]
    })
    const problems: SignAgain['problems'] = Object.fromEntries(said)
    return said.length > 0 ? problems : isDrawn ? { file: message } : { name: message }
  }
  return name === 'sign_in_throttled' ? { password: message } : null
}
