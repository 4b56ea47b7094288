export * as SavedFilterDialog from './saved-filter-dialog.tsx'
export type {
  SavedFilterDraft,
  SavedFilterEntry,
  SavedFilterValues,
} from './saved-filter-dialog.rules.ts'
export { type SavedFilterWords, savedFilterWords } from './saved-filter-dialog.words.ts'
export {
  type SavedFilterDialogOptions,
  type SavedFilterDialogState,
  type SavedFilterSide,
  useSavedFilterDialog,
} from './use-saved-filter-dialog.ts'
