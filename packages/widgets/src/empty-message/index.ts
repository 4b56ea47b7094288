export * as EmptyMessage from './empty-message.tsx'
export type { EmptyMessageIcon } from './empty-message.icons.ts'
