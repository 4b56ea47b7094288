import * as z from 'zod'
import { call } from '../../call.ts'
import { download, downloadStamp, tooLongForWorkbook } from '../../lists/download.ts'
import { keepingCalls } from '../../lists/keeping.ts'
import { listInput, narrowingInput, orderingInput } from '../../lists/list.schemas.ts'
import { listing, page } from '../../lists/listing.ts'
import { eventNames } from '../../moves/moves.ts'
import { id, wireInteger } from '../../wire.ts'
import { topicFiles } from './topics.files.ts'
import { topicAccess, topicDraft } from './topics.input.ts'
import { topicsFilter, topicsList } from './topics.list.ts'
import { topicMoves } from './topics.moves.ts'
import { topicPosts } from './topics.posts.ts'
import { topic, topicDetail, topicHistoryEvent } from './topics.records.ts'

// Topics: what is worth knowing, and what people ask about it. The specification names the calls;
// what they take and answer is decision 0074.

const source = 'spec 7, topics; decision 0074'
const filters = narrowingInput(topicsList).extend(orderingInput(topicsList))

const list = call({
  name: 'topics.list',
  method: 'GET',
  path: '/topics',
  summary: 'Lists topics: what is published, one’s own drafts, or what is archived.',
  status: 'decided',
  source,
  input: listInput(topicsList),
  content: page(topic).extend({ isTotalAbout: z.boolean() }),
  problems: ['forbidden', 'unknown_filter'],
})

const create = call({
  name: 'topics.create',
  method: 'POST',
  path: '/topics',
  summary: 'Creates a topic as a draft.',
  status: 'decided',
  source,
  input: topicDraft,
  content: z.object({ topicId: z.string(), number: z.string() }),
  problems: ['forbidden'],
})

const remove = call({
  name: 'topics.remove',
  method: 'DELETE',
  path: '/topics',
  summary: 'Deletes a topic with its questions.',
  status: 'decided',
  source: 'spec 6, topics; spec 7, topics; decision 0074',
  input: z.object({ topicId: id }),
  takesRowVersion: true,
  content: z.null(),
  problems: ['forbidden'],
})

const information = call({
  name: 'topics.information',
  method: 'GET',
  path: '/topic-info',
  summary: 'Answers one topic.',
  status: 'decided',
  source,
  input: z.object({ topicId: id }),
  content: topicDetail,
  problems: ['forbidden'],
})

const edit = call({
  name: 'topics.edit',
  method: 'POST',
  path: '/topic-info',
  summary: 'Edits a topic.',
  status: 'decided',
  source,
  input: z.object({ topicId: id, ...topicDraft.shape }),
  takesRowVersion: true,
  content: topicDetail,
  problems: ['forbidden', 'wrong_state'],
})

const move = call({
  name: 'topics.move',
  method: 'POST',
  path: '/topic-status',
  summary: 'Moves a topic: publish, archive, publish again.',
  status: 'decided',
  source,
  input: z.object({ topicId: id, event: z.enum(eventNames(topicMoves)) }),
  takesRowVersion: true,
  content: topicDetail,
  problems: ['forbidden', 'wrong_state'],
})

const saveAccess = call({
  name: 'topics.saveAccess',
  method: 'POST',
  path: '/topic-access',
  summary: 'Says who may read a topic: everybody, or its owner and some people.',
  status: 'decided',
  source,
  input: z.object({ topicId: id, ...topicAccess.shape }),
  takesRowVersion: true,
  content: topicDetail,
  problems: ['forbidden'],
})

const history = call({
  name: 'topics.history',
  method: 'GET',
  path: '/topic-history',
  summary: 'Lists what happened to a topic, newest first, fifty a page.',
  status: 'decided',
  source,
  input: listing
    .pick({ pOffset: true })
    .extend({ topicId: id, pLimit: wireInteger(1, 200).default(50) }),
  content: page(topicHistoryEvent),
  problems: ['forbidden'],
})

const excel = call({
  name: 'topics.excel',
  method: 'GET',
  path: '/topics-excel',
  summary:
    'Answers the address of the filtered topics and their questions as an Excel workbook; it lasts for a minute.',
  status: 'decided',
  source,
  input: filters,
  content: download,
  refusal: tooLongForWorkbook,
  problems: ['unknown_filter'],
})

const excelFile = call({
  name: 'topics.excelFile',
  method: 'GET',
  path: '/topics-excel-file',
  summary: 'Answers the workbook itself. Fetch it by the address that `topics-excel` gave.',
  status: 'decided',
  source,
  rate: 'export',
  input: filters.extend(downloadStamp),
  content: z.null(),
  isFile: true,
  problems: ['link_expired', 'unknown_filter'],
})

/** Topics with questions and answers. */
export const topics = {
  list,
  create,
  remove,
  information,
  edit,
  move,
  saveAccess,
  history,
  ...topicPosts,
  ...topicFiles,
  ...keepingCalls('topics', { path: '/topics-filter', filter: topicsFilter }),
  excel,
  excelFile,
}
