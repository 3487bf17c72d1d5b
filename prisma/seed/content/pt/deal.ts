import { when, type DealText } from '../voice';

export const PORTUGUESE_DEAL: DealText = {
  papers: [
    'GTA por minha conta, sai no mesmo dia.',
    'Atestado sanitário e GTA prontos.',
    'Nota fiscal e GTA no embarque.',
    'Cadastro da propriedade regular, GTA na hora.',
    'Atestado do veterinário vai junto com a nota.',
    'Documentação toda em ordem, GTA inclusa.',
  ],
  identification: [
    'Brinco e marca a fogo, tudo conferido no curral.',
    'Rastreabilidade com brinco e botão.',
    'Marca a fogo da fazenda e brinco numerado.',
  ],
  pregnancy: [
    'Prenhez confirmada por ultrassom.',
    'Diagnóstico de gestação positivo, com data prevista de parto.',
    'Prenhez confirmada pelo veterinário há três semanas.',
  ],
  closing: [
    (v) => `Fazenda a ${v.n(10, 60)} km de ${v.city}, estrada boa.`,
    (v) => `Frete combinado até ${v.n(100, 400, 50)} km.`,
    'Pagamento por Pix ou transferência antes do embarque.',
    'À vista de preferência; prazo só para cliente conhecido.',
    'Balança e embarcador no local.',
    'Visita com hora marcada, inclusive no sábado.',
    'Sinal de dez por cento segura o negócio.',
    'Mando vídeo do dia para quem pedir pelo site.',
    'Caminhão boiadeiro da região, passo o contato pelo site.',
    (v) => `Pego o comprador em ${v.city} se vier de longe.`,
    'Respondo à noite, de dia estou no campo.',
    'Venha ver antes, o café está passado.',
    when((v) => !v.negotiable, 'Preço fechado, já está no limite.'),
    when((v) => !v.negotiable, 'O valor é esse, sem choro.'),
    when((v) => v.negotiable, 'Aceito proposta à vista.'),
    when((v) => v.negotiable, 'Levando tudo, o preço melhora.'),
  ],
  healthStatus: ['Muito bom', 'Excelente', 'Bom', 'Sadio, com acompanhamento veterinário', 'Ótimo'],
};
