export * as PersonSearch from './person-search.tsx'
export { matcherOf } from './match-people.ts'
export { usePersonSearch } from './use-person-search.ts'
export type { PersonFilters, PersonQuery, SearchPeople } from './person-search.query.ts'
export type {
  PersonSearchOptions,
  PersonSearchPhase,
  PersonSearchState,
} from './use-person-search.ts'
export type { Person } from '../person.ts'
