import { StatusBadge } from '@holdpoint/widgets'
import '@holdpoint/widgets/styles.css'

export function Example() {
  return (
    <p>
      <StatusBadge.Root status="complete" /> <StatusBadge.Root status="in_reviews" />{' '}
      <StatusBadge.Root status="Rejected by manager" />{' '}
      <StatusBadge.Root status="complete" isOwnApprovalPending />{' '}
      <StatusBadge.Root label="Sent back" look="rejected" />
    </p>
  )
}
