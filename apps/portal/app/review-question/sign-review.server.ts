import type { AppLoadContext } from '@remix-run/node'
import { versionIn } from '../lists/answer-intent.server.ts'
import { paths } from '../paths.ts'
import { readSigning, signingRefused } from '../records/signing/sign-post.server.ts'
import { throwProblem } from '../session/content-of.server.ts'
import { redirectWithToast } from '../session/flash.server.ts'
import { formKeyField } from '../ui/form-key.tsx'
import { formText } from '../ui/form-text.ts'
import { words } from './review.words.ts'
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
  const read = readSigning(form)
  if ('refused' in read) {
    return read.refused
  }
  const reply = await context.api.myForms.saveReviewSignature(
    { myFormId, ...read.signing },
    { idempotencyKey: formText(form, formKeyField), ...versionIn(form) },
  )
  switch (reply.status) {
    case 200: {
      const isComplete = reply.content.formStatus === 'complete'
      const text = isComplete ? words.signedLast : words.signed
      return redirectWithToast(context, here, { tone: 'success', text })
    }
    case 'problem': {
      const { problem, requestId } = reply
      const again = signingRefused(problem, form)
      if (again !== null) {
        return again
      }
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
