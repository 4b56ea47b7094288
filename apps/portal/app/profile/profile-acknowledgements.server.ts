import { acknowledgementStateLabels, type OwnAcknowledgement } from '@holdpoint/api'
import type { Clock } from '../find/find.server.ts'
import type { RecordRow } from '../find/found-view.ts'
import { filesPlaces } from '../files/files.place.ts'
import { paths } from '../paths.ts'
import { acknowledgementLooks } from '../records/acknowledgement/acknowledgement-badge.tsx'
import { words } from '../records/acknowledgement/acknowledgement.words.ts'
import { sdsPlaces } from '../sds/sds.place.ts'
import { contentOf } from '../session/content-of.server.ts'
import { shortCalendarDay } from '../ui/time.ts'
import { profileRows, type ProfileAsk } from './profile-ask.ts'
import type { ProfilePart } from './profile-part.tsx'

/** What is asked of whoever looks to acknowledge, and how far they are: the newest first. */
export async function loadAcknowledgements(ask: ProfileAsk): Promise<readonly ProfilePart[]> {
  const { context, request } = ask
  const asked = { askedOfMe: true, pLimit: profileRows } as const
  const [fileAnswer, sheetAnswer] = await Promise.all([
    context.api.files.list({ ...asked, section: 'library', orderBy: 'changed' }),
    context.api.sds.list({ ...asked, section: 'approved', orderBy: 'revised' }),
  ])
  const files = contentOf(fileAnswer, request, { forbidden: 'files' }).data
  const sheets = contentOf(sheetAnswer, request, { forbidden: 'sds' }).data
  const narrowed = { isAsked: true }
  return [
    {
      name: 'files',
      rows: files.map(({ fileId: id, number, name, own }) =>
        toRow({ id, to: paths.file(id), name, number, own }, context),
      ),
      all: filesPlaces.plain.with({ section: 'library' }).filteredBy(narrowed).address,
    },
    {
      name: 'sheets',
      rows: sheets.map(({ sheetId: id, number, productName: name, own }) =>
        toRow({ id, to: paths.sheet(id), name, number, own }, context),
      ),
      all: sdsPlaces.plain.with({ section: 'approved' }).filteredBy(narrowed).address,
    },
  ]
}

type Asked = Pick<RecordRow, 'id' | 'to' | 'name'> & {
  number: string
  own: OwnAcknowledgement | null
}

function toRow({ number, own, ...row }: Asked, { timeZone, now }: Clock): RecordRow {
  if (own === null) {
    return { ...row, detail: number }
  }
  const { state, dueOn } = own
  const isAsked = state === 'pending' || state === 'overdue'
  return {
    ...row,
    detail: isAsked ? `${number}, ${words.due(shortCalendarDay(dueOn, timeZone, now()))}` : number,
    badge: { label: acknowledgementStateLabels[state], style: acknowledgementLooks[state].style },
  }
}
