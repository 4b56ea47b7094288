import { expect, test } from 'vitest'
import { form, scoring } from '../../test/build.ts'
import { toldFields } from '../../test/edits.ts'
import type { FormDefinition, Rule } from '../types.ts'
import { compareDefinitions } from './compare.ts'

const isNo = (key: string): Rule => ({ op: 'eq', args: [{ op: 'answer', key }, 'no'] })
const red = { value: 'red', label: { en: 'Red' } }

test.each<[string, Partial<FormDefinition>, Partial<FormDefinition>, string[]]>([
  ['title', {}, { title: { en: 'New' } }, ['Title: Sample > New']],
  ['languages', {}, { languages: ['en', 'es'] }, ['Languages: en > en, es']],
  [
    'access',
    {},
    { access: { limitedDefault: true } },
    ['Access: As usual > Limited to those it is shared with'],
  ],
  [
    'scoring',
    { scoring },
    {
      scoring: {
        ...scoring,
        passingPercentage: 90,
        na: 'pass',
        critical: 'failZero',
        sectionFail: true,
      },
    },
    [
      'Pass mark: 80 % > 90 %',
      'N/A answers: Left out of the score > Full points',
      'A critical failure: Fails the form and keeps the score > Fails the form and takes the score to 0',
      'A section below its pass mark: Changes nothing > Fails the form',
    ],
  ],
  [
    'approval',
    {},
    {
      workflow: {
        approvals: [
          {
            meaning: 'Review',
            by: { group: 'g1' },
            mode: 'any',
            hours: 24,
            condition: isNo('form:result'),
          },
          { meaning: 'Sign', by: 'manager' },
        ],
        bulkApprove: true,
      },
    },
    [
      'Approval: null > 1. Review: one of the group HSE, within 24 hours. Asked when: The result is no. 2. Sign: the manager.',
      'Approving several at once: Not allowed > Allowed',
    ],
  ],
  [
    'signatures',
    { workflow: { approvals: [], signatures: [{ meaning: 'Read', by: 'manager' }] } },
    {
      workflow: {
        approvals: [],
        signatures: [
          { meaning: 'Read', by: 'manager' },
          { meaning: 'Client', by: { group: 'g1' }, mode: 'any' },
        ],
      },
    },
    ['Signatures: Read: the manager > Read: the manager, Client: one of the group HSE'],
  ],
  [
    'taken further',
    { workflow: { approvals: [], elevatesTo: ['g1', 'f2'] } },
    {},
    ['Taken further on: HSE, f2 > null'],
  ],
  [
    'sub-forms',
    { subForms: [{ form: 'g1', min: 1, max: 3 }] },
    {
      subForms: [
        { form: 'g1', min: 0, max: 3 },
        { form: 'f2', min: 2, max: 2 },
      ],
    },
    ['Sub-forms: HSE (at least 1, up to 3) > HSE (up to 3), f2 (at least 2, up to 2)'],
  ],
  [
    'named lists',
    { choiceLists: { colours: [red] } },
    { choiceLists: { sizes: [red], colours: [red, { ...red, value: 'x' }] } },
    ['List of choices “colours”: Red > Red, Red', 'List of choices “sizes”: null > Red'],
  ],
])('the form itself: %s', (_title, before, next, told) => {
  const names = new Map([['g1', 'HSE']])
  const comparison = compareDefinitions(form([], before), form([], next), 'en', names)
  expect(toldFields(comparison.form)).toEqual(told)
})
