/** The words of the action summary. */
export const words = {
  title: 'Actions',
  assignedTo: 'Assigned to',
  due: 'Due',
  late: 'overdue',
} as const

export const statusBadges = {
  open: { label: 'Open', style: 'in-progress' },
  done: { label: 'Done', style: 'completed' },
  cancelled: { label: 'Cancelled', style: 'neutral' },
} as const
