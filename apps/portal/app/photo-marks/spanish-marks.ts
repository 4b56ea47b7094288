import { spanishPicking } from '../fill-out/language/picking.words.ts'
import type { Translated } from '../ui/translated.ts'
import type { dialogWords, words } from './photo-marks.words.ts'

/** The marks on a photo, where its form is shown in Spanish. */
export const spanishMarks: Translated<typeof words> = {
  back: 'Volver al formulario',
  backToVersion: (version) => `Volver a la versión ${version}`,
  without: 'Sin marcas',
  with: 'Con marcas',
  original: 'Abrir el original',
  larger: 'Imagen más grande',
  smaller: 'Imagen más pequeña',
  marks: 'Marcas en esta foto',
  none: 'Aún sin marcas.',
  hidden: (count) =>
    count === 1
      ? 'Esta es la foto como se tomó: sin su marca.'
      : `Esta es la foto como se tomó: sin sus ${count} marcas.`,
  mark: 'Marcar esta foto',
  evidence: 'Las marcas van encima de la foto. La foto misma nunca se cambia.',
  markPhoto: spanishPicking.markPhoto,
  needsNetwork: spanishPicking.marksNeedNetwork,
  kind: 'Qué dibujar',
  kinds: {
    pin: 'Alfiler con número',
    arrow: 'Flecha',
    ellipse: 'Óvalo',
    box: 'Cuadro',
    line: 'Línea a mano',
  },
  colour: 'Color',
  colours: { red: 'Rojo', blue: 'Azul', green: 'Verde', black: 'Negro' },
  text: 'Palabras al lado (opcional)',
  press: 'Pulse la imagen donde va la marca; una flecha, desde donde viene.',
  pressEnd: 'Pulse la imagen otra vez: adonde apunta la flecha, o la esquina opuesta.',
  pressAlt: 'La foto: pulse donde va la marca',
  startAgain: 'Empezar esta marca de nuevo',
  byNumbers: 'O con números',
  byNumbersHint: 'En porcentaje de la foto, desde su borde izquierdo y desde su borde de arriba.',
  fromX: 'Desde la izquierda, %',
  fromY: 'Desde arriba, %',
  toX: 'Hasta: desde la izquierda, %',
  toY: 'Hasta: desde arriba, %',
  toHint: 'De una flecha, su punta; de un óvalo o un cuadro, la esquina opuesta.',
  add: 'Agregar esta marca',
  remove: (name) => `Quitar ${name}`,
  noPlace: 'Pulse la imagen donde va la marca, o escriba su lugar en porcentaje.',
  badPlace: 'Escriba números de 0 a 100.',
  saved: 'Marca agregada.',
  removed: 'Marca quitada.',
  changedMeanwhile:
    'Sin guardar: las marcas de esta foto se cambiaron en otro lugar entretanto. Se muestran como están ahora; ponga las suyas de nuevo.',
}

/** The dialog in which a photo is drawn on. */
export const spanishDialog: Translated<typeof dialogWords> = {
  title: (place, label) => `Marcar la foto ${place}: ${label}`,
  close: 'Cerrar',
  select: 'Elegir una marca',
  surface:
    'La foto. Pulse o arrastre para dibujar lo elegido. Con una marca elegida, las flechas del teclado la mueven, más y menos cambian su tamaño, y Suprimir la quita.',
  how: 'Arrastre sobre la foto; o pulse donde empieza, y otra vez donde termina.',
  howPin: 'Pulse la foto donde va el alfiler.',
  howSelect:
    'Pulse una marca para elegirla. Las flechas del teclado y los botones de abajo la mueven.',
  pressEnd: 'Ahora pulse donde termina.',
  addHere: 'Agregar en el centro',
  undo: 'Deshacer',
  chosen: 'Marca elegida',
  left: 'Mover a la izquierda',
  right: 'Mover a la derecha',
  up: 'Mover hacia arriba',
  down: 'Mover hacia abajo',
  grow: 'Más grande',
  shrink: 'Más pequeña',
  text: 'Palabras al lado',
  remove: (name) => `Quitar ${name}`,
  save: 'Guardar las marcas',
  saving: 'Guardando…',
  discard: '¿Cerrar sin guardar? Las marcas que dibujó se pierden.',
  noNetwork:
    'Sin guardar: no se alcanza el servidor. Sus marcas se quedan aquí; guárdelas de nuevo cuando haya red.',
  signedOut:
    'Sin guardar: se cerró su sesión. Inicie sesión de nuevo en otra pestaña y guarde; sus marcas se quedan aquí.',
  changedMeanwhile:
    'Sin guardar: las marcas de esta foto se cambiaron en otro lugar entretanto. Guarde otra vez para poner las suyas en su lugar, o cierre para dejar aquellas.',
  noPicture: 'La foto no se pudo cargar. Cierre esto e intente de nuevo cuando haya red.',
  full: (max) => `Esta foto tiene ${max} marcas: no caben más.`,
  tooLong: 'Las líneas de esta foto son demasiado largas juntas. Quite una para dibujar otra.',
}
