import type { JsaRow } from '@holdpoint/api'

/** Whether people come to the gate of a job to sign on: it is ready, or on its way. */
export const hasGate = ({ status }: Pick<JsaRow, 'status'>): boolean =>
  ['ready', 'active', 'stopped'].includes(status)
