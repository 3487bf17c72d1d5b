import { row, type EquipmentRow } from './row';

export const TOOLS: readonly EquipmentRow[] = [
  row('villahermosa', 'like_new', 1450, 'generator-red', 'Generador Honda de 5,000 W a gasolina', 'Usado solo en dos temporadas de nortes. Arranca al primer jalón; mueve la ordeñadora y un refrigerador.', { brand: 'Honda', model: 'EG 5000', year: 2022 }),
  row('maraba', 'good', 980, 'generator-yellow', 'Gerador a diesel 6 kVA para sede e curral', 'Partida elétrica, bateria nova. Toca bomba de poço e picadeira. Manutenção feita no mês passado.', { brand: 'Toyama', negotiable: true }),
  row('billings', 'good', 640, 'generator-yellow', 'Champion 7,500-watt portable generator', 'Ran the well during calving storms, otherwise on standby. Fresh oil, new plug, starts easy.', { brand: 'Champion', year: 2020 }),
  row('tandil', 'good', 2350, 'milker', 'Ordeñadora móvil de dos bajadas con bomba de aceite', 'Para tambo chico o vacas nodrizas. Pezoneras nuevas y regulador de vacío revisado. Ordeña 20 vacas por hora.', { negotiable: true }),
  row('goiania', 'new', 1150, 'milker', 'Ordenhadeira balde ao pé, 1 conjunto, motor elétrico', 'Nova na caixa, nota fiscal e garantia de um ano. Acompanha lata de inox de 30 litros e detergente para a limpeza.', { year: 2026 }),
  row('osorno', 'good', 3600, 'milker', 'Equipo de ordeña DeLaval de cuatro puntos', 'Retirado de sala por ampliación. Incluye colectores, pulsadores electrónicos y línea de leche en acero inoxidable.', { brand: 'DeLaval', year: 2015, negotiable: true }),
  row('durazno', 'like_new', 1980, 'scale', 'Balanza Tru-Test S3 con barras de carga de 2.000 kg', 'Indicador con bluetooth, se baja la pesada al celular. Usada en tres encierres. Con valija y cargador.', { brand: 'Tru-Test', model: 'S3', year: 2023, fate: 'week' }),
  row('rioCuarto', 'good', 4200, 'scale', 'Balanza individual mecánica y electrónica para manga', 'Plataforma de 2,20 m con puertas guillotina y cabezal digital. Calibrada en marzo con certificado.', { year: 2016 }),
  row('campoGrande', 'good', 4600, 'scale', 'Balança Coimma para 1.500 kg com indicador digital', 'Piso emborrachado e portas correr. Última aferição com laudo. Desmontada, pronta para carregar.', { brand: 'Coimma', year: 2018, negotiable: true }),
  row('amarillo', 'good', 1590, 'scale', 'Gallagher load bars and TW-1 weigh scale', 'Fits under any chute or alley platform. Reads and stores EID tags. Accurate to the pound, checked against the sale barn.', { brand: 'Gallagher', model: 'TW-1', year: 2020 }),
  row('salto', 'good', 720, 'shears', 'Máquina de esquila Heiniger con motor colgante', 'Con dos manijas, diez peines y veinte cortantes afilados. Se vende por retiro: esquiló 25 zafras.', { brand: 'Heiniger', negotiable: true }),
  row('sanAngelo', 'like_new', 560, 'shears', 'Premier shearing machine, three combs', 'Used on a small show flock only. Motor runs cool. Comes with oil, extra cutters and a case.', { brand: 'Premier 1', year: 2022 }),
  row('mercedes', 'good', 690, 'auger', 'Hoyadora Stihl BT 131 con mechas de 20 y 25 cm', 'Se usó para 4.000 postes de alambrado. Motor con buena compresión, mecha de 25 casi nueva.', { brand: 'Stihl', model: 'BT 131', negotiable: true }),
  row('concepcion', 'good', 540, 'auger', 'Perforador de suelo a nafta con tres brocas', 'Brocas de 15, 20 y 30 cm. Carburador limpio y bujía nueva. Ideal para alambrados y forestación.'),
  row('yopal', 'new', 95, 'knapsack', 'Fumigadora de espalda de 20 litros', 'Nueva en caja. Palanca de bronce, lanza de acero y boquillas para potrero. Quedan seis unidades.', { year: 2026 }),
  row('uberaba', 'new', 110, 'knapsack', 'Pulverizador costal Jacto PJH 20 litros', 'Com bico cone e leque. Bom para carrapaticida e para repasse de pasto. Retirada no local ou envio.', { brand: 'Jacto', model: 'PJH', year: 2026 }),
  row('melo', 'good', 260, 'hand-tools', 'Juego de herramientas para alambrador', 'Dos palas, barreta, llave californiana, torniquetera y cajón. Se vende todo junto.', { negotiable: true }),
  row('torrington', 'fair', 180, 'hand-tools', 'Fencing tool kit: stretchers, spades and pliers', 'Everything a fencing crew needs, older but honest. Two spades have new handles.', { negotiable: true }),
  row('durango', 'good', 230, null, 'Descornador y castrador de pinzas tipo Burdizzo', 'Pinza de 48 cm con topes parejos y descornador de guillotina para becerro. Desinfectados y aceitados.'),
];
