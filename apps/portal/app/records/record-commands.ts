import { useMatches } from '@remix-run/react'
import type { AllowedEvent } from '@holdpoint/api'
import { words as downloadWords } from '../lists/downloads/downloads.words.ts'
import { paths } from '../paths.ts'
import { formKeyField } from '../ui/form-key.tsx'
import type { FollowView } from './follow.server.ts'
import { words } from './records.words.ts'

/** What a form of the page would post, and where. */
export type CommandPost = { action: string; fields: Readonly<Record<string, string>> }

/** Something that can be done with the record of a page: a link, or what a button of it posts. */
export type RecordCommand = {
  name: string
  /** Where it leads; of what is posted, the page that it is posted to. */
  to: string
  post?: CommandPost
  /** It leads to a file, which is fetched while the page stays. */
  isDownload?: boolean
}

/** The record as a PDF; a failure leads back to its page. */
export const pdfCommand = (
  place: 'jsa' | 'loto' | 'sqr',
  { id, here }: { id: string; here: string },
): RecordCommand => ({
  name: downloadWords.pdf,
  to: paths.pdf(place, id, { to: here }),
  isDownload: true,
})

/** What the route of a record's page says of what can be done with it, as its `handle`. */
export interface RecordHandle<Page> {
  commands: (page: Page) => readonly RecordCommand[]
}

/** What can be done with the record that is open; nothing where none is. */
export function useRecordCommands(): readonly RecordCommand[] {
  return useMatches().flatMap(({ handle, data }) =>
    data !== undefined && isRecordHandle(handle) ? handle.commands(data as never) : [],
  )
}

function isRecordHandle(handle: unknown): handle is RecordHandle<never> {
  return typeof handle === 'object' && handle !== null && 'commands' in handle
}

/** What a page of a record has for its bar of moves. */
export type MovingView = {
  moves: readonly AllowedEvent[]
  formKey: string
  rowVersion: number
}

/** The open moves of a record: each leads to the dialog that asks about it, or is made at once. */
export function moveCommands(
  { moves, formKey, rowVersion }: MovingView,
  here: string,
  askAt: (move: AllowedEvent) => string | null,
): readonly RecordCommand[] {
  return moves
    .filter(({ isOpen }) => isOpen)
    .map((move) => {
      const ask = askAt(move)
      const made = { intent: 'move', event: move.event, rowVersion: String(rowVersion) }
      return ask === null
        ? { name: move.label, ...posting(here, formKey, made) }
        : { name: move.label, to: ask }
    })
}

/** Follows a record, or stops; `here` is its page. */
export function followCommand(follow: FollowView, here: string): RecordCommand {
  const { recordType, recordId, subscriptionId, formKey } = follow
  const fields = subscriptionId === null ? { recordType, recordId } : { subscriptionId }
  return {
    name: subscriptionId === null ? words.follow : words.unfollow,
    ...posting(paths.follow(), formKey, { ...fields, to: here }, here),
  }
}

/** What a button of a page posts; `to` is the page, where it posts elsewhere. */
export function posting(
  action: string,
  formKey: string,
  fields: CommandPost['fields'],
  to = action,
): Pick<RecordCommand, 'to' | 'post'> {
  return { to, post: { action, fields: { ...fields, [formKeyField]: formKey } } }
}

/** A link among the tools of a page and among its commands; nothing for who may not. */
export function toolIf(isOpen: boolean, name: string, to: string): readonly RecordCommand[] {
  return isOpen ? [{ name, to }] : []
}
