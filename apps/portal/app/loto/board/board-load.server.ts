import type { AppLoadContext } from '@remix-run/node'
import type { LotoBoard, LotoBoardRow } from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { momentOf } from '../../records/moment.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { clock, timeWriter } from '../../ui/time.ts'
import { words } from './board.words.ts'

type Ask = { context: AppLoadContext; request: Request }

/** Loads the live board, of all pads or of the one that the address names. */
export async function loadBoard({ context, request }: Ask) {
  const pad = new URL(request.url).searchParams.get('pad') || null
  const answer = await context.api.loto.board({ padIds: pad === null ? [] : [pad] })
  const board = contentOf(answer, request, { forbidden: 'loto' })
  return {
    read: clock(board.readAt, context.timeZone),
    pad,
    personId: context.person?.user.personId ?? '',
    figures: toFigures(board, context),
    pads: board.pads,
    machines: board.machines.map((row) => toMachine(row, context)),
    cut:
      board.machineCount > board.machines.length
        ? words.cut(board.machines.length, board.machineCount)
        : null,
  }
}

/** The four figures at the head of the board. */
function toFigures(board: LotoBoard, { timeZone, now }: AppLoadContext) {
  const { machineCount, lockCount, peopleCount, longCount, nextEnd } = board
  const told = timeWriter(timeZone, now())
  const today = told(board.readAt).day
  const end = nextEnd && told(nextEnd.at).day
  return [
    { figure: String(machineCount), says: words.machines(machineCount) },
    { figure: String(lockCount), says: words.locks(lockCount, peopleCount) },
    nextEnd === null
      ? { figure: '–', says: words.noEnd }
      : {
          figure: told(nextEnd.at).clock,
          says: words.nextEnd(nextEnd.name, end === today ? null : end),
          to: paths.lockout(nextEnd.lotoId),
        },
    { figure: String(longCount), says: words.long(longCount), isLate: longCount > 0 },
  ]
}

/** A machine that is out of service, with the locks that are on it. */
function toMachine(row: LotoBoardRow, context: AppLoadContext) {
  const { lotoId, number, title, status, asset, pad, primary, lockbox } = row
  return {
    ...{ id: lotoId, number, title, status },
    to: paths.lockout(lotoId, { pane: 'locks' }),
    name: asset?.name ?? words.noMachine,
    about: [primary === null ? '' : words.leads(primary.fullName), pad?.name ?? ''].filter(Boolean),
    ...{ locked: row.lockedCount, points: row.pointCount },
    held: row.held.map((lock) => ({
      name: lock.name,
      number: lock.lockNumber,
      point: pointOf(lock, lockbox),
      since: momentOf(lock.since, context),
      ...{ minutes: lock.minutes, isLong: lock.isLong },
    })),
  }
}

function pointOf({ pointTag, device }: LotoBoardRow['held'][number], lockbox: string): string {
  if (pointTag !== null) {
    return `${pointTag} ${device}`
  }
  return lockbox === '' ? words.personal : words.box(lockbox)
}

/** The live board as its page shows it. */
export type BoardView = Awaited<ReturnType<typeof loadBoard>>
/** A machine of the board. */
export type BoardMachine = BoardView['machines'][number]
