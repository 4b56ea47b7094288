import { libraryForm } from '../library-form.ts'
import {
  answeredWith,
  ask,
  choices,
  en,
  isAnswered,
  mayAsk,
  section,
  shownWhen,
  signature,
} from '../parts.ts'

/** What it says in Spanish. */
const spanish = {
  'Toolbox Talk Record': 'Registro de plática de seguridad',
  'The talk': 'La plática',
  Subject: 'Tema',
  'Why this subject': 'Por qué este tema',
  'It was its turn': 'Le tocaba',
  'It belongs to the work of the day': 'Es del trabajo del día',
  'Something has changed': 'Algo cambió',
  'Something happened, here or elsewhere': 'Algo pasó, aquí o en otro lugar',
  'What happened, and what it taught': 'Qué pasó y qué se aprendió',
  'Who led it': 'Quién la dirigió',
  'How long it took': 'Cuánto duró',
  'What was said': 'Qué se dijo',
  'In three or four lines.': 'En tres o cuatro líneas.',
  'Hazards of the day that were named': 'Peligros del día que se nombraron',
  Pressure: 'Presión',
  'Lifting and dropped objects': 'Izaje y objetos que caen',
  'Line of fire and hands': 'Línea de fuego y manos',
  'Driving and reversing': 'Manejo y reversa',
  'Chemicals and gas': 'Químicos y gas',
  Electricity: 'Electricidad',
  Height: 'Altura',
  'Weather, heat and cold': 'Clima, calor y frío',
  'Work of others nearby': 'Trabajo de otros cerca',
  'Was the job safety analysis gone through?': '¿Se repasó el análisis de seguridad del trabajo?',
  'N/A where the job has none.': 'N/A si el trabajo no tiene.',
  'Who was there': 'Quiénes estuvieron',
  'People of ours': 'Gente nuestra',
  'How many others': 'Cuántos más',
  'Of the customer and of other companies.': 'Del cliente y de otras compañías.',
  'Was anybody new to this crew or this place?':
    '¿Alguien era nuevo en la cuadrilla o en el lugar?',
  'Who stays beside them today': 'Quién lo acompaña hoy',
  'Photo of the sheet that others signed': 'Foto de la hoja que firmaron los demás',
  'What came up': 'Lo que surgió',
  'What people asked or told': 'Qué preguntó o contó la gente',
  'Does something have to change?': '¿Algo tiene que cambiar?',
  'Raise an action for what has to change.': 'Levante una acción por lo que tiene que cambiar.',
  'Everybody was told that anybody may stop the work':
    'Se les dijo a todos que cualquiera puede parar el trabajo',
}

/** What a crew talked about before the work, and who was there. */
export const toolboxTalk = libraryForm({
  ...{ key: 'toolbox_talk', title: 'Toolbox Talk Record' },
  ...{ formType: 'Training', icon: 'clipboard' },
  description: 'What a crew talked about before the work, who was there, and what came up.',
  spanish,
  items: [
    section('talk', 'The talk', [
      ask('subject', 'text', 'Subject', { titleAnswer: true }),
      ask('why', 'choice', 'Why this subject', {
        choices: choices({
          planned: 'It was its turn',
          work: 'It belongs to the work of the day',
          change: 'Something has changed',
          event: 'Something happened, here or elsewhere',
        }),
      }),
      shownWhen(
        isAnswered('why', 'event'),
        ask('event', 'longText', 'What happened, and what it taught'),
      ),
      ask('led_by', 'person', 'Who led it'),
      ask('length', 'duration', 'How long it took', { min: 1, max: 240 }),
      ask('points', 'longText', 'What was said', { hint: 'In three or four lines.' }),
      ask('hazards', 'multiChoice', 'Hazards of the day that were named', {
        choices: choices({
          pressure: 'Pressure',
          lifting: 'Lifting and dropped objects',
          line_of_fire: 'Line of fire and hands',
          driving: 'Driving and reversing',
          chemicals: 'Chemicals and gas',
          electricity: 'Electricity',
          height: 'Height',
          weather: 'Weather, heat and cold',
          others: 'Work of others nearby',
        }),
      }),
      ask('analysis', 'yesNo', 'Was the job safety analysis gone through?', {
        hint: 'N/A where the job has none.',
      }),
    ]),
    section('attendance', 'Who was there', [
      ask('present', 'person', 'People of ours', { many: true }),
      ask('visitors', 'integer', 'How many others', {
        ...{ hint: 'Of the customer and of other companies.', min: 0, max: 200 },
      }),
      ask('new_people', 'yesNo', 'Was anybody new to this crew or this place?'),
      shownWhen(
        isAnswered('new_people', 'yes'),
        ask('buddy', 'text', 'Who stays beside them today'),
      ),
      mayAsk('sheet', 'photo', 'Photo of the sheet that others signed', { media: { max: 3 } }),
    ]),
    section('came_up', 'What came up', [
      mayAsk('questions', 'longText', 'What people asked or told'),
      ask('to_change', 'yesNo', 'Does something have to change?', {
        on: [
          {
            ...{ when: answeredWith('yes'), do: 'requireAction' },
            message: en('Raise an action for what has to change.'),
          },
        ],
      }),
      ask('stop_work', 'acknowledge', 'Everybody was told that anybody may stop the work'),
      signature('leader', 'Who led it'),
    ]),
  ],
})
