import { startingAnswers, type FormDefinition, type Rule } from '@holdpoint/forms'
import { expect, test } from 'vitest'
import type { TypedOver } from '../../fill-out/fill-data.ts'
import { markOf } from '../../fill-out/marks.ts'
import { emptyDraft } from '../../fill-out/raw-answer.ts'
import { drawnPart } from '../../test-drawn-part.tsx'
import type { PreviewView } from './preview-load.server.ts'
import { PreviewPage } from './preview-page.tsx'
import { triedForm } from './test-form.ts'

const day = '2026-11-20'

function viewOf(definition: FormDefinition): PreviewView {
  return {
    form: {
      ...{ id: null, title: 'Crane lift', definition },
      answers: startingAnswers(definition, { today: day, lang: 'en' }),
      options: {
        ...{ district: [], businessUnit: [], crew: [], customer: [], pad: [] },
        ...{ equipment: [], person: [] },
      },
      found: null,
      ...{ today: day, lang: 'en', timeZone: 'America/Chicago' },
      ...{ actions: {}, actionQuestions: [], asked: {}, fromLast: null, isOnlyAsked: false },
    },
    head: {
      ...{ formId: 'f1', title: 'Crane lift', name: 'Try draft 1', mayBuild: true },
      ...{ here: '/manage-forms/preview?formId=f1', publishTo: null, problemCount: 0 },
      languages: [],
    },
    ...{ pageKey: 'f1 draft 1', formKey: 'key' },
  }
}

function typed(answers: Readonly<Record<string, string>>): TypedOver {
  const mark = markOf(undefined, emptyDraft)
  const drafts = Object.entries(answers).map(([key, text]) => [
    key,
    { raw: [text], note: '', mark },
  ])
  return { typed: Object.fromEntries(drafts), problems: {}, conflicts: {} }
}

/** What the server draws of a form that is tried, as text without tags. */
async function words(answers: Readonly<Record<string, string>> = {}, form = triedForm) {
  const page = await drawnPart(() => <PreviewPage view={viewOf(form)} tried={typed(answers)} />)
  return page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('an answer from the last form says from which day it is', async () => {
  const view = viewOf(triedForm)
  const { key = '' } =
    triedForm.items
      .flatMap((item) => (item.type === 'section' ? item.items : [item]))
      .find(({ type }) => type !== 'note') ?? {}
  const form = { ...view.form, fromLast: { day: '20 Nov', keys: [key] } }
  const page = await drawnPart(() => <PreviewPage view={{ ...view, form }} tried={typed({})} />)
  expect(page).toContain('From your last form, 20 Nov.')
  expect(page).toContain(`id="l-${key}"`)
})

test('what is not scored, and asks nothing, says so', async () => {
  const { scoring: _scoring, workflow: _workflow, ...rest } = triedForm
  const told = await words({}, { ...rest, items: [] })
  expect(told).toContain('Nothing is asked yet.')
  expect(told).toContain('This form is not scored. Nothing is missing: it could be submitted.')
  expect(told).not.toContain('Approvals')
})

test('before anything is answered, it says what it asks for', async () => {
  const told = await words()
  expect(told).toContain('No score yet')
  expect(told).toContain('1 to answer before it could be submitted.')
  expect(told).toContain('1 question asks for a photo, a file, a signature or an action')
  expect(told).toContain('Nobody signs while a form is tried.')
  expect(told).toContain('Approvals: 1 of 2 asked for')
  expect(told).not.toContain('Why not?')
})

test('a bad answer shows what hangs on it: a question, a photo, an action, a step of approval', async () => {
  const told = await words({ known: 'no' })
  expect(told).toContain('Why not?')
  expect(told).toContain('No photo is taken while a form is tried.')
  expect(told).toContain('No action is raised while a form is tried.')
  expect(told).toContain('So far it fails.')
  expect(told).toContain('“The load” is below its pass mark of 50 %, which fails the form.')
  expect(told).toContain('Approvals: 2 of 2 asked for')
})

test('an answer of a question that no longer shows goes along, for when it shows again', async () => {
  const hidden = { known: 'yes', why: 'Thick fog' }
  expect(await words(hidden)).not.toContain('Why not?')
  const page = await drawnPart(() => <PreviewPage view={viewOf(triedForm)} tried={typed(hidden)} />)
  expect(page).toMatch(/<input type="hidden" name="a.why" [^>]*value="Thick fog"/)
})

test('what is calculated is shown with its unit as soon as it can be, and is nothing to fill in', async () => {
  const load: Rule = {
    op: 'div',
    args: [
      { op: 'answer', key: 'load' },
      { op: 'answer', key: 'chart' },
    ],
  }
  const form: FormDefinition = {
    ...{ schema: 1, key: 'lift', version: 1, title: { en: 'Lift' }, languages: ['en'] },
    items: [
      { key: 'load', type: 'decimal', label: { en: 'Load' } },
      { key: 'chart', type: 'decimal', label: { en: 'Chart' } },
      {
        ...{ key: 'share', type: 'calc', label: { en: 'Share of the chart' }, unit: '%' },
        calc: { op: 'mul', args: [load, 100] },
        on: [{ when: { op: 'ge', args: [{ op: 'value' }, 75] }, do: 'requireNote' }],
      },
    ],
  }
  const empty = 'Nothing yet: an answer that it is calculated from is missing, or comes to nothing.'
  expect(await words({}, form)).toContain(empty)
  expect(await words({ load: '7', chart: '0' }, form)).toContain(empty)
  const told = await words({ load: '7', chart: '8' }, form)
  expect(told).toContain('Share of the chart 87.5 %')
  expect(told).toContain('Add a note')
  const drawn = () => <PreviewPage view={viewOf(form)} tried={typed({ load: '7', chart: '8' })} />
  const page = await drawnPart(drawn)
  expect(page).toMatch(/<output id="a-share"[^>]*aria-live="polite"[^>]*>87.5 %<.output>/)
  expect(page).toContain('for="a-share"')
  expect(page).not.toContain('name="a.share"')
})

test('an answer that asks for an action says so, and is whole once there is one', async () => {
  const form: FormDefinition = {
    ...{ schema: 1, key: 'iron', version: 1, title: { en: 'Iron' }, languages: ['en'] },
    items: [
      {
        ...{ key: 'psi', type: 'integer', label: { en: 'Pressure' } },
        on: [{ when: { op: 'gt', args: [{ op: 'value' }, 100] }, do: 'requireAction' }],
      },
    ],
  }
  const asked = 'Raise an action for this answer.'
  expect(await words({ psi: '90' }, form)).not.toContain('action')
  const told = await words({ psi: '120' }, form)
  expect(told).toContain(`${asked} Raise an action`)
  expect(told).toContain('No action is raised while a form is tried.')
  const view = viewOf(form)
  const raised = { ...view, form: { ...view.form, actionQuestions: ['psi'] } }
  const page = await drawnPart(() => <PreviewPage view={raised} tried={typed({ psi: '120' })} />)
  expect(page).toContain('Raise an action')
  expect(page).not.toContain(asked)
})
