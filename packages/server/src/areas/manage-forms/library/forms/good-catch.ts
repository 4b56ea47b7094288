import { libraryForm } from '../library-form.ts'
import {
  answeredWith,
  ask,
  choices,
  en,
  isAnswered,
  mayAsk,
  reaches,
  section,
  shownWhen,
} from '../parts.ts'

/** What it says in Spanish. */
const spanish = {
  'Good Catch and Hazard Observation': 'Buena observación y peligro detectado',
  'What you saw': 'Lo que vio',
  'What did you see?': '¿Qué vio?',
  'What it was and where, not who was to blame.': 'Qué era y dónde, no quién tuvo la culpa.',
  'What was it?': '¿Qué fue?',
  'Somebody did something right': 'Alguien hizo algo bien',
  'Somebody did something that could have hurt': 'Alguien hizo algo que pudo lastimar',
  'Something was wrong with the place or the equipment':
    'Algo estaba mal en el lugar o en el equipo',
  'Something nearly went wrong': 'Algo estuvo a punto de salir mal',
  'Which energy was it about?': '¿De qué energía se trata?',
  'Gravity: falls and dropped objects': 'Gravedad: caídas y objetos que caen',
  'Motion: vehicles and moving parts': 'Movimiento: vehículos y partes móviles',
  'Tension: lines, springs, slings': 'Tensión: líneas, resortes, eslingas',
  'Pressure: iron, hoses, vessels': 'Presión: fierro, mangueras, recipientes',
  Electricity: 'Electricidad',
  'Chemicals and dust': 'Químicos y polvo',
  'Heat, cold and fire': 'Calor, frío y fuego',
  'Radiation and sun': 'Radiación y sol',
  'Animals, plants and germs': 'Animales, plantas y gérmenes',
  'Noise and vibration': 'Ruido y vibración',
  'What could have come of it?': '¿Qué pudo haber pasado?',
  'How likely it is to happen again, and the worst that it may do then.':
    'Qué tan probable es que vuelva a pasar, y lo peor que podría causar.',
  'Raise an action: this must not wait for the next time.':
    'Levante una acción: esto no puede esperar a la próxima vez.',
  'Which machine was it about?': '¿De qué máquina se trata?',
  'Where exactly was it?': '¿Dónde fue exactamente?',
  'Photos of it': 'Fotos',
  'Take none where that would put you in danger.': 'No tome ninguna si eso lo pone en peligro.',
  'What was done': 'Lo que se hizo',
  'Was the work stopped?': '¿Se paró el trabajo?',
  'N/A where nothing had to stop.': 'N/A si no había que parar nada.',
  'Was it put right on the spot?': '¿Se corrigió en el momento?',
  'N/A where nothing was wrong.': 'N/A si no había nada mal.',
  'Raise an action, so that somebody puts it right.':
    'Levante una acción, para que alguien lo corrija.',
  'What was done?': '¿Qué se hizo?',
  'What keeps people safe until then?': '¿Qué protege a la gente mientras tanto?',
  People: 'Personas',
  'Whom do you want to thank?': '¿A quién quiere agradecer?',
  'When this is told to others': 'Cuando esto se cuente a otros',
  'They may say who saw it': 'Pueden decir quién lo vio',
  'Please leave my name out': 'Por favor, sin mi nombre',
}

/** What somebody saw before it hurt anybody, or what somebody did right. */
export const goodCatch = libraryForm({
  ...{ key: 'good_catch', title: 'Good Catch and Hazard Observation' },
  ...{ formType: 'Incident', icon: 'search' },
  description:
    'What somebody saw before it hurt anybody, what was done at once, and whom to thank.',
  spanish,
  items: [
    section('seen', 'What you saw', [
      ask('what', 'longText', 'What did you see?', {
        hint: 'What it was and where, not who was to blame.',
        titleAnswer: true,
      }),
      ask('kind', 'choice', 'What was it?', {
        choices: choices({
          safe_act: 'Somebody did something right',
          unsafe_act: 'Somebody did something that could have hurt',
          unsafe_condition: 'Something was wrong with the place or the equipment',
          near_miss: 'Something nearly went wrong',
        }),
      }),
      ask('energy', 'multiChoice', 'Which energy was it about?', {
        choices: choices({
          gravity: 'Gravity: falls and dropped objects',
          motion: 'Motion: vehicles and moving parts',
          tension: 'Tension: lines, springs, slings',
          pressure: 'Pressure: iron, hoses, vessels',
          electrical: 'Electricity',
          chemical: 'Chemicals and dust',
          temperature: 'Heat, cold and fire',
          radiation: 'Radiation and sun',
          biological: 'Animals, plants and germs',
          sound: 'Noise and vibration',
        }),
      }),
      shownWhen(
        { op: 'not', args: [isAnswered('kind', 'safe_act')] },
        ask('potential', 'risk', 'What could have come of it?', {
          hint: 'How likely it is to happen again, and the worst that it may do then.',
          on: [
            {
              ...{ when: reaches(3), do: 'requireAction' },
              message: en('Raise an action: this must not wait for the next time.'),
            },
          ],
        }),
      ),
      mayAsk('machine', 'equipment', 'Which machine was it about?'),
      mayAsk('spot', 'location', 'Where exactly was it?'),
      mayAsk('picture', 'photo', 'Photos of it', {
        hint: 'Take none where that would put you in danger.',
        media: { max: 5 },
      }),
    ]),
    section('done', 'What was done', [
      ask('stopped', 'yesNo', 'Was the work stopped?', { hint: 'N/A where nothing had to stop.' }),
      ask('fixed', 'yesNo', 'Was it put right on the spot?', {
        hint: 'N/A where nothing was wrong.',
        on: [
          {
            ...{ when: answeredWith('no'), do: 'requireAction' },
            message: en('Raise an action, so that somebody puts it right.'),
          },
        ],
      }),
      shownWhen(isAnswered('fixed', 'yes'), ask('what_done', 'longText', 'What was done?')),
      shownWhen(
        isAnswered('fixed', 'no'),
        ask('until_then', 'longText', 'What keeps people safe until then?'),
      ),
    ]),
    section('people', 'People', [
      mayAsk('thanks', 'person', 'Whom do you want to thank?', { many: true }),
      ask('telling', 'choice', 'When this is told to others', {
        choices: choices({ named: 'They may say who saw it', unnamed: 'Please leave my name out' }),
      }),
    ]),
  ],
})
