import { data, type AppLoadContext } from '@remix-run/node'
import type { LibraryFileDetail } from '@holdpoint/api'
import { filesContent } from '@holdpoint/api/calls'
import { copyHeader } from '../offline/pages/copy-header.ts'
import { paths } from '../paths.ts'
import { askedState, toPeople } from '../records/acknowledgement/acknowledgement-view.server.ts'
import { audienceInWords, audienceOptions } from '../records/audience.server.ts'
import { shownAs, type FilePreviewView } from '../records/file-preview.ts'
import { askedPart, restOf } from '../records/history/history-page.server.ts'
import { loadFollow } from '../records/follow.server.ts'
import { toEvents } from '../records/history/history-view.server.ts'
import { contentOf } from '../session/content-of.server.ts'
import { toFileView } from './file-view.server.ts'
import { words } from './file.words.ts'

type FileAsk = { context: AppLoadContext; request: Request; fileId: string }

const forbidden = { forbidden: 'files' } as const

/** Loads all that the page of a file shows. */
export async function loadFile(ask: FileAsk) {
  const { context, request, fileId } = ask
  const [answer, follow] = await Promise.all([
    context.api.files.get({ fileId }),
    loadFollow(context, 'library_file', fileId),
  ])
  const detail = contentOf(answer, request, forbidden)
  const { audience, can } = detail
  const named = audience?.people.map(({ fullName }) => fullName).join(', ') ?? ''
  const meant =
    audience === null
      ? []
      : [
          ...audienceInWords(audience, await audienceOptions(ask)),
          ...(named === '' ? [] : [{ term: words.panes.people, text: named }]),
        ]
  return {
    follow,
    view: toFileView(detail, { context, meant }),
    ...(can.seeAcknowledgements ? await loadPane(ask, detail) : noPane),
  }
}

const noPane = { pane: null, people: null, events: null, older: null } as const

/** What those who keep it look at: who has read it, or what happened. */
async function loadPane({ context, request, fileId }: FileAsk, { requireAck }: LibraryFileDetail) {
  const query = new URL(request.url).searchParams
  const part = askedPart(request)
  if (query.get('pane') === 'history' || (!requireAck && query.get('pane') !== 'people')) {
    const answer = await context.api.files.history({ fileId, ...part })
    const history = contentOf(answer, request, forbidden)
    const older = restOf(part, history)
    return {
      ...{ pane: 'history' as const, people: null },
      events: toEvents(history.data, { context, did: words.did, first: 'add' }),
      older: older === undefined ? null : paths.file(fileId, { pane: 'history', older }),
    }
  }
  const state = askedState(query)
  const asked = { fileId, ...part, ...(state && { state }) }
  const people = contentOf(await context.api.files.acknowledgements(asked), request, forbidden)
  const older = restOf(part, people)
  return {
    ...{ pane: 'people' as const, events: null },
    people: {
      ...toPeople(people, state, context),
      // The dialog opens over the very people that are shown.
      here: paths.file(fileId, {
        ...{ pane: 'people', state: state ?? undefined },
        older: Number(query.get('older')) || undefined,
      }),
    },
    older:
      older === undefined
        ? null
        : paths.file(fileId, { pane: 'people', state: state ?? undefined, older }),
  }
}

/**
 * Loads what the preview of a version shows, and notes that the one in force was opened; a copy that
 * the device keeps was not.
 */
export async function loadFilePreview(ask: FileAsk): Promise<FilePreviewView> {
  const { context, request, fileId } = ask
  const detail = contentOf(await context.api.files.get({ fileId }), request, forbidden)
  const asked = Number(new URL(request.url).searchParams.get('version') ?? Number.NaN)
  const wanted = Number.isInteger(asked) ? asked : detail.currentVersion
  const version =
    detail.versions.find((one) => one.version === wanted) ??
    (Number.isInteger(asked) ? undefined : detail.versions[0])
  if (version === undefined) {
    throw data(null, { status: 404 })
  }
  const isCopy = request.headers.has(copyHeader)
  if (detail.own !== null && version.version === detail.currentVersion && !isCopy) {
    // Where that cannot be noted it is read all the same.
    await context.api.files.open({ fileId }).catch(() => undefined)
  }
  const call = new URLSearchParams({ fileId, version: String(version.version) })
  const text =
    version.textState === 'none'
      ? null
      : contentOf(
          await context.api.files.text({ fileId, version: version.version }),
          request,
          forbidden,
        )
  return {
    name: detail.name,
    about: `${words.preview(detail.number, version.version)}: ${version.name}.`,
    href: `/api/v1${filesContent.path}?${call}`,
    kind: shownAs(version.mediaType),
    text,
    openWords: shownAs(version.mediaType) === 'text' ? words.saveBytes : words.openBytes,
    trail: [
      { name: words.files, to: paths.files() },
      { name: detail.number, to: paths.file(fileId) },
    ],
    back: { name: words.backToFile, to: paths.file(fileId) },
  }
}
