import { describe, expect, test } from 'vitest'
import { actionCommands } from '../actions/action-commands.ts'
import { fileCommands } from '../files/file-commands.ts'
import { messageCommands } from '../messages/message-commands.ts'
import { sheetCommands } from '../sds/sheet-commands.ts'
import { topicCommands } from '../topics/topic-commands.ts'
import type { FollowView } from '../records/follow.server.ts'
import type { RecordCommand } from '../records/record-commands.ts'

const move = { why: null, needsReason: false, kind: 'plain' } as const
const moves = [
  { ...move, event: 'recall', label: 'Recall', isOpen: true, needsReason: true },
  { ...move, event: 'archive', label: 'Archive', isOpen: true },
  { ...move, event: 'approve', label: 'Approve', isOpen: false },
]
const moving = { id: 'r1', moves, formKey: 'k', rowVersion: 3 }
const still = { ...moving, moves: [] }
const follow: FollowView = {
  ...{ recordId: 'r1', subscriptionId: null, formKey: 'k' },
  recordType: 'topic',
}
const followed: FollowView = { ...follow, subscriptionId: 's1' }

const inWords = (commands: readonly RecordCommand[]) =>
  commands.map(({ name, to, post }) => [name, post === undefined ? to : { ...post.fields, to }])
const archived = { intent: 'move', event: 'archive', rowVersion: '3', formKey: 'k' }

describe('what can be done with', () => {
  test('an action are its open moves, each by its dialog, and no closed one', () => {
    const view = { ...moving, canEdit: true }
    expect(inWords(actionCommands({ view, follow: followed }))).toEqual([
      ['Recall', '/actions/r1?dialog=move&event=recall'],
      ['Archive', '/actions/r1?dialog=move&event=archive'],
      ['Stop following', { subscriptionId: 's1', to: '/actions/r1', formKey: 'k' }],
      ['Edit', '/actions/r1/edit'],
    ])
  })

  test('a topic is asking, moving, following and what its owner does', () => {
    const view = { ...moving, can: { edit: true, ask: true } }
    const here = '/topics/r1'
    expect(inWords(topicCommands({ view, follow }))).toEqual([
      ['Ask a question', '/topics/r1#ask'],
      ['Recall', { ...archived, event: 'recall', to: here }],
      ['Archive', { ...archived, to: here }],
      ['Follow', { recordType: 'topic', recordId: 'r1', to: here, formKey: 'k' }],
      ['Edit', '/topics/r1/edit'],
      ['Change who may read it', '/topics/r1/access'],
    ])
  })

  test('a message is acknowledging it, and for its author the rest', () => {
    const view = { ...moving, canEdit: true, isToAcknowledge: true, round: 2 }
    const here = '/message-center/message/r1'
    expect(inWords(messageCommands({ view, excel: '/message-center/excel?x=1' }))).toEqual([
      ['Acknowledge', { intent: 'acknowledge', round: '2', formKey: 'k', to: here }],
      ['Recall', `${here}?dialog=move&event=recall`],
      ['Archive', { ...archived, to: here }],
      ['Edit', `${here}/edit`],
      [expect.any(String), '/message-center/excel?x=1'],
    ])
  })

  test('a file is acknowledging it once it was opened, and reading it', () => {
    const own = { isAsked: true, isOpened: true }
    const preview = '/file-preview?type=file&id=r1'
    const view = { ...still, own, check: null, isPinned: false, preview, can: { edit: false } }
    const names = (one: typeof view) =>
      fileCommands({ view: one, follow, pane: null }).map(({ name }) => name)
    expect(names(view)).toEqual(['Acknowledge', 'Open file', 'Pin', 'Follow'])
    expect(names({ ...view, own: { ...own, isOpened: false } })).toEqual([
      'Open file',
      'Pin',
      'Follow',
    ])
  })

  test('a sheet is reading it and its code, and no more for who only reads', () => {
    const pdf = { to: '/file-preview?type=sds&id=r1' }
    const view = { ...still, canEdit: false, own: null, pdf, code: {}, isRead: true, request: null }
    expect(inWords(sheetCommands({ view, follow }))).toEqual([
      ['Emergency view', '/sds/r1?view=emergency'],
      ['Open the PDF', pdf.to],
      [expect.any(String), '/sds/r1/code'],
      ['Follow', expect.objectContaining({ to: '/sds/r1' })],
    ])
  })

  test('a sheet that others asked for is joining them, and nothing to read yet', () => {
    const asked = { isMine: false, isWaiting: true }
    const view = {
      ...{ ...still, canEdit: false, own: null, pdf: null, code: null },
      ...{ isRead: false, request: asked },
    }
    const names = (one: typeof view) => sheetCommands({ view: one, follow }).map(({ name }) => name)
    expect(names(view)).toEqual(['I need it too', 'Follow'])
    expect(names({ ...view, request: { ...asked, isMine: true } })).toEqual(['Follow'])
  })

  test('a record that one only reads is nothing that changes it', () => {
    const nobody = { ...still, canEdit: false, can: { edit: false, ask: false } }
    expect(topicCommands({ view: nobody, follow }).map(({ name }) => name)).toEqual(['Follow'])
    const message = { ...nobody, isToAcknowledge: false, round: 1 }
    expect(messageCommands({ view: message, excel: null })).toEqual([])
  })
})
