import { words } from './api-keys.words.ts'

/** Leads to the description of every call, which is no page of the portal's own. */
export function ReferenceLink() {
  return (
    <p>
      {words.referenceBefore} <a href="/api/docs">{words.reference}</a>.
    </p>
  )
}
