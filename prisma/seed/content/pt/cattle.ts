import { when, type ClassText, type SpeciesText, type Voice } from '../voice';

const gaucho = (v: Voice) => v.city === 'Bagé';
const cerrado = (v: Voice) => v.city !== 'Bagé';

const CALVES: ClassText = {
  titles: [
    (v) => `${v.count} ${v.noun} ${v.breed} desmamados, ${v.kg} kg`,
    (v) => `Lote de ${v.count} ${v.noun} ${v.breed}, cabeceira`,
    (v) => `${v.noun} ${v.breed} machos de ${v.months} meses, para recria`,
    (v) => `${v.noun} ${v.breed} de desmama, ${v.count} cabeças parelhas`,
    (v) => `Desmama do ano: ${v.count} ${v.noun} ${v.breed}`,
    (v) => `${v.noun} ${v.breed} de boa genética, ${v.kg} kg de média`,
    (v) => `${v.noun} ${v.breed} criados no creep, lote de ${v.count}`,
  ],
  about: [
    (v) => `Desmamados há ${v.n(30, 60)} dias, já comendo sal proteinado no cocho.`,
    'Filhos de touro registrado com vacas da fazenda, tudo de uma marca só.',
    when(cerrado, 'Criados em braquiária com creep desde os três meses.'),
    when(cerrado, 'Nascidos de inseminação em tempo fixo, todos dentro de um mês de diferença.'),
    when(gaucho, 'Terneiros de campo nativo, ao pé da vaca até o mês passado.'),
    'Vendo a produção toda porque a fazenda é só de cria.',
    'Nunca passaram por leilão, saem direto do pasto onde nasceram.',
  ],
  build: [
    (v) => `Média de ${v.kg} kg na balança da fazenda, com quebra já descontada.`,
    (v) => `Diferença de no máximo ${v.n(18, 30)} kg entre o mais leve e o mais pesado.`,
    'Caixa boa, umbigo curto e muito osso para crescer.',
    'Apartei os fundos; ficou só o que presta.',
    'Pelagem igual, parece tudo irmão.',
  ],
  manner: [
    'Mansos, lidados a cavalo e sem cachorro.',
    'Respeitam cerca elétrica e bebem em bebedouro.',
    'Servem para recria a pasto ou para o semiconfinamento.',
    'Faço lote menor, desde que seja de porteira fechada.',
    'Quem comprou no ano passado já reservou parte.',
  ],
};

const FEEDERS: ClassText = {
  titles: [
    (v) => `${v.count} ${v.noun} ${v.breed} de ${v.months} meses, ${v.kg} kg`,
    (v) => `${v.noun} ${v.breed} para engorda, lote de ${v.count}`,
    (v) => `${v.noun} ${v.breed} erados, prontos para confinar, ${v.count}`,
    (v) => `Lote parelho de ${v.noun} ${v.breed}, ${Math.round(v.kg / 30)} arrobas`,
    (v) => `${v.noun} ${v.breed} de recria, boa carcaça, ${v.count} cabeças`,
    (v) => `${v.noun} ${v.breed} de pasto, ${v.kg} kg, mansos`,
  ],
  about: [
    'Recriados em mombaça rotacionado, com proteinado na seca.',
    'Vieram da nossa cria e estão no mesmo retiro desde a desmama.',
    (v) => `Comprados bezerros na região e recriados aqui por ${v.n(8, 12)} meses.`,
    'Passaram a seca com sal proteinado e agora estão ganhando bem no capim novo.',
    (v) => `Ganharam ${v.n(550, 750, 10)} gramas por dia na última pesagem, só a pasto.`,
    'Saíram da integração com lavoura, do milheto para o capim.',
    'Sobrou boi e faltou pasto, por isso vão antes da hora.',
    'São de um lote de cento e vinte, separados por peso e por frame.',
  ],
  build: [
    (v) => `Pesaram ${v.kg} kg de média com ${v.n(10, 14)} horas de jejum.`,
    'Carcaça comprida, traseiro bom, sem barriga.',
    'Castrados, mochados a ferro e curados.',
    (v) => `Cabem ${v.n(34, 40)} na carreta e vão bem acomodados.`,
    'Todos de dente de leite, pelagem fina.',
    'Aceito pesagem na saída, com testemunha.',
  ],
  manner: [
    'Acostumados com cocho e com gente a pé.',
    'Boi de cabeça baixa, não dá trabalho no curral.',
    'Entram direto no confinamento, sem adaptação longa.',
    'Prefiro vender o lote inteiro para um comprador só.',
    'Fica aqui até quinze dias depois do sinal, sem cobrar pasto.',
    'Pode apartar dez de refugo, no máximo.',
  ],
};

const FINISHED: ClassText = {
  titles: [
    (v) => `${v.count} bois gordos ${v.breed}, ${v.kg} kg`,
    (v) => `Bois gordos ${v.breed}, prontos para abate, lote de ${v.count}`,
    (v) => `Boi gordo ${v.breed} de confinamento, ${v.count} cabeças`,
    (v) => `${v.count} bois ${v.breed} terminados, ${Math.round((v.kg * 0.54) / 15)} arrobas`,
    (v) => `Bois ${v.breed} de ${v.months} meses, bem acabados, ${v.count}`,
    (v) => `Carga fechada de bois gordos ${v.breed}, ${v.kg} kg`,
  ],
  about: [
    (v) => `Estão com ${v.n(90, 115)} dias de cocho, dieta de milho, silagem e núcleo.`,
    'Terminados com ração à vontade no pasto, dois por cento do peso.',
    'Recria e engorda na mesma fazenda, com nota de entrada de todos.',
    (v) => `Ganho de ${v.pick('1,4', '1,5', '1,6', '1,7')} quilo por dia na última pesagem.`,
    'Boi jovem, feito no capim e fechado no grão nos últimos dois meses.',
    'É o segundo giro do confinamento, o primeiro já foi e rendeu bem.',
    'Sem hormônio e com carência cumprida de todos os produtos.',
    'Padrão de exportação, de fazenda habilitada.',
  ],
  build: [
    (v) => `Peso vivo de ${v.kg} kg, a quebra fica por nossa conta.`,
    (v) => `O lote irmão deu ${v.n(54, 57)} % de rendimento de carcaça.`,
    'Gordura mediana e uniforme, no gosto do frigorífico.',
    'Cupim cheio, picanha aparecendo e cola baixa.',
    'Quatro dentes no máximo.',
    (v) => `A diferença entre eles não passa de ${v.n(25, 40)} kg.`,
  ],
  manner: [
    'Embarque cedo, curral com rampa boa e chão batido.',
    'Vendo também para açougue, a partir de cinco.',
    'Animais calmos, carregam sem ferrão.',
    'Quem preferir por arroba, faço a conta junto.',
    'Seu comprador pode vir classificar antes.',
    'Passou do ponto perde; por isso tem de sair neste mês.',
  ],
};

const PREGNANT: ClassText = {
  titles: [
    (v) => `${v.count} ${v.noun} ${v.breed} prenhes, diagnóstico por ultrassom`,
    (v) => `${v.noun} ${v.breed} prenhes de touro provado, lote de ${v.count}`,
    (v) => `Matrizes ${v.breed}: ${v.count} ${v.noun} com prenhez confirmada`,
    (v) => `${v.noun} ${v.breed} prenhes, mansas e parelhas, ${v.count}`,
    (v) => `${v.noun} ${v.breed} de reposição, prenhes, ${v.kg} kg`,
  ],
  about: [
    (v) => `Inseminadas em tempo fixo, repasse com touro e ultrassom com ${v.n(60, 120, 5)} dias.`,
    'Estação de monta curta, prenhez confirmada por veterinário e marcada no brinco.',
    'Nascidas aqui, filhas das vacas que não falham.',
    'Prenhes de touro de baixo peso ao nascer.',
    'Vendo porque passei do número de matrizes que o pasto aguenta.',
    when(gaucho, 'Criadas em campo nativo e aveia no inverno, vão parir gordas.'),
    when(cerrado, 'Criadas a braquiária e sal mineral, sem frescura.'),
    (v) => `O índice de prenhez da fazenda foi de ${v.n(84, 93)} % neste ano.`,
  ],
  build: [
    (v) => `Pesam ${v.kg} kg, com escore corporal de três e meio.`,
    'Úbere bom, aprumo certo e garupa larga.',
    'Bem parelhas, descartei as de fundo.',
    'Boca conferida uma por uma.',
    'Femininas, de porte médio, boas de cria.',
  ],
  manner: [
    'Mansas de curral e de pasto.',
    'Se alguma estiver vazia no embarque, troco na hora.',
    'Vai junto a ficha de cada uma, com data de inseminação.',
    'Vendo em grupos de dez ou o lote todo.',
    'Mães de primeira, desmamam bezerro pesado.',
  ],
};

const DAIRY: ClassText = {
  titles: [
    (v) => `Vaca leiteira ${v.breed}, ${v.litres} litros por dia`,
    (v) => `Vaca ${v.breed} em lactação, mansa, ${v.litres} litros`,
    (v) => `Vaca ${v.breed} de úbere bom, ordenha manual ou mecânica`,
    (v) => `Vaca ${v.breed} de ${v.age}, boa de leite`,
    (v) => `Vaca ${v.breed} registrada, com controle leiteiro`,
    (v) => `Leiteira ${v.breed}, ${v.litres} litros a pasto`,
  ],
  about: [
    (v) => `Produz ${v.litres} litros em duas ordenhas, com pasto e ${v.n(3, 6)} kg de ração.`,
    (v) => `Parida há ${v.n(20, 60)} dias, está dando ${v.litres} litros e subindo.`,
    'Filha de touro provado para leite, a mãe ainda está no curral.',
    'Come silagem de milho no cocho e dorme no piquete.',
    'Vendo por diminuir o plantel, a mão de obra está difícil.',
    (v) => `O controle oficial fechou em ${v.litres} litros de média.`,
    'Ordenhada com bezerro ao pé, mas solta o leite na máquina também.',
  ],
  build: [
    'Quatro tetos perfeitos, sem mastite, CMT negativo.',
    (v) => `Pesa ${v.kg} kg e está com escore três.`,
    'Úbere bem inserido, pernas firmes e casco bom.',
    'Couro fino e muita capacidade.',
    'Contagem de células baixa no último exame.',
  ],
  manner: [
    'Mansa de tudo, não precisa pear.',
    'Pode vir ver a ordenha das cinco da manhã.',
    'Boa para sítio, criança chega perto sem medo.',
    'Tem mais três iguais para quem quiser montar lote.',
    'Acostumada com carrapato e calor, não é vaca de ar-condicionado.',
    'Leva a ficha sanitária e as datas de parto.',
  ],
};

const BULLS: ClassText = {
  titles: [
    (v) => `Touro ${v.breed} de ${v.age}, registrado`,
    (v) => `Touro ${v.breed} PO, ${v.kg} kg`,
    (v) => `Touro ${v.breed} criado a pasto, exame andrológico em dia`,
    (v) => `Reprodutor ${v.breed} manso, pronto para a estação`,
    (v) => `Touro ${v.breed} avaliado, ${v.age}, boa DEP`,
    (v) => `Touro ${v.breed} de muita carcaça, ${v.kg} kg`,
    (v) => `Touro ${v.breed} de cabeceira, filho de campeão`,
    when(
      (v) => v.months <= 30,
      (v) => `Tourinho ${v.breed} de ${v.age}, primeira monta`,
    ),
  ],
  about: [
    'Criado a pasto com sal, sem confinamento, não derrete na monta.',
    'Filho de touro de central com vaca doadora da casa.',
    (v) => `Desmamou com ${v.n(215, 270)} kg e ficou entre os primeiros da safra.`,
    'Participou da prova de ganho de peso e saiu elite.',
    'Da mesma linhagem que vendemos há vinte anos na expogenética.',
    'Escolhido a dedo no lote de sessenta da nossa geração.',
    when((v) => v.months >= 30, 'Já cobriu trinta vacas e pode ver os bezerros no pé.'),
    'A mãe pariu sete vezes sem falhar um ano.',
    'Adaptado ao calor e ao capim, não precisa de mimo.',
  ],
  build: [
    (v) => `Perímetro escrotal de ${v.n(36, 42)} cm e andrológico apto.`,
    (v) => `Pesa ${v.kg} kg em condição de pasto.`,
    'Umbigo corrigido, aprumos perfeitos, pigmento forte.',
    'Costela profunda, posterior cheio e muita masculinidade.',
    'Ultrassom de carcaça com boa área de olho de lombo.',
    'Racial de primeira, chanfro e orelha como manda o padrão.',
  ],
  manner: [
    'Manso de cabresto, deixa coçar a paleta.',
    'Cobre bem e não briga na cerca.',
    'Garantia de fertilidade na primeira estação.',
    'Transferência de registro por minha conta.',
    'Tenho mais dois irmãos para lote.',
    'Seu veterinário pode examinar antes do pagamento.',
    'Fica na fazenda até o começo da estação, sem custo.',
  ],
};

export const CATTLE_PT: SpeciesText<'bovine'> = {
  classes: { calf: CALVES, feeder: FEEDERS, finished: FINISHED, pregnant: PREGNANT, dairy: DAIRY, bull: BULLS },
  health: [
    'Brucelose e clostridioses em dia, vermífugo na entrada do pasto.',
    'Vacinas em dia, com carteira assinada pelo veterinário.',
    (v) => `Vermífugo e vacina contra raiva há ${v.n(15, 40)} dias.`,
    'Exame negativo de brucelose e tuberculose no rebanho.',
    'Clostridioses, botulismo e raiva aplicados no calendário.',
  ],
};
