import type { ComponentType, ReactNode } from 'react'
import { latePart, type LatePart } from '../ui/late-part.tsx'
import type { DeleteDialogProps } from '../records/delete/delete-dialog.tsx'
import type { AnyDialog } from './dialogs.ts'
import type { FilterControls, FilterWords } from './filters/filter-control.ts'
import type { FiltersPanel } from './filters/filters-panel.ts'
import type { AnyPlace, Places } from './place.ts'
import type { MenuItem } from './row-menu.tsx'
import type { SavedFiltersPanel } from './saved-filters/saved-filters.ts'

/** What every row has. */
export type AnyRow = { readonly id: string; readonly rowVersion: number }

/** One column of a list. */
export interface Column<P extends AnyPlace, Row> {
  /** What its head says; each name that is an order is the way to it. */
  readonly heads: readonly { name: string; order?: P['said']['order'] }[]
  readonly className?: string | undefined
  /** The tabs that have it; left out, all of them. */
  readonly sections?: readonly P['said']['section'][]
  readonly cell: (row: Row, place: P) => ReactNode
}

/** The question before a record is deleted. */
export interface DeleteQuestion<Row> {
  readonly title: string
  readonly question: string
  /** What is said of the record: its name, and what tells it from others. */
  readonly of: (row: Row) => { name: string; detail: ReactNode }
  /** The words of a record that is asked about in others. */
  readonly asks?: (row: Row) => { title: string; question: string } | undefined
  /** Whether a record is deleted with a reason; left out where none is. */
  readonly asksWhy?: (row: Row) => boolean
  /** What is posted of it beside its id and its version. */
  readonly posts?: (row: Row) => Readonly<Record<string, string>>
}

/** How a list looks. What is the same for all lists is drawn by `ListPage`. */
export interface ListView<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> {
  readonly places: Places<P>
  readonly words: {
    readonly title: string
    readonly tabs: { readonly [Section in P['said']['section']]: string }
    readonly orders: { readonly [Order in P['said']['order']]: string }
    readonly searchPlaceholder: string
    /** What one of its records is called, and several. */
    readonly records: readonly [one: string, several: string]
    readonly show: string
    readonly only: string
  }
  readonly columns: readonly Column<P, Row>[]
  /** The class of the whole table on a tab. */
  readonly tableClass?: (section: P['said']['section']) => string | undefined
  /** What can be done with a row, and what its menu is called. */
  readonly menu: (row: Row, place: P) => readonly (MenuItem | false)[]
  readonly menuName: (row: Row) => string
  /** The amber action: a dialog of this list, or a page. */
  readonly go?: {
    readonly name: string
    readonly to: (place: P) => string
    readonly isMenu?: boolean
  }
  /** What else a list without rows begins with: a page. */
  readonly begin?: { readonly name: string; readonly to: string }
  /** The route that makes a workbook of it. */
  readonly workbook?: string
  /** The route that makes one of the answers that its rows hold. */
  readonly answersWorkbook?: string
  readonly remove?: DeleteQuestion<Row>
  /** Draws its own dialogs from what their loader found. */
  readonly OpenDialog?: ComponentType<{ place: P; data: Data }>
  /** Parts whose script comes when they are opened, by the dialog's name. */
  readonly late: { readonly [kind: string]: Pick<LatePart<never>, 'fetch'> | undefined }
  readonly FiltersDialog: LatePart<{ place: AnyPlace; panel: FiltersPanel; words: FilterWords }>
}

type Declared<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog> = Omit<
  ListView<P, Row, Data>,
  'late' | 'FiltersDialog'
> & {
  late?: ListView<P, Row, Data>['late']
  /** Fetches the controls of the parts that are neither master data, nor on or off, nor a score. */
  controls?: () => Promise<FilterControls>
}

/** The dialog of saved filters; it is the same for every list. */
export const SavedFiltersDialog: LatePart<{ place: AnyPlace; panel: SavedFiltersPanel }> = latePart(
  () => import('./saved-filters/saved-filters-dialog.tsx').then((part) => part.SavedFiltersDialog),
)

/** The question before a record is deleted; it is the same for every list. */
export const DeleteDialog: LatePart<DeleteDialogProps> = latePart(() =>
  import('../records/delete/delete-dialog.tsx').then((part) => part.DeleteDialog),
)

/** Declares how a list looks. */
export function defineView<P extends AnyPlace, Row extends AnyRow, Data extends AnyDialog = never>({
  controls = () => Promise.resolve({}),
  late = {},
  ...declared
}: Declared<P, Row, Data>): ListView<P, Row, Data> {
  const FiltersDialog = latePart(async () => {
    const [part, ofList] = await Promise.all([import('./filters/filters-dialog.tsx'), controls()])
    return (props: { place: AnyPlace; panel: FiltersPanel; words: FilterWords }) => (
      <part.FiltersDialog {...props} controls={ofList} />
    )
  })
  return {
    ...declared,
    FiltersDialog,
    late: {
      ...late,
      filters: FiltersDialog,
      'saved-filters': SavedFiltersDialog,
      delete: DeleteDialog,
    },
  }
}
