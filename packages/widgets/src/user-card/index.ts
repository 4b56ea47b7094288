export * as UserCard from './user-card.tsx'
export type { Person } from '../person.ts'
