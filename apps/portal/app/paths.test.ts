import { describe, expect, test } from 'vitest'
import { paths, withQuery } from './paths.ts'

describe('paths', () => {
  test.each([
    [paths.home(), '/'],
    [paths.login(), '/login'],
    [paths.login({ to: '/my-forms?page=2' }), '/login?to=%2Fmy-forms%3Fpage%3D2'],
    [paths.providerSignIn({ to: '/my-forms' }), '/login/provider?to=%2Fmy-forms'],
    [paths.signInReturn(), '/login/return'],
    [paths.providerSignOut(), '/login/sign-out'],
    [paths.signedOut(), '/login/signed-out'],
    [paths.logout(), '/logout'],
    [paths.theme(), '/theme'],
    [paths.myForms(), '/my-forms'],
    [
      paths.myForms({ section: 'completed', dialog: 'fill' }),
      '/my-forms?section=completed&dialog=fill',
    ],
    [withQuery('/a', { text: '', none: undefined }), '/a'],
    [withQuery('/a', { text: 'a&b = ü' }), '/a?text=a%26b+%3D+%C3%BC'],
    [paths.fillOut('01J9ZK'), '/my-form/fill-out/01J9ZK'],
    [paths.fillOut('01J9ZK', { section: 'crew' }), '/my-form/fill-out/01J9ZK?section=crew'],
    [
      paths.fillOut('01J9ZK', { find: 'guide', sought: 'Dana O' }),
      '/my-form/fill-out/01J9ZK?find=guide&sought=Dana+O',
    ],
    [paths.fillOut('01J9ZK', { tab: 3 }), '/my-form/fill-out/01J9ZK?tab=3'],
    [paths.sketch('01J9ZK', 'scene-2', { kind: 'pin' }), '/my-form/sketch/01J9ZK/scene-2?kind=pin'],
    [
      paths.answerPhoto('01J9ZK', '01K', { version: 2, marks: 0 }),
      '/my-form/photo/01J9ZK/01K?version=2&marks=0',
    ],
    [paths.reviewQuestion('01J9ZK', { tab: 6 }), '/review-form/review-form-question/01J9ZK?tab=6'],
    [paths.formFacts(), '/manage-forms/facts'],
    [
      paths.formBuilder('01J9ZK', { item: 'crew', part: 'logic' }),
      '/manage-forms/edit?formId=01J9ZK&item=crew&part=logic',
    ],
    [paths.formCompare('01J9ZK', 3), '/manage-forms/compare?formId=01J9ZK&from=3'],
    [paths.formFile('01J9ZK', 'xlsx'), '/api/v1/manage-form-file?formId=01J9ZK&kind=xlsx'],
    [paths.webhook('01J9ZK', { dialog: 'delete' }), '/settings/webhooks/01J9ZK?dialog=delete'],
    [paths.noAccess('my_forms'), '/no-access?type=my_forms'],
  ])('writes %s', (written, expected) => {
    expect(written).toBe(expected)
  })

  test('keeps an id inside its segment, whatever it holds', () => {
    expect(paths.fillOut('../../login?to=x#y')).toBe(
      '/my-form/fill-out/..%2F..%2Flogin%3Fto%3Dx%23y',
    )
  })
})
