import type { AppLoadContext } from '@remix-run/node'
import {
  isInOrder,
  type TrainingMatrixCell,
  type TrainingMatrixColumn,
  type TrainingMatrixRow,
} from '@holdpoint/api'
import { paths } from '../../paths.ts'
import { shortCalendarDay } from '../../ui/time.ts'
import { trainingPlaces } from '../training.place.ts'
import { columnsShown } from './matrix.place.ts'
import { words } from './matrix.words.ts'

/** A column as its head shows it. */
export type MatrixColumnView = { id: string; name: string; to: string; total: string }

/** The columns that are shown, and how many there are before them and in all. */
export type MatrixColumns = { shown: MatrixColumnView[]; offset: number; total: number }

/** A cell as it is drawn. */
export type MatrixCellView = Pick<TrainingMatrixCell, 'state'> & {
  qualification: string
  /** The last day on which it is valid; empty where it never expires, or nothing is held. */
  day: string
  to: string
  /** Whether it leads to a form in which it is recorded. */
  isToRecord: boolean
}

/** A person as the matrix draws them. */
export type MatrixRowView = {
  id: string
  rowVersion: number
  person: string
  job: string
  /** The list of all that they hold or are asked for. */
  to: string
  total: string
  /** One for each column that is shown; null for what is not asked for. */
  cells: (MatrixCellView | null)[]
  /** The first of what is not in order, and behind it what expires soon, of all columns. */
  urgent: MatrixCellView[]
  /** How many more of them there are. */
  more: number
}

/** As many stand on a card; the list of the person has all. */
const urgentShown = 6

type Looking = Pick<AppLoadContext, 'timeZone' | 'now'> & {
  keeps: boolean
  /** The address of the matrix, to which the form of a record leads back. */
  backTo: string
}

/** The columns of a page of them; behind the last page that one is shown. */
export function toColumns(all: readonly TrainingMatrixColumn[], page: number): MatrixColumns {
  const pages = Math.max(1, Math.ceil(all.length / columnsShown))
  const offset = (Math.min(page, pages) - 1) * columnsShown
  const shown = all
    .slice(offset, offset + columnsShown)
    .map(({ qualificationId: id, name, isRetired, inOrder, counted }): MatrixColumnView => ({
      ...{ id, name: isRetired ? words.retired(name) : name, to: paths.qualification(id) },
      total: words.inOrder(inOrder, counted),
    }))
  return { shown, offset, total: all.length }
}

/** Puts people into the words of their rows, `all` the columns there are. */
export function toRows(
  rows: readonly TrainingMatrixRow[],
  all: readonly TrainingMatrixColumn[],
  { shown }: MatrixColumns,
  looking: Looking,
): MatrixRowView[] {
  const names = new Map(all.map(({ qualificationId, name }) => [qualificationId, name]))
  return rows.map(({ person, jobTitle, crew, inOrder, counted, cells }) => {
    const { personId: id, fullName } = person
    const view = (cell: TrainingMatrixCell) =>
      toCell(cell, { ...looking, personId: id, name: names.get(cell.qualificationId) ?? '' })
    const wanting = cells.filter(({ state }) => !isInOrder(state))
    const ending = cells.filter(({ state }) => state === 'expiring')
    const urgent = [...wanting, ...ending]
    return {
      ...{ id, rowVersion: 0, person: fullName },
      job: [jobTitle, crew].filter(Boolean).join(', '),
      to: trainingPlaces.plain.filteredBy({ people: [id] }).address,
      total: words.inOrder(inOrder, counted),
      cells: shown.map((column) => {
        const cell = cells.find(({ qualificationId }) => qualificationId === column.id)
        return cell === undefined ? null : view(cell)
      }),
      urgent: urgent.slice(0, urgentShown).map(view),
      more: Math.max(0, urgent.length - urgentShown),
    }
  })
}

/** A record leads to itself; what is missing to where it is recorded, or to what it is. */
function toCell(
  { qualificationId, trainingRecordId, state, expiresOn }: TrainingMatrixCell,
  { personId, name, keeps, backTo, timeZone, now }: Looking & { personId: string; name: string },
): MatrixCellView {
  const missingTo = keeps
    ? paths.editTraining({ personId, qualificationId, to: backTo })
    : paths.qualification(qualificationId)
  return {
    ...{ state, qualification: name, isToRecord: keeps && trainingRecordId === null },
    day: expiresOn === null ? '' : shortCalendarDay(expiresOn, timeZone, now()),
    to: trainingRecordId === null ? missingTo : paths.trainingRecord(trainingRecordId),
  }
}
