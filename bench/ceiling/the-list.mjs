const dayMs = 24 * 3600 * 1000
const dayAgo = (days) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)

/** The call that is measured: three filters (a window, types, statuses), sorted, with its total. */
export const listInput = {
  section: 'completed',
  startDate: dayAgo(550),
  endDate: dayAgo(1),
  formTypes: 'inspection,equipment',
  status: 'complete,approved',
  orderBy: 'date',
}

/** The same as an address. */
export const listPath = `/api/v1/my-form?${new URLSearchParams(listInput)}`
