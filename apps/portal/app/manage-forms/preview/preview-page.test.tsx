import { startingAnswers, type FormDefinition } from '@holdpoint/forms'
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
      ...{ actions: {}, asked: {}, isOnlyAsked: false },
    },
    head: {
      ...{ formId: 'f1', title: 'Crane lift', name: 'Try draft 1', mayBuild: true },
      ...{ here: '/manage-forms/preview?formId=f1', publishTo: null, problemCount: 0 },
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
  expect(told).toContain('1 question asks for a photo or a signature')
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
