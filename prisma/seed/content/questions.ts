type Line = { from: 'buyer' | 'seller'; text: string; hoursAgo: number };

/** A question of the demo buyer about a lot or equipment (by title), and the seller's answer. */
export type DemoQuestion = {
  about: 'lot' | 'equipment';
  title: string;
  read: boolean;
  lines: readonly [Line, ...Line[]];
};

export const QUESTIONS: readonly DemoQuestion[] = [
  {
    about: 'lot',
    title: '24 novillitos Angus de invernada, parejos',
    read: true,
    lines: [
      { from: 'buyer', hoursAgo: 70, text: '¿El peso es con desbaste? ¿Y hay báscula cerca para repesar a la carga?' },
      {
        from: 'seller',
        hoursAgo: 66,
        text: 'Sí, con seis horas de encierro. La báscula pública está a cuatro kilómetros y la pesada va por mi cuenta.',
      },
    ],
  },
  {
    about: 'lot',
    title: '40 ovejas Hampshire Down preñadas',
    read: true,
    lines: [
      { from: 'buyer', hoursAgo: 44, text: 'Buenas. ¿Cuántas vienen con mellizos según la ecografía?' },
      {
        from: 'seller',
        hoursAgo: 43,
        text: 'Quince marcadas con mellizos, las demás con uno. Van con pintura en el lomo para que las separe.',
      },
      { from: 'buyer', hoursAgo: 42, text: 'Perfecto, muchas gracias.' },
    ],
  },
  {
    about: 'lot',
    title: '30 vaquillonas Angus preñadas a toro Angus',
    read: true,
    lines: [
      {
        from: 'buyer',
        hoursAgo: 9,
        text: '¿Qué peso al nacer tenía el toro con el que entoraron? Las quiero para un campo sin mucha gente.',
      },
    ],
  },
  {
    about: 'lot',
    title: '4 toros Angus de La Esperanza, dos años',
    read: false,
    lines: [
      { from: 'buyer', hoursAgo: 6, text: '¿Se pueden ver los datos de ecografía antes de que empiece el remate?' },
    ],
  },
  {
    about: 'lot',
    title: '5 carneros Corriedale de pedigree',
    read: true,
    lines: [
      {
        from: 'seller',
        hoursAgo: 26,
        text: '¡Felicitaciones por los carneros! ¿Cuándo le queda bien pasar a buscarlos?',
      },
      { from: 'buyer', hoursAgo: 24, text: 'Gracias. El jueves de tarde mando el camión. ¿La guía la saca usted?' },
      { from: 'seller', hoursAgo: 23, text: 'Sí, la dejo pronta el miércoles.' },
    ],
  },
  {
    about: 'equipment',
    title: 'Cepo hidráulico para vacunos con puertas laterales',
    read: false,
    lines: [
      { from: 'buyer', hoursAgo: 11, text: '¿Trabaja con la toma hidráulica del tractor o trae central propia?' },
    ],
  },
  {
    about: 'equipment',
    title: 'Balanza Tru-Test S3 con barras de carga de 2.000 kg',
    read: true,
    lines: [
      { from: 'buyer', hoursAgo: 120, text: '¿Las barras sirven para una plataforma de 2,40?' },
      {
        from: 'seller',
        hoursAgo: 118,
        text: 'Sirven, son de largo normal. Estoy en Durazno; si quiere la probamos con sus animales.',
      },
    ],
  },
];
