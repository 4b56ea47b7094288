import { type FormStatusStyle, type StatusSign } from '@holdpoint/api/vocabulary'

const circle = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z'

/** A drawing for each look of a status, so that colour alone never says it. */
export const statusIcons = {
  completed: `${circle}M8 12.5l2.75 2.75L16 9.5`,
  approved: 'M12 3 5 6v5.5c0 4.5 3 8 7 9.5 4-1.5 7-5 7-9.5V6ZM9 12l2.25 2.25 4-4.25',
  'in-progress': 'm4 20 1-4.5 11-11a2.1 2.1 0 0 1 3 3L8.5 19ZM14 20h6',
  filled: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8ZM9 12h6M9 16h4',
  'in-review':
    'M2.5 12C4.5 7.75 8 5.5 12 5.5s7.5 2.25 9.5 6.5c-2 4.25-5.5 6.5-9.5 6.5S4.5 16.25 2.5 12ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  pending: `${circle}M12 7v5l3.25 2`,
  rejected: `${circle}M9 9l6 6M15 9l-6 6`,
  new: `${circle}M12 8v8M8 12h8`,
  neutral: `${circle}M12 11v5.5M12 7.25v.1`,
} as const satisfies Record<StatusSign, string>

/** The looks that a badge may be given by name; the empty one follows the status. */
export const statusLooks = [
  '',
  'completed',
  'approved',
  'in-progress',
  'filled',
  'in-review',
  'pending',
  'rejected',
  'neutral',
] as const satisfies readonly (FormStatusStyle | '')[]
