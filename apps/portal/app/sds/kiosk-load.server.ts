import { data, type AppLoadContext } from '@remix-run/node'
import { sdsKioskDocument } from '@holdpoint/api/calls'
import type { PadSheet, PadSheetLine, PadSheets, Problem } from '@holdpoint/api'
import { readWords } from '../lists/address-values.ts'
import { paths } from '../paths.ts'
import { contentOf } from '../session/content-of.server.ts'
import { drawQr } from '../ui/qr-drawing.server.ts'
import { words } from './kiosk.words.ts'
import { toPack, type Pack } from './pack-load.server.ts'
import { readingRows, toReading } from './sheet-reading.server.ts'

interface KioskAsk {
  context: AppLoadContext
  request: Request
  kioskKey: string
}

/** What stands in place of a page that a code does not open: any other refusal is thrown. */
export type Refused = { refused: string; backTo: string | null }

/** Whether the code opens nothing, or not what is asked for. */
function refusedBy(answer: KioskAnswer, kioskKey: string) {
  const problem = answer.status === 'problem' ? answer.problem : undefined
  const isGone = problem?.name === 'not_found'
  if (problem === undefined || (problem.name !== 'kiosk_key_refused' && !isGone)) {
    return null
  }
  const refused: Refused = {
    refused: isGone ? words.gone : problem.message,
    backTo: isGone ? paths.kiosk(kioskKey) : null,
  }
  return data(refused, { status: problem.status })
}

type KioskAnswer =
  | { status: 200 | 222 | 203 }
  | { status: 'problem'; problem: Pick<Problem, 'name' | 'message' | 'status'> }

/** Loads the list of a pad's sheets. */
export async function loadKiosk({ context, request, kioskKey }: KioskAsk) {
  const search = readWords(new URL(request.url).searchParams.get('search'))
  const answer = await context.api.sds.kiosk({ kioskKey, search })
  return refusedBy(answer, kioskKey) ?? toList(contentOf(answer, request), { kioskKey, search })
}

function toList(
  { organisation, padName, sheets }: PadSheets,
  asked: { kioskKey: string; search: string },
) {
  return { ...asked, organisation, padName, sheets: sheets.map(toLine) }
}

/** The list of a pad's sheets as its page shows it. */
export type KioskView = ReturnType<typeof toList>

function toLine(line: PadSheetLine) {
  const { sheetId, number, productName, synonyms, manufacturer, signalWord, pictograms } = line
  const { unNumber } = line
  return { sheetId, number, productName, synonyms, manufacturer, signalWord, pictograms, unNumber }
}

/** The address of a kiosk and its code. */
export function kioskCodeOf({ publicOrigin }: AppLoadContext, kioskKey: string) {
  const address = publicOrigin + paths.kiosk(kioskKey)
  return { address, picture: drawQr(address) }
}

/** Loads the page to print of a kiosk's code. */
export async function loadKioskCode({ context, request, kioskKey }: KioskAsk) {
  const answer = await context.api.sds.kiosk({ kioskKey })
  const refused = refusedBy(answer, kioskKey)
  if (refused !== null) {
    return refused
  }
  const { organisation, padName } = contentOf(answer, request)
  const backTo = paths.kiosk(kioskKey)
  return { title: padName, line: organisation, ...kioskCodeOf(context, kioskKey), backTo }
}

/** Loads all sheets of a kiosk's pad whole. */
export async function loadKioskPack({ context, request, kioskKey }: KioskAsk): Promise<Pack> {
  const answer = await context.api.sds.kioskPack({ kioskKey })
  return toPack(contentOf(answer, request), context)
}

/** Loads one sheet, what is read in an emergency first. */
export async function loadKioskSheet({ sheetId, ...ask }: KioskAsk & { sheetId: string }) {
  const { context, request, kioskKey } = ask
  const answer = await context.api.sds.kioskSheet({ kioskKey, sheetId })
  return refusedBy(answer, kioskKey) ?? toSheet(contentOf(answer, request), ask)
}

function toSheet(sheet: PadSheet, { context, kioskKey }: KioskAsk) {
  const { sheetId, document } = sheet
  const asked = new URLSearchParams({ kioskKey, sheetId })
  return {
    kioskKey,
    view: toReading(sheet, true),
    rows: readingRows(sheet, context),
    pdf:
      document === null
        ? null
        : {
            name: document.name,
            kilobytes: Math.max(1, Math.round(document.size / 1024)),
            href: `/api/v1${sdsKioskDocument.path}?${asked}`,
          },
  }
}

/** A sheet as the kiosk shows it. */
export type KioskSheetView = ReturnType<typeof toSheet>
