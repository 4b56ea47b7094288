import { data, type AppLoadContext } from '@remix-run/node'
import { sdsDocument } from '@holdpoint/api/calls'
import { paths } from '../paths.ts'
import type { FilePreviewView } from '../records/file-preview.ts'
import { contentOf } from '../session/content-of.server.ts'
import type { Trail } from '../shell/crumbs.tsx'
import { words } from './sheet.words.ts'

const kilobyte = 1024

/** Loads what the page of a file shows: which sheet it belongs to, and where its bytes are. */
export async function loadSheetFile({
  context,
  request,
}: {
  context: AppLoadContext
  request: Request
}): Promise<FilePreviewView> {
  const sheetId = new URL(request.url).searchParams.get('id') ?? ''
  const detail = contentOf(await context.api.sds.get({ sheetId }), request, { forbidden: 'sds' })
  const { document, number, productName } = detail
  if (document === null) {
    throw data(null, { status: 404 })
  }
  const size = Math.max(1, Math.round(document.size / kilobyte))
  const trail: Trail = [
    { name: words.sheets, to: paths.sds() },
    { name: number, to: paths.sheet(sheetId) },
  ]
  return {
    name: document.name,
    about: `${words.supplier} of ${productName}, PDF, ${size} KB.`,
    href: `/api/v1${sdsDocument.path}?${new URLSearchParams({ sheetId })}`,
    ...{ kind: 'pdf', text: null, openWords: words.openPdf, trail },
    back: { name: number, to: paths.sheet(sheetId) },
  }
}
