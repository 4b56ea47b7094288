import { CopyField } from '../ui/copy-field.tsx'
import { words } from './directory.words.ts'

interface ForDirectoryProps {
  /** The origin of this portal. */
  portal: string
  /** The server secret of the key, where it was made just now. */
  secret?: string
}

/** What is entered at the directory: where people are kept, and what opens it. */
export function ForDirectory({ portal, secret }: ForDirectoryProps) {
  return (
    <>
      <CopyField
        id="address"
        label={words.address}
        hint={words.addressHint}
        value={`${portal}/scim/v2`}
      />
      {secret !== undefined && (
        <CopyField id="secret" label={words.secret} hint={words.secretHint} value={secret} />
      )}
    </>
  )
}
