import { DownloadLink } from '../lists/downloads/download-link.tsx'
import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { FileDown } from '../ui/icons.ts'
import type { RecordCommand } from './record-commands.ts'

/** The tools of a record's page, which are among its commands too: links, in a row. */
export function RecordTools({ tools }: { tools: readonly RecordCommand[] }) {
  return tools.map(({ name, to, isDownload = false }) =>
    isDownload ? (
      <DownloadLink key={to} to={to} name={name} className={buttonClass()} Icon={FileDown}>
        {name}
      </DownloadLink>
    ) : (
      <ButtonLink key={to} to={to}>
        {name}
      </ButtonLink>
    ),
  )
}
