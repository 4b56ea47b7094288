import { data, type AppLoadContext } from '@remix-run/node'
import type { PadSheet, SdsPack } from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { dayAndClock } from '../ui/time.ts'
import { readingRows, toReading } from './sheet-reading.server.ts'

interface PackAsk {
  context: AppLoadContext
  request: Request
  padId: string
}

/** Loads the pads where something lies that has an approved sheet, one's own apart. */
export async function loadPads({ context, request }: Omit<PackAsk, 'padId'>) {
  const { data: pads } = contentOf(await context.api.sds.pads({}), request)
  return {
    mine: pads.filter(({ isMine }) => isMine),
    others: pads.filter(({ isMine }) => !isMine),
  }
}

/** Loads the sheets of a pad, each whole, what is read in an emergency first. */
export async function loadPack({ context, request, padId }: PackAsk) {
  const pack = contentOf(await context.api.sds.pack({ padId }), request)
  if (pack.sheets.length === 0) {
    // A pad of nobody's tells no more than one that is not there.
    throw data(null, { status: 404 })
  }
  return { padId, ...toPack(pack, context) }
}

/** Puts the sheets of a pad into the words of a page. */
export function toPack({ organisation, padName, sheets }: SdsPack, context: AppLoadContext) {
  const now = context.now()
  return {
    ...{ organisation, padName },
    at: dayAndClock(now.toISOString(), context.timeZone, now),
    sheets: sheets.map((sheet) => toPackSheet(sheet, context)),
  }
}

/** The sheets of a pad in the words of a page. */
export type Pack = ReturnType<typeof toPack>

function toPackSheet(sheet: PadSheet, context: AppLoadContext) {
  const { sheetId, manufacturer } = sheet
  return { sheetId, manufacturer, view: toReading(sheet, true), rows: readingRows(sheet, context) }
}

/** A sheet among those of a pad. */
export type PackSheet = Pack['sheets'][number]
