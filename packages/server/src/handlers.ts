import * as auth from './areas/auth/auth.handlers.ts'
import * as forms from './areas/forms/forms.handlers.ts'
import * as master from './areas/master/master.handlers.ts'
import * as myFormsFill from './areas/my-forms/my-forms.fill.handlers.ts'
import * as myFormsGet from './areas/my-forms/my-forms.get.handlers.ts'
import * as myFormsList from './areas/my-forms/my-forms.list.handlers.ts'
import * as myFormsMedia from './areas/my-forms/my-forms.media.handlers.ts'
import * as myFormsSign from './areas/my-forms/my-forms.sign.handlers.ts'
import * as myFormsStart from './areas/my-forms/my-forms.start.handlers.ts'
import { myFormTies } from './areas/my-forms/my-forms.ties.ts'
import type { TieFinder } from './access.ts'
import type { Handlers } from './handler.ts'

/** Which handler answers which call. */
export const handlers: Handlers = {
  'auth.login': auth.login,
  'auth.signout': auth.signout,
  'auth.refreshToken': auth.refreshToken,
  'auth.loginSettings': auth.loginSettings,
  'auth.session': auth.session,
  'master.get': master.get,
  'forms.fillMenu': forms.fillMenu,
  'forms.byType': forms.byType,
  'myForms.list': myFormsList.list,
  'myForms.start': myFormsStart.start,
  'myForms.remove': myFormsStart.remove,
  'myForms.get': myFormsGet.get,
  'myForms.fill': myFormsFill.fill,
  'myForms.submit': myFormsFill.submit,
  'myForms.addAnswerImage': myFormsMedia.addAnswerImage,
  'myForms.removeAnswerImage': myFormsMedia.removeAnswerImage,
  'myForms.answerImage': myFormsMedia.answerImage,
  'myForms.sign': myFormsSign.sign,
}

/** How the records of an area are tied to people. */
export const ties: Readonly<Record<string, TieFinder>> = { myForms: myFormTies }
