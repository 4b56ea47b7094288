import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { lotoList } from '@holdpoint/api'
import { answerDownload } from '../../lists/downloads/answer-download.server.ts'
import { askedTemplate } from '../../loto/templates/template-form.server.ts'
import { paths } from '../../paths.ts'

/** The certificate of an inspection as a PDF. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const templateId = askedTemplate({ request })
  if (templateId === null) {
    throw redirect(paths.lotoTemplates())
  }
  const inspectionId = new URL(request.url).searchParams.get('inspectionId') ?? ''
  const back = paths.lotoTemplate(templateId)
  return answerDownload({ context, request, back, noAccess: lotoList.noAccess }, () =>
    context.api.loto.inspectionPdf({ templateId, inspectionId }),
  )
}
