import { useMatches } from '@remix-run/react'

/** Something that can be done with the record of a page: a link. */
export type RecordCommand = { name: string; to: string }

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
