import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const wool = (v: Voice) => !v.hair;
const hair = (v: Voice) => v.hair;

const LAMBS: ClassText = {
  titles: [
    (v) => `${v.count} cordeiros ${v.breed} desmamados`,
    (v) => `Cordeiros ${v.breed} de ${v.months} meses, ${v.kg} kg`,
    (v) => `Lote de ${v.count} cordeiros ${v.breed} para terminação`,
    (v) => `Cordeiros ${v.breed} bem criados, ${v.count}`,
  ],
  about: [
    'Nascidos no cedo e criados em pastagem limpa com a mãe.',
    'A maioria de parto duplo, com creep desde os vinte dias.',
    'Desmamados há um mês, comendo ração de cordeiro e feno.',
    'Saíram de rebanho fechado, sem entrada de fora.',
  ],
  build: [
    (v) => `Pesam ${v.kg} kg de média, com pouca variação.`,
    'Perna cheia e lombo largo.',
    'Castrados e descolados, umbigo bem curado.',
  ],
  manner: [
    'Vendo a partir de cinco cabeças.',
    'Dóceis, acostumados com o cachorro.',
    'Fecham mês que vem com pouca ração.',
  ],
};

const EWES: ClassText = {
  titles: [
    (v) => `${v.count} ovelhas ${v.breed} de cria`,
    when(
      (v) => v.months <= 36,
      (v) => `Ovelhas ${v.breed} jovens, ${v.count} cabeças`,
    ),
    (v) => `Lote de ${v.count} ovelhas ${v.breed}, sadias`,
    (v) => `Ovelhas ${v.breed} de ${v.age}, boas de úbere`,
    (v) => `Matrizes ${v.breed}, ${v.count} para escolher`,
  ],
  about: [
    when(wool, (v) => `Tosquiadas na primavera, com ${v.pick('3,8', '4,1', '4,5')} kg de velo.`),
    when(wool, 'Lã branca e macia, classificada todo ano pela cooperativa.'),
    when(hair, 'Deslanadas, criam a pasto e parem no ano todo.'),
    when(hair, 'Adaptadas ao calor, com vermífugo só pelo Famacha.'),
    (v) => `Índice de assinalação de ${v.n(85, 125, 5)} % na última parição.`,
    'Filhas de carneiros registrados, nascidas aqui.',
  ],
  build: [
    (v) => `Pesam ${v.kg} kg e estão em escore três.`,
    'Boca, casco e úbere conferidos.',
    'Porte bom e cara limpa.',
    'Nenhuma com mamite nem pietin.',
  ],
  manner: [
    'Mansas, recolhem à noite no aprisco.',
    'Aceito vender metade, no corte.',
    'Ótimas mães, não largam cordeiro.',
    'Vendo porque vou ficar só com o gado.',
  ],
};

const RAMS: ClassText = {
  titles: [
    (v) => `Carneiro ${v.breed} de ${v.age}, registrado`,
    (v) => `Carneiro ${v.breed} de cabanha, ${v.kg} kg`,
    (v) => `Carneiro ${v.breed} tatuado, filho de importado`,
    (v) => `Reprodutor ${v.breed}, manso e provado`,
  ],
  about: [
    'Nascido de parto duplo, criado a campo pela mãe.',
    'Filho de carneiro importado, tatuado pela associação.',
    'Cobriu cinquenta ovelhas no ano passado, com cordeiros muito parelhos.',
    when((v) => v.months >= 30, 'Troco por consanguinidade, ficaram as filhas.'),
    'Selecionado por peso e por resistência à verminose.',
  ],
  build: [
    (v) => `Pesa ${v.kg} kg, aprumos certos e pernil cheio.`,
    'Testículos firmes, Brucella ovis negativo.',
    'Comprido, boa cabeça e boca perfeita.',
  ],
  manner: [
    'Come no balde, não é de dar marrada.',
    'Tenho outros três do mesmo pai.',
    'Garanto a fertilidade na primeira encarneirada.',
    'Mando foto das crias pelo site.',
  ],
};

const KIDS: ClassText = {
  titles: [
    (v) => `${v.count} cabritos ${v.breed} desmamados`,
    (v) => `Cabritos ${v.breed} de ${v.months} meses, sadios`,
    (v) => `Cabritos ${v.breed}, machos e fêmeas, ${v.count}`,
  ],
  about: [
    'Mamaram até os três meses e agora comem capim picado e milho.',
    'Criados soltos no capoeirão, recolhidos à noite.',
    'Filhos de bode puro com cabras do plantel.',
  ],
  build: [
    (v) => `Na faixa de ${v.kg} kg, crescendo bem.`,
    'Mochados cedo, umbigo curado.',
    'Pelo liso e mucosa bem corada.',
  ],
  manner: [
    'Vendo a partir de cinco.',
    'Mansinhos, seguem a gente no terreiro.',
    'Levando todos, faço um agrado no preço.',
  ],
};

const DOES: ClassText = {
  titles: [
    (v) => `${v.count} cabras ${v.breed} de cria`,
    (v) => `Cabras ${v.breed} de ${v.age}, sadias`,
    when(
      (v) => v.milk,
      (v) => `Cabras ${v.breed} leiteiras, ${v.count}`,
    ),
    (v) => `Lote de ${v.count} cabras ${v.breed}, mansas`,
  ],
  about: [
    when(
      (v) => v.milk,
      (v) => `Dão ${v.pick('2', '2,5', '3')} litros por dia, com pasto e meio quilo de ração.`,
    ),
    when((v) => v.meat, 'Parem dois na maioria das vezes e criam no capim.'),
    'Nascidas na fazenda, rebanho fechado há seis anos.',
    'Vendo por diminuir o plantel, o piquete ficou pequeno.',
  ],
  build: [
    (v) => `Pesam perto de ${v.kg} kg.`,
    'Úbere bem inserido e casco aparado.',
    'Sem caroço, todas conferidas pelo veterinário.',
  ],
  manner: ['Mansas, atendem pelo nome.', 'Posso separar de duas em duas.', 'Boas mães e fáceis de cercar.'],
};

const BUCKS: ClassText = {
  titles: [
    (v) => `Bode ${v.breed} de ${v.age}, reprodutor`,
    (v) => `Bode ${v.breed}, ${v.kg} kg, com registro`,
    (v) => `Bode ${v.breed} manso e bom de monta`,
  ],
  about: [
    'Filho de pais importados, papel na mão.',
    'Usado numa estação com quarenta cabras, todas prenhes.',
    'Criado no pasto, sem luxo.',
  ],
  build: [
    (v) => `Pesa ${v.kg} kg, com muita carcaça.`,
    'Aprumos corretos e testículos parelhos.',
    'Chifre aberto, cabeça boa, pigmento forte.',
  ],
  manner: [
    'Anda na corda e não fura cerca.',
    'Aceito troca por cabras da mesma raça.',
    'Pode ver as crias no curral ao lado.',
  ],
};

export const SHEEP_PT: SpeciesText<'ovine'> = {
  classes: { lamb: LAMBS, ewe: EWES, ram: RAMS },
  health: [
    'Clostridioses em dia e vermífugo conforme o OPG.',
    'Vacina e casqueamento em dia.',
    'Vacinação completa, rebanho sem sarna nem piolho.',
  ],
};

export const GOATS_PT: SpeciesText<'caprine'> = {
  classes: { kid: KIDS, doe: DOES, buck: BUCKS },
  health: ['Vacinação em dia e rebanho livre de linfadenite.', 'Clostridioses com reforço e vermífugo controlado.'],
};
