import type { AppLoadContext } from '@remix-run/node'
import { today, type MyFormDetail, type SessionInfo } from '@holdpoint/api'
import { contentOf } from '../session/content-of.server.ts'
import { answersOf, definitionOf } from './definition-of.server.ts'
import type { FillData } from './fill-data.ts'
import { pickerKeys, toPickerOptions } from './picker-options.server.ts'

/** Gathers what the page of an entry being filled needs. */
export async function loadFillData(
  detail: MyFormDetail,
  { context, request, person }: { context: AppLoadContext; request: Request; person: SessionInfo },
): Promise<FillData> {
  const lists = await context.api.master.get({ keys: [...pickerKeys] })
  const { entry, submitterTimeZone } = detail
  return {
    id: entry.id,
    title: entry.form.title,
    definition: definitionOf(detail),
    answers: answersOf(detail),
    options: toPickerOptions(contentOf(lists, request)),
    personId: person.user.personId,
    startedAt: entry.startedAt,
    today: today(context.now(), submitterTimeZone),
    lang: 'en',
    timeZone: context.timeZone,
    formKey: context.mintFormKey(),
    section: new URL(request.url).searchParams.get('section'),
  }
}
