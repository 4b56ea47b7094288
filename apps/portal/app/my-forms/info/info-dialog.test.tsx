import { expect, test } from 'vitest'
import { drawnPart } from '../../test-drawn-part.tsx'
import { myFormsPlaces } from '../my-forms.place.ts'
import { InfoDialog } from './info-dialog.tsx'
import type { InfoView } from './info-view.ts'

const info: InfoView = {
  ...{ id: 'e-1', title: 'Incident report', typeName: 'Incident', number: 'FRM-0007' },
  ...{ formVersion: 1, badge: { label: 'In Review', style: 'in-review' }, elevatedFrom: null },
  ...{ isReopened: false, notes: '', answer: '', startedBy: 'Dana Okafor' },
  started: { at: '2026-11-20T14:02:00Z', short: '20 Nov, 08:02', exact: '20 November 2026, 08:02' },
  ...{ submitted: null, crew: '', padNames: '', score: null, passMark: null },
  ...{ signature: 'pending', subForms: { ofForm: 1, added: 0 } },
  ...{ counts: { comments: 0, actions: 0 }, approvals: [], attachments: [] },
  ...{ history: [], historyCount: 0 },
}

test.each([
  ['completed', '/my-form/fill-out/e-1#sub-forms'],
  ['signature', '/review-form/review-form-question/e-1?tab=6#sub-forms'],
] as const)('from %s its sub-forms are led to where it opens', async (section, to) => {
  const place = myFormsPlaces.plain.section(section)
  const drawn = await drawnPart(() => <InfoDialog {...{ place, info }} pane={undefined} />)
  expect(drawn).toContain(`href="${to}"`)
})
