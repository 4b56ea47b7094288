import { tag } from '../../test/scenes.ts'
import { StatusBadge } from './index.ts'
import './status-badge.register.ts'

const statuses = [
  'complete',
  'approved',
  'in_progress',
  'fill',
  'in_reviews',
  'pending',
  'rejected by manager',
  'new',
  'on_hold',
]

function inParagraphs(badges: readonly HTMLElement[]) {
  const place = document.createElement('div')
  for (const badge of badges) {
    const line = document.createElement('p')
    line.append(badge)
    place.append(line)
  }
  return place
}

export const scenes = {
  every: {
    react: () => (
      <div>
        {statuses.map((status) => (
          <p key={status}>
            <StatusBadge.Root status={status} />
          </p>
        ))}
      </div>
    ),
    element: () => inParagraphs(statuses.map((status) => tag('hp-status-badge', { status }))),
  },
  long: {
    react: () => (
      <div>
        <p>
          <StatusBadge.Root label={'W'.repeat(80)} />
        </p>
      </div>
    ),
    element: () => inParagraphs([tag('hp-status-badge', { label: 'W'.repeat(80) })]),
  },
  own: {
    react: () => (
      <div>
        <p>
          <StatusBadge.Root status="complete" isOwnSignPending isOwnApprovalPending />
        </p>
        <p>
          <StatusBadge.Root status="complete" isOwnApprovalPending />
        </p>
        <p>
          <StatusBadge.Root label="Sent back" look="rejected" />
        </p>
      </div>
    ),
    element: () =>
      inParagraphs([
        tag('hp-status-badge', {
          status: 'complete',
          ownSignPending: true,
          ownApprovalPending: true,
        }),
        tag('hp-status-badge', { status: 'complete', ownApprovalPending: true }),
        tag('hp-status-badge', { label: 'Sent back', look: 'rejected' }),
      ]),
  },
}
