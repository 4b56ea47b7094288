export * as ShareDialog from './share-dialog.tsx'
export { useShareList } from './use-share-list.ts'
export type {
  ShareListOptions,
  ShareListState,
  ShareNotice,
  SharePeople,
} from './use-share-list.ts'
export type { Person } from '../person.ts'
