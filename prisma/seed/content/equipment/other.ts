import { row, type EquipmentRow } from './row';

export const OTHER: readonly EquipmentRow[] = [
  row('tacuarembo', 'like_new', 780, 'saddle', 'Recado completo con bastos de suela', 'Con cojinillo, cincha y estribos de bronce. Pocas salidas. Se entrega con bozal y cabestro.', { negotiable: true }),
  row('hermosillo', 'good', 920, 'saddle', 'Silla vaquera de 15.5 pulgadas, hecha a mano', 'Cuero grueso, fuste forrado y fierros inoxidables. Usada en el rancho, sin reparaciones.', { negotiable: true }),
  row('oklahomaCity', 'good', 1450, 'saddle', '15.5-inch ranch cutting saddle, rough-out seat', 'Full quarter horse bars, rides true. New fleece last year. Back cinch and breast collar go with it.', { fate: 'week' }),
  row('uberaba', 'like_new', 640, 'saddle', 'Sela de cabeça em couro com barrigueira e estribos', 'Usada em poucas provas. Costura dupla, suador de lã. Acompanha cabeçada.'),
  row('villavicencio', 'good', 210, 'tack', 'Juego de jáquima, freno y rejo de enlazar', 'Rejo de cuero de 18 brazas, bien curado. Freno de hierro dulce. Todo aceitado.'),
  row('dodgeCity', 'good', 165, 'tack', 'Headstalls, halters and three nylon ropes', 'Cleaning out the tack room. All usable, two headstalls with bits.', { negotiable: true }),
  row('concepcion', 'new', 1890, 'solar-pump', 'Bomba solar para pozo de 60 m con cuatro paneles', 'Saca 8.000 litros por día con sol pleno. Instalación en la zona incluida. Reemplaza al molino.', { year: 2026, negotiable: true, fate: 'month' }),
  row('durango', 'like_new', 1350, 'solar-pump', 'Sistema de bombeo solar de 1 HP', 'Dos años de uso, se conectó la luz y ya no se ocupa. Controlador con protección por falta de agua.', { year: 2024 }),
  row('cuiaba', 'new', 1760, 'solar-pump', 'Kit de bombeamento solar para retiro, 10 mil litros por dia', 'Placas, controlador e bomba submersa. Garantia de cinco anos nas placas. Instalação à parte.', { year: 2026 }),
  row('torrington', 'good', 1580, 'solar-pump', 'Portable solar well pump on skid', 'Four panels, controller and a submersible good to 200 feet. Watered 120 pairs on summer range.', { negotiable: true }),
  row('tepatitlan', 'good', 480, 'incubator', 'Incubadora automática para 112 huevos', 'Volteo y humedad automáticos. Porcentaje de nacimiento arriba de 85. Trae nacedora.', { negotiable: true }),
  row('goiania', 'new', 390, 'incubator', 'Chocadeira digital para 100 ovos com viragem automática', 'Bivolt, com termostato de precisão. Também serve para codorna. Garantia de um ano.', { year: 2026 }),
  row('santoDomingo', 'good', 350, 'incubator', 'Incubadora de 96 huevos con dos bandejas', 'Sirve para gallina, pato y codorniz. Se entrega probada y con manual.'),
  row('villaguay', 'good', 95, 'hives', 'Colmenas Langstroth completas, con familia', 'Cámara de cría y alza, reinas marcadas de este año. Precio por colmena; hay quince. RENAPA al día.', { negotiable: true }),
  row('bage', 'good', 85, 'hives', 'Caixas de abelha padrão Langstroth com melgueira', 'Vinte caixas pintadas, cera alveolada nova. Preço por caixa.', { negotiable: true, fate: 'paused' }),
  row('monteria', 'fair', 240, null, 'Nevera para vacunas y pajillas de 20 litros', 'Termo de nitrógeno con seis canastillas. Sostiene quince días. La tapa tiene un golpe.', { negotiable: true }),
  row('sanAngelo', 'good', 320, null, 'Fitting stands and blowers for show stock', 'Two goat stands and a double-motor blower. Kids have gone to college, so it all has to go.', { negotiable: true }),
];
