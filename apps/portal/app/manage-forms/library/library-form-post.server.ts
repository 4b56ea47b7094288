import { catalogue } from '@holdpoint/api'
import { forgetLookups } from '../../lists/filters/lookups.server.ts'
import { paths } from '../../paths.ts'
import { readEdit, refusedBySchema } from '../../records/edit-form.server.ts'
import { optionsOf, refusedEdit } from '../../records/record-post.server.ts'
import { contentOf } from '../../session/content-of.server.ts'
import { redirectWithToast } from '../../session/flash.server.ts'
import {
  formTypesInUse,
  newFormType,
  typeNamed,
  type LibraryFormAsk,
} from './library-form-load.server.ts'

const forbidden = 'manage-forms'

/** Makes a draft of the form, in a form type that is made before where it was not there yet. */
export async function takeLibraryForm(ask: LibraryFormAsk) {
  const { context, request, key } = ask
  const form = await request.formData()
  form.set('key', key)
  const submission = readEdit(form, catalogue.manageForms.takeFromLibrary.input)
  const came = { reply: submission.reply, known: {} }
  if (submission.status !== 'success') {
    return refusedBySchema(came)
  }
  const { value } = submission
  const type = value.formTypeId === newFormType ? await madeType(ask) : value
  if ('status' in type) {
    // What is wrong with the new form type has no field of its own here.
    const problem = { ...type.problem, fields: [] }
    return refusedEdit({ ...type, problem }, came, { request, forbidden })
  }
  const taking = { ...value, formTypeId: type.formTypeId }
  const { idempotencyKey } = optionsOf(form)
  const answer = await context.api.manageForms.takeFromLibrary(taking, { idempotencyKey })
  if (answer.status === 'problem') {
    return refusedEdit(answer, came, { request, forbidden })
  }
  const { formId } = contentOf(answer, request)
  return redirectWithToast(context, paths.formBuilder(formId), {
    ...{ tone: 'success', text: answer.message },
  })
}

/** The form type that the library names; a press before this one may have made it already. */
async function madeType({ context, request, key }: LibraryFormAsk) {
  const asked = await context.api.manageForms.libraryForm({ key })
  const { formTypeName: name } = contentOf(asked, request, { forbidden })
  const known = typeNamed(await formTypesInUse({ context, request }), name)
  if (known !== undefined) {
    return { formTypeId: known.id }
  }
  const answer = await context.api.formTypes.save({ name })
  forgetLookups()
  return answer.status === 'problem' ? answer : contentOf(answer, request)
}
