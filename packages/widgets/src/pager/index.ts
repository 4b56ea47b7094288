export * as Pager from './pager.tsx'
export { type PagerStep, type Paging, pagingOf } from './pager.rules.ts'
