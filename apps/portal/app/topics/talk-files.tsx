import { useId } from 'react'
import { postFilesMax } from '@holdpoint/api/vocabulary'
import { FilesAlong } from '../records/files-along.tsx'
import type { TopicAgain } from './topic-again.ts'

/** The files of what is being asked or answered. Those that came back with a form stay with it. */
export function TalkFiles({ again }: { again: TopicAgain | undefined }) {
  return <FilesAlong id={useId()} kept={again?.files ?? []} most={postFilesMax} />
}
