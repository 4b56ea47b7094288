import { type TagNow } from '../bench/use-tags.ts'
import { usePortal } from './portal.ts'

/** Says below a preview where its data comes from, and what went wrong there. */
export function PortalLine({ tags }: { tags: readonly TagNow[] }) {
  const { settings, trial, isConnectable } = usePortal()
  if (!settings.isOn) {
    return null
  }
  if (!tags.some(({ node }) => isConnectable(node))) {
    return <p className="quiet under">This tag asks nobody: it shows what the page gives it.</p>
  }
  return (
    <p className={typeof trial === 'object' ? 'alarm under' : 'quiet under'} role="status">
      {typeof trial === 'object'
        ? `The portal at ${settings.apiBase} refused: ${trial.problem}`
        : `Asks the portal at ${settings.apiBase}.`}
    </p>
  )
}
