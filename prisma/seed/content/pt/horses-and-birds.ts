import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const donkey = (v: Voice) => v.donkey;
const mule = (v: Voice) => !v.donkey;
const layer = (v: Voice) => v.layer;
const ranger = (v: Voice) => !v.layer && !v.quail;
const outdoors = (v: Voice) => !v.quail;

const FOALS: ClassText = {
  titles: [
    (v) => `Potro ${v.breed} ${v.coat}, ${v.age}`,
    (v) => `Potro ${v.breed} ${v.coat}, de cabresto`,
    (v) => `Potro ${v.breed} de boa linhagem, registrado`,
  ],
  about: [
    'Filho de garanhão premiado com égua de serviço da casa.',
    'Desmamado aos seis meses e criado solto com outros potros.',
    'A mãe está aqui e pode ser montada.',
  ],
  build: [(v) => `Está com ${v.kg} kg, aprumos bons e pescoço leve.`, 'Casco casqueado duas vezes, sem defeito.'],
  manner: [
    'Aceita cabresto, embarca e dá as patas.',
    'Temperamento doce, pronto para doma no tempo certo.',
    'Registro provisório já emitido.',
  ],
};

const HORSES: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.breed} ${v.coat}, mans${v.o}, de lida`,
    (v) => `${v.noun} ${v.breed} ${v.coat} de ${v.age}`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, bem domad${v.o}`,
    (v) => `${v.noun} ${v.breed} registrad${v.o}, ${v.coat}`,
    (v) => `${v.noun} ${v.breed} ${v.coat}, ${v.o === 'a' ? 'boa' : 'bom'} de sela`,
    (v) => `${v.noun} ${v.breed} ${v.coat} para cavalgada e serviço`,
    (v) => `${v.noun} ${v.breed}, sadi${v.o} e fácil de montar`,
  ],
  about: [
    'Trabalha com o gado todo dia, aparta e puxa laço.',
    (v) => `Domad${v.o} aos três anos, na doma racional, e montad${v.o} desde então só por mim.`,
    when(
      (v) => v.breed === 'Mangalarga Marchador',
      'Marcha batida macia, de diagrama limpo, boa de viajar o dia todo.',
    ),
    when((v) => v.breed.startsWith('Criou'), 'Correu credenciadora e tem rédea pronta.'),
    'Fez várias romarias e cavalgadas, não cansa nem passarinha.',
    (v) => `Nascid${v.o} no haras, de pai e mãe com registro definitivo.`,
    'As crianças montam no fim de semana e ninguém nunca caiu.',
    'Come capim e pouca ração, sempre em bom estado.',
  ],
  build: [
    (v) => `Tem ${v.pick('1,46', '1,48', '1,50', '1,52')} m e uns ${v.kg} kg.`,
    'Casco bom, membros limpos, nenhuma cirurgia.',
    'Garupa larga, frente leve e boa boca.',
    'Dentes acertados neste semestre.',
  ],
  manner: [
    'Pega no pasto, embarca e fica na corda sem problema.',
    'Pode montar à vontade antes de fechar.',
    'Não morde, não coiceia e não tem manha.',
    'Vai com cabresto e freio.',
    'Vendo por falta de tempo, com dó.',
  ],
};

const MULES: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.coat}, mans${v.o} de sela`,
    (v) => `${v.noun} ${v.coat} de ${v.age}, de serviço`,
    when(mule, (v) => `Mula ${v.coat} de marcha, boa de viagem`),
    when(donkey, 'Jumento Pêga jovem, bom de raça'),
    (v) => `${v.noun} ${v.coat}, forte e de confiança`,
  ],
  about: [
    when(mule, 'Filha de jumento Pêga com égua marchadora, macia de sela.'),
    when(mule, 'Lida no gado em serra e brejo, nunca refugou.'),
    when(mule, 'Tropeira de verdade, já fez comitiva de dez dias.'),
    when(donkey, 'Filho de jumento registrado, próprio para produzir muares.'),
    when(donkey, 'Criado com o rebanho, espanta cachorro do mato.'),
  ],
  build: [
    (v) => `Pesa uns ${v.kg} kg, casco duro e lombo bom.`,
    'Sem pisadura nem aguamento.',
    'Boa altura e osso forte.',
  ],
  manner: [
    'Pega fácil e embarca no caminhão baixo.',
    'Não empaca, pode experimentar.',
    'Aceita cangalha e arreio.',
    'Criança monta no terreiro.',
  ],
};

const CHICKS: ClassText = {
  titles: [
    (v) => `Pintinhos ${v.breed} de um dia, caixas de ${v.count}`,
    (v) => `Pintinhos ${v.breed}, nascimento toda semana`,
    (v) => `Pintinhos ${v.breed} de chocadeira própria`,
  ],
  about: [
    'Nascem às terças, de matrizes próprias, ovos escolhidos.',
    'Encomenda com uma semana, retirada na chácara.',
    'Saem secos, espertos e já contados com dois a mais.',
  ],
  build: [
    'Umbigo fechado e perna firme.',
    'Sem sexar, mais ou menos meio a meio.',
    'Eclosão acima de oitenta e cinco por cento.',
  ],
  manner: [
    'Deixe a campânula ligada antes de buscar.',
    'Preço por unidade; cem ou mais, combinamos.',
    'Viajam bem até doze horas.',
  ],
};

const FOWL: ClassText = {
  titles: [
    (v) => `${v.noun} ${v.breed}, ${v.count} para vender`,
    when(outdoors, (v) => `${v.noun} ${v.breed} de ${v.months} meses, criad${v.o}s solt${v.o}s`),
    (v) => `Lote de ${v.count} ${v.noun} ${v.breed}`,
    when(layer, (v) => `Galinhas ${v.breed} em postura, ${v.count}`),
    when((v) => v.quail, 'Codornas em postura, vendidas em trio'),
  ],
  about: [
    when(layer, (v) => `Botando ${v.n(80, 90)} % com ração de postura e pasto.`),
    when(layer, 'Recriadas no piso, sem gaiola, com poleiro e ninho.'),
    when(layer, 'Ovo de casca forte e tamanho bom desde o começo.'),
    when(ranger, 'Vivem em liberdade no terreiro e no pomar, e voltam à tarde.'),
    when(ranger, 'Comem milho, verde e o que acham no quintal.'),
    when((v) => v.quail, 'Criadas em gaiola limpa, ração de 22 % de proteína; o preço é por trio.'),
  ],
  build: [
    'Pena inteira, perna limpa, sem piolho.',
    (v) => `Tenho ${v.count} e outra turma crescendo.`,
    (v) => `Tod${v.o}s da mesma ninhada.`,
  ],
  manner: [
    'Traga caixa ou gaiola para levar.',
    'Vendo de cinco para cima.',
    'Servem para sítio e para feira.',
    (v) => `Mans${v.o}s, acostumad${v.o}s com gente.`,
  ],
};

const TURKEYS: ClassText = {
  titles: [
    (v) => `Perus ${v.breed}, ${v.kg} kg, ${v.count}`,
    (v) => `Perus ${v.breed} de ${v.months} meses para o Natal`,
    (v) => `Perus ${v.breed} caipiras, ${v.count} cabeças`,
  ],
  about: [
    'Criados soltos com milho, abóbora e verdura da horta.',
    'Vieram peruzinhos e foram terminados aqui.',
    'Dormem no galpão e passam o dia no pasto.',
  ],
  build: [(v) => `Na base de ${v.kg} kg vivos.`, 'Peito largo, perna firme.'],
  manner: ['Reserva com metade do valor.', 'Tem macho e fêmea, monto casal.', 'Entrego vivos, na caixa.'],
};

export const HORSES_PT: SpeciesText<'equine'> = {
  classes: { foal: FOALS, horse: HORSES, mule: MULES },
  health: [
    'Vacinas de influenza, tétano e raiva em dia.',
    'Vermífugo a cada três meses e vacinas anotadas.',
    'Exames de AIE e mormo negativos e vacinação completa.',
  ],
};

export const BIRDS_PT: SpeciesText<'aviary'> = {
  classes: { chick: CHICKS, fowl: FOWL, turkey: TURKEYS },
  health: [
    'Vacinação contra Newcastle e bouba.',
    'Marek, Newcastle e Gumboro em dia.',
    'Plantel vacinado, sem problema respiratório.',
  ],
};
