import { expect, test } from 'vitest'
import { allCalls } from '@holdpoint/api'
import { uploadFieldsOf } from './upload-fields.ts'

test('photos, signatures, attachments, evidence, files, sheets, tables of people and lists, forms, the pictures of a message, a label and an organisation are all that calls take as files, in one field each; an action takes several along', () => {
  const taking = allCalls().flatMap((card) =>
    [...uploadFieldsOf(card)].map(([field, kind]) => `${card.name} ${field}: ${kind}`),
  )
  expect(taking).toEqual([
    'master.checkImport file: paper',
    'myForms.addAnswerImage file: picture',
    'myForms.addAnswerFile file: paper',
    'myForms.sign file: picture',
    'myForms.addAttachment file: document',
    'myForms.saveReviewSignature file: picture',
    'people.checkImport file: paper',
    'actions.save files: document',
    'actions.addFile file: document',
    'jsa.signAttendee file: picture',
    'jsa.saveFiles file: document',
    'loto.addTemplateStepMedia file: picture',
    'loto.addStepImage file: picture',
    'loto.signAuthorization file: picture',
    'loto.saveManualSignature file: picture',
    'sqr.saveFiles file: document',
    'sqr.saveActions files: document',
    'training.saveFile file: document',
    'topics.addFile file: document',
    'topics.addPostFile file: document',
    'settings.saveLogo file: picture',
    'files.addVersion file: paper',
    'files.addPart part: part',
    'sds.saveDocument file: document',
    'sds.ask photo: picture',
    'manageForms.importFile file: paper',
    'messages.create image: picture',
    'messages.edit image: picture',
  ])
})
