import { data, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node'
import { jsaList, lotoList, myFormsList, sqrList } from '@holdpoint/api'
import { answerDownload, type FileReply } from '../../lists/downloads/answer-download.server.ts'
import { paths } from '../../paths.ts'
import { safeRedirect } from '../../session/safe-redirect.ts'

interface Papers {
  /** What the no-access page is told. */
  noAccess: string
  /** The page that a failure leads back to, where the address names none. */
  back: string
  pdf: (api: AppLoadContext['api'], id: string) => Promise<FileReply>
}

/** The records that have a PDF, by the first part of their address. */
const papersOf = new Map<string | undefined, Papers>([
  [
    'my-forms',
    {
      ...{ noAccess: myFormsList.noAccess, back: paths.myForms() },
      pdf: ({ myForms }, myFormId) => myForms.pdf({ myFormId }),
    },
  ],
  [
    'jsa',
    {
      ...{ noAccess: jsaList.noAccess, back: paths.jsaList() },
      pdf: ({ jsa }, jsaId) => jsa.pdf({ jsaId }),
    },
  ],
  [
    'loto',
    {
      ...{ noAccess: lotoList.noAccess, back: paths.lockouts() },
      pdf: ({ loto }, lotoId) => loto.pdf({ lotoId }),
    },
  ],
  [
    'sqr',
    {
      ...{ noAccess: sqrList.noAccess, back: paths.sqrs() },
      pdf: ({ sqr }, sqrId) => sqr.pdf({ sqrId }),
    },
  ],
])

/** One record as a PDF; `to` names the page that a failure leads back to. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const papers = papersOf.get(params['place'])
  if (papers === undefined) {
    throw data(null, { status: 404 })
  }
  const { noAccess, pdf } = papers
  const to = new URL(request.url).searchParams.get('to') ?? papers.back
  const back = safeRedirect(to, context.publicOrigin)
  return answerDownload({ context, request, back, noAccess }, () =>
    pdf(context.api, params['id'] ?? ''),
  )
}
