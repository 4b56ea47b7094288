import * as z from 'zod'
import { describe, expect, test } from 'vitest'
import { allCalls } from './catalogue.ts'
import { sentences } from './sentences.ts'
import { id, text, wireList, written } from './wire.ts'

// Every text that people write for others to read keeps to a limit of the specification, and says
// so in its words (spec 5). The cards are walked, so that a new field is found by itself.

const limits: Readonly<Record<number, readonly string[]>> = {
  100: [sentences.length.atMost100, sentences.comment.tooLong],
  150: [sentences.length.atMost150],
  500: [sentences.length.atMost500],
  1000: [sentences.length.atMost1000],
  2000: [sentences.length.atMost2000],
}

/** Texts that nobody writes to be read, by the end of their name, and why. */
const exceptions: Readonly<Record<string, string>> = {
  search: 'what is searched for',
  'likelihoods.name': 'the head of a row of a matrix',
  'severities.name': 'the head of a column of a matrix',
  p_search: 'what is searched for',
  filter: 'the hash of a filter',
  personIds: 'ids that were picked',
  personId: 'an id that was picked',
  qualificationId: 'an id that was picked',
  notificationIds: 'ids that were picked',
  notificationId: 'an id that was picked',
  formTypeId: 'an id that was picked',
  formId: 'an id that was picked',
  templateId: 'an id that was picked',
  toId: 'an id that was picked',
  signature: 'the stamp of an address',
  questionKey: 'the key of a question',
  'changes.key': 'the key of a question',
  email: 'an address, as mail has it',
  emails: 'addresses, as mail has them',
  share: 'a secret',
  mails: 'a secret',
  password: 'a password',
  code: 'a secret',
  once: 'a secret',
  person: 'an id or an address',
  path: 'an address of the portal',
  key: 'a secret',
  kioskKey: 'a secret',
  deviceName: 'what a browser calls itself',
  deviceProof: 'a secret',
  trip: 'a secret',
  returnQuery: 'the query of an address, as a provider made it',
  accessToken: 'a secret',
  refreshToken: 'a secret',
  logoutToken: 'what a provider has signed',
  api_number: 'a code of another system',
  stage_number: 'a code of another system',
  item_number: 'a code of another system',
  workOrderNumber: 'a code of another system',
  employeeNumber: 'a code of another system',
  userName: 'a name of another system',
  externalId: 'an id of another system',
  userId: 'an id that another system asks for',
  module: 'a choice of a call that is named only',
}

type Field = { path: string; schema: z.core.$ZodType }

/** The texts of an input that take words: no ids, no choices, no dates. */
function textsIn(schema: z.core.$ZodType, path: string): Field[] {
  if (isChosen(schema)) {
    return []
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return textsIn(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodDefault) {
    return textsIn(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape
    return Object.entries(shape).flatMap(([name, field]) =>
      textsIn(field, path === '' ? name : `${path}.${name}`),
    )
  }
  if (schema instanceof z.ZodArray) {
    return textsIn(schema.element, path)
  }
  if (schema instanceof z.ZodRecord) {
    return textsIn(schema.valueType, path)
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => textsIn(option, path))
  }
  if (takesWords(schema)) {
    return [{ path, schema }]
  }
  return schema instanceof z.ZodPipe ? textsIn(schema.out, path) : []
}

/** Ids, and lists of the wire, which hold ids, codes and names, were picked and not written. */
function isChosen(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return isChosen(schema.unwrap())
  }
  if (schema instanceof z.ZodUnion) {
    return (
      schema.options.some(isChosen) &&
      schema.options.every((each) => isChosen(each) || isNone(each))
    )
  }
  return (
    schema === id || schema === wireList || (schema instanceof z.ZodPipe && isChosen(schema.in))
  )
}

/** The empty field of a form, which stands for nothing chosen. */
function isNone(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodLiteral
}

function takesWords(schema: z.core.$ZodType): boolean {
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodPipe
  return isText && z.safeParse(schema, 'word').success && !z.safeParse(schema, 4).success
}

/** What stands in the way of a text of so many letters, or nothing. */
function problemAt(schema: z.core.$ZodType, length: number): string | undefined {
  return z.safeParse(schema, 'x'.repeat(length)).error?.issues[0]?.message
}

/** What is wrong with a field that names no limit, or says it in other words. */
function faultOf({ schema }: Field): string | undefined {
  const [limit, words] =
    Object.entries(limits).find(([length]) => problemAt(schema, Number(length) + 1)) ?? []
  if (limit === undefined || problemAt(schema, Number(limit)) !== undefined) {
    return 'keeps to no limit of the specification'
  }
  const said = problemAt(schema, Number(limit) + 1) ?? ''
  if (!words?.includes(said)) {
    return `says "${said}" beyond ${limit} characters`
  }
  const atOne = problemAt(schema, 1)
  return atOne === undefined || atOne === sentences.length.atLeast2
    ? undefined
    : `says "${atOne}" of one letter`
}

const fields = allCalls().flatMap(({ name, input }) =>
  textsIn(input, '').map((field) => ({ ...field, name: `${name} ${field.path}` })),
)

function exceptionOf(path: string): string | undefined {
  return Object.keys(exceptions).find((end) => path === end || path.endsWith(`.${end}`))
}

describe('each text of the contract', () => {
  test('keeps to a limit of the specification and says it in its words', () => {
    const faults = fields.flatMap((field) => {
      const fault = exceptionOf(field.path) === undefined ? faultOf(field) : undefined
      return fault === undefined ? [] : [`${field.name} ${fault}`]
    })
    expect(faults).toEqual([])
  })

  test('is found where people write: a title, a comment, a note, a name', () => {
    const written = fields.filter(({ path }) => exceptionOf(path) === undefined)
    expect([...new Set(written.map(({ name }) => name))].sort()).toEqual([
      'accounts.setUp firstName',
      'accounts.setUp lastName',
      'accounts.setUp organisationName',
      'actions.add actions.description',
      'actions.add actions.title',
      'actions.move reason',
      'actions.save description',
      'actions.save title',
      'actions.savePending reason',
      'adminInquiries.act reason',
      'adminInquiries.reply text',
      'adminInquiries.save description',
      'adminInquiries.save subject',
      'apiKeys.create name',
      'categories.save name',
      'files.acknowledge answer',
      'files.addVersion note',
      'files.beginUpload fileName',
      'files.move reason',
      'files.save checkQuestion',
      'files.save checkRight',
      'files.save checkWrong',
      'files.save description',
      'files.save folder',
      'files.save name',
      'files.waive reason',
      'formSchedules.save note',
      'formSchedules.save title',
      'formTypes.save description',
      'formTypes.save name',
      'jsa.act reason',
      'jsa.moveMasterHazard reason',
      'jsa.save change',
      'jsa.save description',
      'jsa.save emergency',
      'jsa.save location',
      'jsa.save ppe',
      'jsa.save simops',
      'jsa.save title',
      'jsa.save weather',
      'jsa.save well',
      'jsa.saveAttendees attendees.company',
      'jsa.saveAttendees attendees.name',
      'jsa.saveAttendees attendees.role',
      'jsa.saveHazards change',
      'jsa.saveHazards hazards.controls.text',
      'jsa.saveHazards hazards.description',
      'jsa.saveHazards hazards.ppe',
      'jsa.saveHazards hazards.step',
      'jsa.saveHazards hazards.stopTrigger',
      'jsa.saveHazards hazards.title',
      'jsa.saveMasterHazard controls.text',
      'jsa.saveMasterHazard description',
      'jsa.saveMasterHazard ppe',
      'jsa.saveMasterHazard references',
      'jsa.saveMasterHazard stopTrigger',
      'jsa.saveMasterHazard title',
      'jsa.signAttendee name',
      'loto.act reason',
      'loto.create location',
      'loto.create lockbox',
      'loto.create reason',
      'loto.create title',
      'loto.inspectTemplate corrected',
      'loto.inspectTemplate deviations',
      'loto.inspectTemplate machine',
      'loto.moveAuthorization reason',
      'loto.moveTemplate reason',
      'loto.saveAuthorization company',
      'loto.saveAuthorization name',
      'loto.saveAuthorization phone',
      'loto.saveManualSignature lockNumber',
      'loto.saveStep reading',
      'loto.saveStep reason',
      'loto.saveStep tagNumber',
      'loto.saveTemplate equipmentCategory',
      'loto.saveTemplate notify',
      'loto.saveTemplate ppe',
      'loto.saveTemplate purpose',
      'loto.saveTemplate restorationSteps',
      'loto.saveTemplate shutdownSteps',
      'loto.saveTemplate title',
      'loto.saveTemplate verification',
      'loto.saveTemplateStep device',
      'loto.saveTemplateStep expectedReading',
      'loto.saveTemplateStep location',
      'loto.saveTemplateStep magnitude',
      'loto.saveTemplateStep method',
      'loto.saveTemplateStep pointTag',
      'loto.saveTemplateStep restoration',
      'loto.saveTemplateStep storedEnergy',
      'loto.saveTemplateStep unit',
      'loto.saveTemplateStep verification',
      'loto.signAuthorization lockNumber',
      'loto.signAuthorization name',
      'manageForms.copy title',
      'manageForms.move reason',
      'manageForms.remove reason',
      'manageForms.remove title',
      'manageForms.save description',
      'manageForms.save title',
      'manageForms.saveDraft said',
      'manageForms.takeFromLibrary title',
      'master.saveEntry category',
      'master.saveEntry colour',
      'master.saveEntry name',
      'messages.create description',
      'messages.create title',
      'messages.edit description',
      'messages.edit title',
      'messages.move reason',
      'messages.saveText description',
      'messages.saveText title',
      'myForms.fill changes.note',
      'myForms.handOver word',
      'myForms.markAnswerImage marks.text',
      'myForms.remove reason',
      'myForms.saveComment comment',
      'myForms.saveReviewSignature name',
      'myForms.sign name',
      'pendingApprovals.decide reason',
      'people.add companyName',
      'people.add employeeTitle',
      'people.add firstName',
      'people.add lastName',
      'people.add position',
      'people.addFromDirectory companyName',
      'people.addFromDirectory employeeTitle',
      'people.addFromDirectory firstName',
      'people.addFromDirectory lastName',
      'people.addFromDirectory position',
      'people.edit companyName',
      'people.edit employeeTitle',
      'people.edit firstName',
      'people.edit lastName',
      'people.edit position',
      'people.editFromDirectory companyName',
      'people.editFromDirectory employeeTitle',
      'people.editFromDirectory firstName',
      'people.editFromDirectory lastName',
      'people.editFromDirectory position',
      'people.saveEmergencyContact name',
      'people.saveEmergencyContact relation',
      'permissions.saveGroup name',
      'reports.save description',
      'reports.save title',
      'reviewForms.elevate reason',
      'reviewForms.reassign reason',
      'reviewForms.saveApprovalStatus reason',
      'reviewForms.saveStatus flags.note',
      'reviewForms.saveStatus reason',
      'reviewForms.shareByEmail note',
      'savedFilters.save filterObject.title',
      'sds.addKiosk name',
      'sds.alike productName',
      'sds.ask manufacturer',
      'sds.ask place',
      'sds.ask productName',
      'sds.move reason',
      'sds.save accidentalRelease',
      'sds.save composition',
      'sds.save disposal',
      'sds.save ecology',
      'sds.save emergencyPhone',
      'sds.save exposure',
      'sds.save firefighting',
      'sds.save firstAid',
      'sds.save handlingAndStorage',
      'sds.save hazards',
      'sds.save identification',
      'sds.save ingredients.name',
      'sds.save jurisdiction',
      'sds.save language',
      'sds.save manufacturer',
      'sds.save manufacturerAddress',
      'sds.save manufacturerPhone',
      'sds.save other',
      'sds.save productName',
      'sds.save properties',
      'sds.save regulation',
      'sds.save stability',
      'sds.save storageClass',
      'sds.save synonyms',
      'sds.save toxicology',
      'sds.save transport',
      'sds.save unNumber',
      'sds.saveInventory container',
      'sds.saveInventory unit',
      'sds.waive reason',
      'settings.saveOrganisation name',
      'settings.saveRiskMatrix likelihoods.about',
      'settings.saveRiskMatrix severities.about',
      'sqr.assets category',
      'sqr.changeStatus reason',
      'sqr.saveActions description',
      'sqr.saveActions title',
      'sqr.saveEmployees employees.note',
      'sqr.saveEquipments equipments.name',
      'sqr.saveEquipments equipments.note',
      'sqr.saveHeaderInfo apiNumber',
      'sqr.saveHeaderInfo customerNotifiedWho',
      'sqr.saveHeaderInfo description',
      'sqr.saveHeaderInfo immediateAction',
      'sqr.saveHeaderInfo jobTicket',
      'sqr.saveHeaderInfo overrideReason',
      'sqr.saveHeaderInfo stage',
      'sqr.saveHeaderInfo systemDataFile',
      'sqr.saveHeaderInfo systemSensors',
      'sqr.saveHeaderInfo systemSoftware',
      'sqr.saveHeaderInfo title',
      'sqr.saveHeaderInfo vendor',
      'sqr.saveHeaderInfo well',
      'sqr.saveNcr ncr.cause',
      'sqr.saveNcr ncr.containment',
      'sqr.saveNcr ncr.correctiveAction',
      'sqr.saveNcr ncr.lot',
      'sqr.saveNcr ncr.product',
      'sqr.saveNcr ncr.quantity',
      'sqr.saveNcr ncr.requirement',
      'sqr.saveNcr ncr.verification',
      'sqr.saveParts parts.description',
      'sqr.saveParts parts.itemNumber',
      'sqr.saveParts parts.note',
      'sqr.saveParts parts.poNumber',
      'sqr.saveParts parts.serialNumber',
      'sqr.saveParts parts.vendor',
      'sqr.saveScat scat.evidence',
      'sqr.saveScat scat.why',
      'sqr.saveStatus status',
      'sqr.saveTimeline timeline.note',
      'sqr.verifyParts note',
      'sqr.verifyResponsibleParty note',
      'topics.alike body',
      'topics.create body',
      'topics.create title',
      'topics.edit body',
      'topics.edit title',
      'topics.editQuestionAnswer body',
      'topics.moveQuestion reason',
      'topics.revealAsker reason',
      'topics.saveQuestionAnswer body',
      'training.save level',
      'training.save note',
      'training.save number',
      'training.saveQualification description',
      'training.saveQualification name',
      'webhooks.create name',
      'webhooks.edit name',
    ])
  })

  test('has an exception only where one is needed', () => {
    const needed = new Set(fields.map(({ path }) => exceptionOf(path)))
    expect(Object.keys(exceptions).filter((end) => !needed.has(end))).toEqual([])
  })
})

describe('a text', () => {
  test.each([
    ['without a limit', z.string(), 'keeps to no limit of the specification'],
    ['of another limit', text(120), 'keeps to no limit of the specification'],
    ['in other words', z.string().max(150, 'Too long.'), 'says "Too long." beyond 150 characters'],
    ['of three letters at least', written(100).min(3, 'More!'), 'says "More!" of one letter'],
    ['of two letters at least', written(100).min(2, sentences.length.atLeast2), undefined],
    ['of 2000 characters', written(2000), undefined],
  ])('%s is told apart', (_what, schema, fault) => {
    expect(faultOf({ path: '', schema })).toBe(fault)
  })
})
