import { namedOnly } from '../../call.ts'
import { namedListing } from '../../lists/named-listing.ts'

// The templates that lockouts are made from, with their isolation steps.

const source = 'spec 7, LOTO, templates'

const saveTemplate = namedOnly({
  name: 'loto.saveTemplate',
  method: 'POST',
  path: '/loto-template',
  summary: 'Saves a lockout template.',
  source,
})

const template = namedOnly({
  name: 'loto.template',
  method: 'GET',
  path: '/loto-template',
  summary: 'Answers a lockout template.',
  source,
})

const removeTemplate = namedOnly({
  name: 'loto.removeTemplate',
  method: 'DELETE',
  path: '/loto-template',
  summary: 'Deletes a lockout template.',
  source,
})

const saveTemplateStep = namedOnly({
  name: 'loto.saveTemplateStep',
  method: 'POST',
  path: '/loto-template-isolation-step',
  summary: 'Saves an isolation step of a template.',
  source,
})

const removeTemplateStep = namedOnly({
  name: 'loto.removeTemplateStep',
  method: 'DELETE',
  path: '/loto-template-isolation-step',
  summary: 'Deletes an isolation step of a template.',
  source,
})

const addTemplateStepMedia = namedOnly({
  name: 'loto.addTemplateStepMedia',
  method: 'POST',
  path: '/loto-template-isolation-step-media',
  summary: 'Adds a picture or film to an isolation step.',
  source,
})

const removeTemplateStepMedia = namedOnly({
  name: 'loto.removeTemplateStepMedia',
  method: 'DELETE',
  path: '/loto-template-isolation-step-media',
  summary: 'Takes a picture or film off an isolation step.',
  source,
})

const templates = namedOnly({
  name: 'loto.templates',
  method: 'GET',
  path: '/loto-templates',
  summary: 'Lists the lockout templates.',
  source: 'spec 7, LOTO, lists',
  input: namedListing,
})

/** The templates of lockouts; part of the LOTO area. */
export const lotoTemplates = {
  saveTemplate,
  template,
  removeTemplate,
  saveTemplateStep,
  removeTemplateStep,
  addTemplateStepMedia,
  removeTemplateStepMedia,
  templates,
}
