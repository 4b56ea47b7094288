import { ButtonLink } from '../ui/button.tsx'
import type { RecordCommand } from './record-commands.ts'

/** The tools of a record's page, which are among its commands too: links, in a row. */
export function RecordTools({ tools }: { tools: readonly RecordCommand[] }) {
  return tools.map(({ name, to }) => (
    <ButtonLink key={to} to={to}>
      {name}
    </ButtonLink>
  ))
}
