export { EmptyMessage, type EmptyMessageIcon } from './empty-message/index.ts'
