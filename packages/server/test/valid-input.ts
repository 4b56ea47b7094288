import type { CallName } from '@holdpoint/api'

/** A valid input of each call, naming a record where the call does. */
export function inputOf(name: CallName, myFormId: string): Record<string, string> {
  const inputs: Record<CallName, Record<string, string>> = {
    'auth.login': { email: 'x@holdpoint.example', password: 'x' },
    'auth.loginSettings': {},
    'auth.refreshToken': { accessToken: 'x' },
    'auth.signout': {},
    'auth.session': {},
    'master.get': {},
    'forms.fillMenu': {},
    'forms.byType': { formTypeId: 't-inspection' },
    'myForms.list': {},
    'myForms.start': { formId: 'f-check' },
    'myForms.get': { myFormId },
    'myForms.answerImage': { myFormId, uploadId: 'none' },
    'myForms.fill': { myFormId, changes: '[]' },
    'myForms.addAnswerImage': { myFormId, questionKey: 'picture', file: 'upload:none' },
    'myForms.removeAnswerImage': { myFormId, questionKey: 'picture', uploadId: 'none' },
    'myForms.sign': { myFormId, questionKey: 'inspector', kind: 'typed', name: 'A', password: 'x' },
    'myForms.submit': { myFormId },
    'myForms.remove': { myFormId },
  }
  return inputs[name]
}
