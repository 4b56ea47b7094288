import type { LoaderFunctionArgs } from '@remix-run/node'
import { myFormsList } from '@holdpoint/api'
import { answerDownload } from '../../lists/downloads/answer-download.server.ts'
import { paths } from '../../paths.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'

/** One entry as a PDF; `to` names the page that a failure leads back to. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? paths.myForms()
  const back = safeRedirect(to, context.publicOrigin)
  return answerDownload({ context, request, back, noAccess: myFormsList.noAccess }, () =>
    context.api.myForms.pdf({ myFormId: params['id'] ?? '' }),
  )
}
