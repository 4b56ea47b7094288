import { sentences } from '@holdpoint/api'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { words as handOverWords } from '../hand-over/hand-over.words.ts'
import { defineView } from '../lists/list-view.tsx'
import { menuItem } from '../lists/row-menu.tsx'
import { paths } from '../paths.ts'
import { MomentTime } from '../records/moment-time.tsx'
import type { Moment } from '../records/moment.ts'
import { classNames } from '../ui/class-names.ts'
import {
  Eye,
  FileDown,
  Info,
  Layers,
  ListTodo,
  MessageSquare,
  Share2,
  Users,
  Trash2,
} from '../ui/icons.ts'
import type { DialogData } from './dialog-data.ts'
import { filterWords } from './filters/filter-words.ts'
import {
  FormCell,
  PlaceCell,
  ScoreCell,
  SignatureCell,
  StartedCell,
  StatusCell,
} from './list/cells.tsx'
import type { MyFormRow } from './list/my-forms.rows.server.ts'
import styles from './list/my-forms-table.module.css'
import { RowCounts } from './list/row-counts.tsx'
import { late, MyFormsDialogs } from './my-forms-dialogs.tsx'
import { myFormsPlaces, openFillMenu, type MyFormsPlace } from './my-forms.place.ts'
import { sortNames, words } from './my-forms.words.ts'

const { columns } = words

const tableClasses = {
  ongoing: styles.ofDrafts,
  completed: undefined,
  signature: styles.ofSignatures,
} as const

/** How the list of forms looks. */
export const myFormsView = defineView({
  places: myFormsPlaces,
  words: {
    title: sentences.myForms.title,
    tabs: sentences.myForms.tabs,
    orders: sortNames,
    searchPlaceholder: sentences.myForms.searchPlaceholder,
    records: words.records,
    show: filterWords.show,
    only: filterWords.only,
  },
  columns: [
    {
      heads: [
        { name: columns.form, order: 'form_name' },
        { name: columns.type, order: 'form_type' },
      ],
      className: styles.form,
      cell: (row: MyFormRow) => <FormCell row={row} />,
    },
    {
      heads: [{ name: columns.status, order: 'form_status' }],
      className: styles.status,
      cell: (row) => <StatusCell row={row} />,
    },
    {
      heads: [{ name: columns.score }],
      sections: ['completed', 'signature'],
      className: styles.score,
      cell: (row) => <ScoreCell row={row} />,
    },
    {
      heads: [{ name: columns.signature }],
      sections: ['signature'],
      className: styles.signature,
      cell: (row) => <SignatureCell row={row} />,
    },
    {
      heads: [{ name: `${columns.pad}, ${columns.crew.toLowerCase()}` }],
      sections: ['ongoing', 'completed'],
      className: styles.pad,
      cell: (row) => <PlaceCell row={row} />,
    },
    {
      heads: [{ name: columns.started, order: 'date' }],
      className: styles.started,
      cell: (row) => <StartedCell row={row} />,
    },
    {
      heads: [{ name: columns.activity }],
      className: styles.activity,
      cell: (row, place) => <RowCounts row={row} place={place} />,
    },
  ],
  tableClass: (section) => classNames(styles.table, tableClasses[section]),
  menu: (row, place) => [
    menuItem(row.to, Eye, sentences.buttons.view),
    menuItem(place.dialog('info', row.id), Info, words.info),
    menuItem(place.dialog('comments', row.id), MessageSquare, words.comments),
    menuItem(place.dialog('actions', row.id), ListTodo, words.actions),
    row.subForms !== null && menuItem(row.subForms.to, Layers, row.subForms.name),
    row.canShare && menuItem(place.dialog('share', row.id), Share2, sentences.buttons.share),
    row.handOverTo !== null && menuItem(row.handOverTo, Users, handOverWords.handOver),
    menuItem(pdfOf(row, place), FileDown, downloadWords.pdf, { isFile: true }),
    row.canDelete &&
      menuItem(
        place.dialog('delete', row.id),
        Trash2,
        row.due === null ? words.remove : words.cannotDo,
        { isDangerous: true },
      ),
  ],
  menuName: ({ title, started }) => `${words.more} for ${title}, ${started.day} ${started.clock}`,
  go: {
    name: sentences.myForms.fillForm,
    to: (place) => place.withDialog(openFillMenu).address,
    isMenu: true,
  },
  workbook: paths.myFormsExcel(),
  answersWorkbook: paths.myFormsAnswers(),
  remove: {
    title: words.remove,
    question: sentences.myForms.confirmDelete,
    of: ({ title, started, subForms }) => ({
      name: subForms === null ? title : `${title}, ${subForms.name}`,
      detail: <MomentTime moment={momentIn(started)} />,
    }),
    asks: ({ due }) =>
      due === null ? undefined : { title: words.cannotDo, question: words.askCannotDo },
    asksWhy: ({ asksWhyDeleted }) => asksWhyDeleted,
  },
  controls: () => import('./filters/controls.ts').then(({ controls }) => controls),
  OpenDialog: ({ place, data }: { place: MyFormsPlace; data: DialogData }) => (
    <MyFormsDialogs place={place} data={data} />
  ),
  late,
})

/** One way to write a date in dialogs: see `momentOf`. */
function momentIn({ instant, day, clock, exact }: MyFormRow['started']): Moment {
  return { at: instant, short: `${day}, ${clock}`, exact }
}

function pdfOf({ id }: MyFormRow, { closed }: MyFormsPlace): string {
  return paths.pdf('my-forms', id, { to: closed.address })
}
