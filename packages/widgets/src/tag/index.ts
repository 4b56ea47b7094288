export * as Tag from './tag.tsx'
export type { TagKind } from './tag.icons.ts'
