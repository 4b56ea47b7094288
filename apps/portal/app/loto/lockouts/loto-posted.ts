import type { RecordPost } from '../../records/record-post.server.ts'

/** What the page of a lockout posted. */
export type LotoPost = RecordPost & { lotoId: string }
