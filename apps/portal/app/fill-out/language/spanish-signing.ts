import type { SigningWords } from '../../records/signing/sign.words.ts'

/** The words of signing where a form is shown in Spanish. */
export const spanishSigning: SigningWords = {
  here: 'Firme aquí',
  draw: 'Dibujar',
  type: 'Escribir',
  way: 'Cómo firmar',
  clear: 'Borrar',
  use: 'Firmar',
  signing: 'Firmando…',
  again: 'Firmar de nuevo',
  keep: 'Dejar la firma',
  name: 'Su nombre',
  password: 'Su contraseña',
  passwordHint: 'La misma con la que inicia sesión. Prueba que es usted quien firma.',
  drawHint: 'Con un dedo, un lápiz o el ratón.',
  photo: 'Una foto de la firma',
  photoHint: 'Firmado en papel: un PNG o JPEG de la firma.',
  padFailed: 'El campo para dibujar no se pudo cargar. Puede escribir su nombre.',
  tryAgain: 'Intentar de nuevo',
  drawFirst: 'Primero dibuje su firma.',
  nameFirst: 'Escriba su nombre para firmar.',
  passwordFirst: 'Escriba su contraseña para firmar.',
  typedMeaning: 'Firmado con el nombre escrito, probado con la contraseña de la persona.',
  drawnMeaning: 'Firmado a mano en la pantalla.',
  pictureOf: (name) => `Firma de ${name}`,
  failed: 'La firma no se guardó. Intente de nuevo.',
  notSaved:
    'Firme cuando sus respuestas y fotos estén guardadas: una firma vale por lo que está en la página.',
}
