import type { Breed } from '@/lib/livestock/stock/breeds';
import type { StockClass } from './classes';
import type { Country, Language } from './types';

type Forms = readonly [
  singularMasculine: string,
  singularFeminine: string,
  pluralMasculine: string,
  pluralFeminine: string,
];

const SPANISH: Partial<Record<Breed, string>> = {
  'Polwarth (Ideal)': 'Ideal',
  'Brown Swiss': 'Pardo Suizo',
  'American Quarter Horse': 'Cuarto de Milla',
  'American Paint Horse': 'Paint Horse',
  Thoroughbred: 'Pura Sangre de Carrera',
  Arabian: 'Árabe',
  'Peruvian Paso': 'Peruano de Paso',
  Percheron: 'Percherón',
  Alpine: 'Alpina',
  'Murciano-Granadina': 'Murciano-Granadina',
  'Santa Inês': 'Santa Inés',
  'Hybrid layer': 'ponedoras híbridas',
  'Brahma chicken': 'Brahma',
  'Criolla chicken': 'criollas',
  'Broad Breasted White turkey': 'blancos doble pechuga',
  'Bronze turkey': 'bronceados',
  'Pekin duck': 'Pekín',
  'Muscovy duck': 'criollos',
  'Embden goose': 'Embden',
  'Broiler chicken': 'parrilleros',
  'Guinea fowl': '',
  Quail: '',
  Mule: '',
  Donkey: '',
  Normande: 'Normando',
};
const PORTUGUESE: Partial<Record<Breed, string>> = {
  'Polwarth (Ideal)': 'Ideal',
  'Brown Swiss': 'Pardo-Suíço',
  'American Quarter Horse': 'Quarto de Milha',
  'American Paint Horse': 'Paint Horse',
  Gyr: 'Gir',
  Guzerat: 'Guzerá',
  Simmental: 'Simental',
  Charolais: 'Charolês',
  Lusitano: 'Lusitano',
  'Hybrid layer': 'poedeiras híbridas',
  'Brahma chicken': 'Brahma',
  'Criolla chicken': 'caipiras',
  'Broad Breasted White turkey': 'brancos de peito largo',
  'Bronze turkey': 'bronzeados',
  'Pekin duck': 'Pequim',
  'Muscovy duck': 'do mato',
  'Embden goose': 'Embden',
  'Broiler chicken': 'de corte',
  'Guinea fowl': '',
  Quail: '',
  Mule: '',
  Donkey: '',
};
const ENGLISH: Partial<Record<Breed, string>> = {
  'Polwarth (Ideal)': 'Polwarth',
  'American Quarter Horse': 'Quarter Horse',
  'American Paint Horse': 'Paint',
  'Hybrid layer': 'Red Sex-Link',
  'Brahma chicken': 'Brahma',
  'Criolla chicken': 'barnyard mix',
  'Broad Breasted White turkey': 'Broad Breasted White',
  'Bronze turkey': 'Bronze',
  'Pekin duck': 'Pekin',
  'Muscovy duck': 'Muscovy',
  'Embden goose': 'Embden',
  'Broiler chicken': 'Cornish Cross',
  'Guinea fowl': '',
  Quail: 'Coturnix',
  Mule: '',
  Donkey: '',
  'Hampshire Down': 'Hampshire',
};
const CRIOLLO: Record<Language, Forms> = {
  es: ['Criollo', 'Criolla', 'criollos', 'criollas'],
  pt: ['Crioulo', 'Crioula', 'crioulos', 'crioulas'],
  en: ['Criollo', 'Criollo', 'Criollo', 'Criollo'],
};
const DUTCH: Forms = ['Holandês', 'Holandesa', 'holandeses', 'holandesas'];

/** Returns the breed's name as an adjective that agrees with the animal's noun. */
export function breedText(
  breed: Breed,
  stockClass: StockClass,
  language: Language,
  country: Country,
  feminine: boolean,
  plural: boolean,
): string {
  const form = (plural ? 2 : 0) + (feminine ? 1 : 0);
  if (breed === 'Broiler chicken' && stockClass === 'fowl') return language === 'en' ? 'Cornish Cross' : '';
  if (breed === 'Hybrid layer' && stockClass === 'chick')
    return { es: 'de línea ponedora', pt: 'de linhagem poedeira', en: 'Red Sex-Link' }[language];
  if (breed === 'Criollo') return CRIOLLO[language][form] ?? '';
  if (breed === 'Holstein' && language === 'pt') return DUTCH[form] ?? '';
  if (breed === 'Holstein' && (country === 'AR' || country === 'UY')) return 'Holando';
  if (breed === 'Brown Swiss' && language === 'pt' && feminine) return 'Parda-Suíça';
  if (breed === 'Normande' && language === 'es' && feminine) return plural ? 'Normandas' : 'Normanda';
  if (breed === 'Charolais' && language === 'pt' && feminine) return plural ? 'charolesas' : 'Charolesa';
  if (breed === 'Charolais' && language === 'pt' && plural) return 'charoleses';
  if (breed === 'Percheron' && language === 'es' && feminine) return 'Percherona';
  if (breed === 'Thoroughbred' && language === 'pt') return 'Puro Sangue Inglês';
  if (breed === 'Arabian' && language === 'pt') return 'Árabe';
  return { es: SPANISH, pt: PORTUGUESE, en: ENGLISH }[language][breed] ?? breed;
}
