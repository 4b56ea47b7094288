export * as SearchBox from './search-box.tsx'
export { useSearchBox } from './use-search-box.ts'
export type { SearchBoxOptions, SearchBoxState } from './use-search-box.ts'
