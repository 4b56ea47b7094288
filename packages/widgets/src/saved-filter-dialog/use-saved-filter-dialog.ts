import { useEffect, useState } from 'react'
import { useControlled } from '../internals/use-controlled.ts'
import { type DeedState, useDeed } from '../internals/use-deed.ts'
import {
  type SavedFilterDraft,
  type SavedFilterEntry,
  draftOf,
  isAboutTitle,
  titleProblemOf,
} from './saved-filter-dialog.rules.ts'
import { type SavedFilterWords, savedFilterWords } from './saved-filter-dialog.words.ts'

/** The two sides of the dialog: the form that saves, and the list of what was saved. */
export type SavedFilterSide = 'save' | 'list'

/** What the dialog shows, and what it tells the page. */
export interface SavedFilterDialogOptions<F extends SavedFilterEntry = SavedFilterEntry> {
  /** Whether the dialog is open, kept by the caller. */
  open?: boolean | undefined
  /** Whether it is open at the start, kept by the widget from then on. Default `false`. */
  defaultOpen?: boolean | undefined
  /** Hears each opening and closing. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Which side shows, kept by the caller. */
  side?: SavedFilterSide | undefined
  /** Which side shows at the start. Default `save`. */
  defaultSide?: SavedFilterSide | undefined
  /** Hears which side is to show. */
  onSideChange?: ((side: SavedFilterSide) => void) | undefined
  /** The filters of the list, in the order they show. Default: none. */
  filters?: readonly F[] | undefined
  /**
   * Saves; the dialog then closes, unless the answer is `false`. What it throws is shown and
   * everything stays; an error with `field: 'title'` is shown at the title, such as for a title in
   * use already. Left out, the form is sent as any form.
   */
  onSave?: ((draft: SavedFilterDraft, options: { signal: AbortSignal }) => unknown) | undefined
  /** Applies a filter; the dialog then closes, unless the answer is `false`. */
  onApply?: ((filter: F, options: { signal: AbortSignal }) => unknown) | undefined
  /** Makes a filter the default, or not any more. */
  onSetDefault?:
    | ((filter: F, options: { isDefault: boolean; signal: AbortSignal }) => unknown)
    | undefined
  /** Deletes a filter, after the person said yes; `false` keeps the question. */
  onDelete?: ((filter: F, options: { signal: AbortSignal }) => unknown) | undefined
  /** Whether the list is still on its way. Default `false`. */
  isLoading?: boolean | undefined
  /** Why the list could not be had. */
  loadProblem?: string | undefined
  /** Asks for the list again, after `loadProblem`. */
  onRetry?: (() => void) | undefined
  /** Words in place of the specification's. */
  words?: Partial<SavedFilterWords> | undefined
  /** What a server found wrong with the title it was sent. */
  titleProblem?: string | undefined
}

/** The dialog's state, without markup. */
export interface SavedFilterDialogState {
  isOpen: boolean
  /** Opens; closing leaves a question that is being asked first. */
  setOpen: (isOpen: boolean) => void
  close: () => void
  side: SavedFilterSide
  setSide: (side: SavedFilterSide) => void
  filters: readonly SavedFilterEntry[]
  isLoading: boolean
  loadProblem: string | undefined
  retry: () => void
  words: SavedFilterWords
  isBusy: boolean
  /** What went wrong, if it is not about the title. */
  problem: string | undefined
  titleProblem: string | undefined
  forgetTitleProblem: () => void
  /** Takes the form. Answers whether it need not be sent as any form. */
  submit: (form: HTMLFormElement) => boolean
  /** Each answers whether the page hears it, so that the button need not send its form. */
  apply: (id: string) => boolean
  setDefault: (id: string) => boolean
  /** The filter whose deletion is in question. */
  asked: SavedFilterEntry | undefined
  ask: (id: string | undefined) => boolean
  confirm: () => void
}

/** Keeps which side of the dialog shows, what is asked and what is under way. */
export function useSavedFilterDialog<F extends SavedFilterEntry>(
  options: SavedFilterDialogOptions<F>,
): SavedFilterDialogState {
  const { filters = [], onSave, onApply, onSetDefault, onDelete, words: ownWords } = options
  const words = { ...savedFilterWords, ...ownWords }
  const [isOpen, setOpen] = useControlled({
    value: options.open,
    defaultValue: options.defaultOpen ?? false,
    onChange: options.onOpenChange,
  })
  const [side, setSide] = useControlled({
    value: options.side,
    defaultValue: options.defaultSide ?? 'save',
    onChange: options.onSideChange,
  })
  const [askedId, setAsked] = useState<string>()
  const [titleProblem, setTitleProblem] = useState(options.titleProblem)
  const saving = useDeed(onSave)
  const applying = useDeed(onApply)
  const deleting = useDeed(onDelete)
  const marking = useDeed((filter: F, isDefault: boolean, { signal }: { signal: AbortSignal }) =>
    onSetDefault?.(filter, { isDefault, signal }),
  )
  const deeds: readonly DeedState<never>[] = [saving, applying, deleting, marking]
  const problem = deeds.find((deed) => deed.problem)?.problem
  const isRefusedTitle = problem !== undefined && isAboutTitle(problem)
  const asked = filters.find(({ id }) => id === askedId)

  const forget = () => {
    deeds.forEach((deed) => deed.forget())
    setAsked(undefined)
  }
  const isFresh = !isOpen
  useEffect(() => {
    if (isFresh) {
      forget()
      setTitleProblem(undefined)
    }
    // Closing alone forgets, whoever closed it.
  }, [isFresh])

  /** Starts a deed with a filter, and forgets what went wrong with another. */
  const withFilter = (id: string | undefined, isHeard: boolean, run: (filter: F) => void) => {
    const filter = filters.find((one) => one.id === id)
    if (filter && isHeard) {
      deeds.filter((deed) => deed.problem).forEach((deed) => deed.forget())
      run(filter)
    }
    return isHeard
  }
  const then = async (deed: Promise<'done' | 'failed' | 'ignored'>, next: () => void) => {
    if ((await deed) === 'done') {
      next()
    }
  }
  const close = () => setOpen(false)

  return {
    isOpen,
    close,
    setOpen: (next) => {
      if (!next && asked) {
        forget()
      } else {
        setOpen(next)
      }
    },
    side,
    setSide,
    filters,
    isLoading: options.isLoading ?? false,
    loadProblem: options.loadProblem,
    retry: () => options.onRetry?.(),
    words,
    isBusy: deeds.some((deed) => deed.isBusy),
    problem: isRefusedTitle ? undefined : problem?.message,
    titleProblem: titleProblem ?? (isRefusedTitle ? problem.message : undefined),
    forgetTitleProblem: () => {
      setTitleProblem(undefined)
      if (isRefusedTitle) {
        saving.forget()
      }
    },
    submit: (form) => {
      const draft = draftOf(form)
      const wrong = titleProblemOf(draft.title, words)
      setTitleProblem(wrong)
      if (wrong === undefined && onSave) {
        void then(saving.run(draft), close)
      }
      return wrong !== undefined || onSave !== undefined
    },
    apply: (id) =>
      withFilter(id, onApply !== undefined, (filter) => void then(applying.run(filter), close)),
    setDefault: (id) =>
      withFilter(
        id,
        onSetDefault !== undefined,
        (filter) => void marking.run(filter, !filter.isDefault),
      ),
    asked,
    ask: (id) => {
      if (id === undefined) {
        forget()
      }
      return withFilter(id, onDelete !== undefined, () => setAsked(id))
    },
    confirm: () => {
      withFilter(asked?.id, true, (filter) => {
        void then(deleting.run(filter), () => setAsked(undefined))
      })
    },
  }
}
