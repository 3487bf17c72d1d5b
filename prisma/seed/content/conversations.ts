type Line = {
  from: 'buyer' | 'seller';
  text: string;
  hoursAgo: number;
  /** The number that the writer gives with it; otherwise they are answered here on Corral. */
  phone?: string;
};

/** A conversation between a buyer and a seller about one of the seller's listings. */
export type DemoConversation = { listing: number; lines: readonly [Line, ...Line[]]; read: boolean };

/**
 * Between `comprador@corral.test` and `vendedor@corral.test`, oldest first. `listing` is an index into the seller's
 * listings.
 */
export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    listing: 0,
    read: true,
    lines: [
      {
        from: 'buyer',
        hoursAgo: 98,
        text: 'Buenas. ¿El lote se puede ver este fin de semana? Estoy en Durazno y voy para allá el sábado.',
      },
      {
        from: 'seller',
        hoursAgo: 96,
        text: 'Buen día. Sí, el sábado de mañana estamos con los animales en las casas. ¿A qué hora llega?',
      },
      { from: 'buyer', hoursAgo: 95, text: 'Calculo que a las diez. ¿Están desparasitados? ¿Qué sanidad llevan?' },
      {
        from: 'seller',
        hoursAgo: 94,
        phone: '+59899724610',
        text: 'Vacunas al día y una dosis contra parásitos hace un mes. Le muestro las planillas cuando venga.',
      },
    ],
  },
  {
    listing: 1,
    read: true,
    lines: [
      { from: 'buyer', hoursAgo: 51, text: '¿Acepta parte con pago a 30 días?' },
      { from: 'seller', hoursAgo: 47, text: 'A 30 días con cheque de firma conocida, la mitad. El resto al cargar.' },
    ],
  },
  {
    listing: 2,
    read: false,
    lines: [
      { from: 'buyer', hoursAgo: 20, text: '¿Sigue disponible? ¿Me puede mandar el peso de la última pesada?' },
      {
        from: 'buyer',
        hoursAgo: 4,
        phone: '+59898315276',
        text: 'Y otra consulta: ¿el flete hasta Durazno corre por su cuenta o por la mía?',
      },
    ],
  },
];
