import { type ReactNode, useEffect } from 'react'
import dialogCss from '../dialog/dialog.css?inline'
import emptyMessageCss from '../empty-message/empty-message.css?inline'
import { connectionData, connectionSettings, sourceOf } from '../internals/connection-settings.ts'
import { callerOf, repeatOf } from '../internals/connection.ts'
import controlsCss from '../internals/controls.css?inline'
import { HpReactElement } from '../internals/hp-react-element.tsx'
import { choice, flag, text } from '../internals/settings.ts'
import { useKeptList } from '../internals/use-kept-list.ts'
import { sessionOf } from '../internals/tag-session.ts'
import { detail, withSettings } from '../internals/with-settings.ts'
import css from './saved-filter-dialog.css?inline'
import {
  type SavedFilterDraft,
  type SavedFilterEntry,
  type SavedFilterValues,
} from './saved-filter-dialog.rules.ts'
import { type SavedFilterSource, savedFilterSource } from './saved-filter-dialog.source.ts'
import * as SavedFilterDialog from './saved-filter-dialog.tsx'
import { savedFilterWords } from './saved-filter-dialog.words.ts'
import { type SavedFilterDialogOptions, type SavedFilterSide } from './use-saved-filter-dialog.ts'

type Options = SavedFilterDialogOptions

/** What the page may hand in besides the settings. */
type SavedFilterDialogData = {
  filters: readonly SavedFilterEntry[]
  filterValues: SavedFilterValues | undefined
  saveFilter: Options['onSave']
  applyFilter: Options['onApply']
  setDefaultFilter: Options['onSetDefault']
  deleteFilter: Options['onDelete']
}

const data: SavedFilterDialogData & typeof connectionData = {
  ...connectionData,
  filters: [],
  filterValues: undefined,
  saveFilter: undefined,
  applyFilter: undefined,
  setDefaultFilter: undefined,
  deleteFilter: undefined,
}

/** `<hp-saved-filter-dialog>`: saves a filter under a title, and lists what was saved. */
export class HpSavedFilterDialogElement extends withSettings(HpReactElement, {
  css: controlsCss + dialogCss + emptyMessageCss + css,
  settings: {
    ...connectionSettings,
    open: flag(),
    side: choice<SavedFilterSide>(['save', 'list']),
    type: choice(['myform']),
    saveHeading: text(savedFilterWords.saveHeading),
    listHeading: text(savedFilterWords.listHeading),
    titleLabel: text(savedFilterWords.titleLabel),
    titleRequired: text(savedFilterWords.titleRequired),
    titleTooLong: text(savedFilterWords.titleTooLong),
    setAsDefault: text(savedFilterWords.setAsDefault),
    save: text(savedFilterWords.save),
    cancel: text(savedFilterWords.cancel),
    close: text(savedFilterWords.close),
    apply: text(savedFilterWords.apply),
    isDefault: text(savedFilterWords.isDefault),
    delete: text(savedFilterWords.delete),
    deleteHeading: text(savedFilterWords.deleteHeading),
    question: text(savedFilterWords.question),
    yes: text(savedFilterWords.yes),
    no: text(savedFilterWords.no),
    empty: text(savedFilterWords.empty),
    loading: text(savedFilterWords.loading),
    retry: text(savedFilterWords.retry),
    failed: text(savedFilterWords.failed),
  },
  data,
  events: {
    'hp-save': detail<SavedFilterDraft>(),
    'hp-apply': detail<SavedFilterEntry>(),
    'hp-default': detail<{ filter: SavedFilterEntry; isDefault: boolean }>(),
    'hp-delete': detail<SavedFilterEntry>(),
    'hp-close': detail<undefined>(),
  },
}) {
  #source: SavedFilterSource | undefined
  #sourceKey = ''
  #session: object | undefined

  /** Opens it, on one of its sides or on that of the last time. */
  show(side?: SavedFilterSide): void {
    if (side) {
      this.side = side
    }
    this.open = true
  }

  /** Closes it and saves nothing. */
  hide(): void {
    this.open = false
  }

  /** The portal's filters; the same object while the connection is the same. */
  #portal(): SavedFilterSource | undefined {
    const key = JSON.stringify([sourceOf(this), this.type])
    const session = sessionOf(this)
    if (key !== this.#sourceKey || session !== this.#session) {
      const call = callerOf(this)
      this.#source = call && savedFilterSource(call, this.type, repeatOf(this))
      this.#sourceKey = key
      this.#session = session
    }
    return this.#source
  }

  readonly #changeOpen = (isOpen: boolean) => {
    if (isOpen || this.emit('hp-close')) {
      this.open = isOpen
    }
  }

  protected view(): ReactNode {
    return (
      <DialogOfTag
        open={this.open}
        onOpenChange={this.#changeOpen}
        side={this.side}
        filters={this.filters}
        source={this.#portal()}
        words={Object.fromEntries(wordNames.map((name) => [name, this[name]]))}
        onSave={(draft, options) =>
          this.emit('hp-save', draft) &&
          (this.saveFilter ?? this.#portal()?.save)?.(draft, {
            ...options,
            filterValues: this.filterValues,
          })
        }
        onApply={(filter, options) =>
          this.emit('hp-apply', filter) && this.applyFilter?.(filter, options)
        }
        onSetDefault={(filter, options) =>
          this.emit('hp-default', { filter, isDefault: options.isDefault }) &&
          (this.setDefaultFilter ?? this.#portal()?.setDefault)?.(filter, options)
        }
        onDelete={(filter, options) =>
          this.emit('hp-delete', filter) &&
          (this.deleteFilter ?? this.#portal()?.remove)?.(filter, options)
        }
      />
    )
  }
}

const wordNames = Object.keys(savedFilterWords) as readonly (keyof typeof savedFilterWords)[]

interface DialogOfTagProps extends Options {
  source: SavedFilterSource | undefined
}

/** The dialog with the filters that the page handed in, or with the portal's, had at each opening. */
function DialogOfTag({ source, ...options }: DialogOfTagProps) {
  const { items, isLoading, problem, read, change } = useKeptList(source?.list)
  const { open, onSetDefault, onDelete } = options
  useEffect(() => {
    if (open && source) {
      read()
    }
  }, [open, source, read])
  return (
    <SavedFilterDialog.Root
      {...options}
      {...(source && {
        filters: items ?? [],
        isLoading,
        loadProblem: problem,
        onRetry: read,
        onSetDefault: async (filter, given) => {
          const answer = await onSetDefault?.(filter, given)
          // The default of before has changed too.
          read()
          return answer
        },
        onDelete: async (filter, given) => {
          const answer = await onDelete?.(filter, given)
          if (answer !== false) {
            change((list) => list.filter(({ id }) => id !== filter.id))
          }
          return answer
        },
      })}
    >
      <SavedFilterDialog.Content part="dialog" />
    </SavedFilterDialog.Root>
  )
}
