import { postFilesMax, topicFilesMax } from '@holdpoint/api'
import { fail } from '../../fail.ts'
import { ok, type PersonContext, type PersonHandler } from '../../handler.ts'
import * as files from '../../records/files.ts'
import { whyStill } from './topics.facts.ts'
import { fileOfTopic } from './topics.files.queries.ts'
import { answerRow, hold, questionRow, topicForChange } from './topics.queries.ts'

const said = { add: 'add file', remove: 'remove file' }

export const addFile: PersonHandler<'topics.addFile'> = async ({ topicId, file }, context) => {
  const { db, person } = context
  if ((await topicForChange(db, person, topicId)) === undefined) {
    return fail('forbidden')
  }
  const added = await files.addFile(context, placeOfTopic(topicId), { file, said: said.add })
  return ok(files.toRecordFile(added), 'File added.')
}

export const removeFile: PersonHandler<'topics.removeFile'> = async (
  { topicId, uploadId },
  context,
) => {
  await files.removeFile(context, placeOfTopic(topicId), { uploadId, said: said.remove })
  return ok(null, 'File removed.')
}

export const addPostFile: PersonHandler<'topics.addPostFile'> = async (
  { file, ...named },
  context,
) => {
  await requireAlive(named, context)
  const added = await files.addFile(context, placeOfPost(named), { file, said: said.add })
  return ok(files.toRecordFile(added), 'File added.')
}

export const removePostFile: PersonHandler<'topics.removePostFile'> = async (
  { uploadId, ...named },
  context,
) => {
  await requireAlive(named, context)
  await files.removeFile(context, placeOfPost(named), { uploadId, said: said.remove })
  return ok(null, 'File removed.')
}

export const file: PersonHandler<'topics.file'> = async (asked, context) =>
  files.answerFile(context, await fileOfTopic(context.db, context.person.shardKey, asked))

type Named = { postType: 'question' | 'answer'; postId: string }

/** What stands on an archived topic stays as it is; the post is held, so that two do not overfill it. */
async function requireAlive({ postType, postId }: Named, { db, person }: PersonContext) {
  const table = postType === 'question' ? 'topic_questions' : 'topic_answers'
  await hold(db, table, person, postId)
  const row = await (postType === 'question' ? questionRow : answerRow)(db, person, postId)
  const why = row === undefined ? null : whyStill(row.topic_status)
  if (row === undefined) {
    return fail('forbidden')
  }
  return why === null ? undefined : fail('wrong_state', { message: why })
}

const slot = 'files'

function placeOfTopic(topicId: string): files.FilePlace {
  return {
    ...{ recordType: 'topic', recordId: topicId, slot, most: topicFilesMax },
    tooMany: `A topic takes at most ${topicFilesMax} files.`,
  }
}

function placeOfPost({ postType, postId }: Named): files.FilePlace {
  return {
    ...{ recordType: `topic_${postType}`, recordId: postId, slot, most: postFilesMax },
    tooMany: `A question or an answer takes at most ${postFilesMax} files.`,
  }
}
