import type { Coats, Hide } from './hide';

export const HORSES = {
  sorrel: { base: '#b4622f', shade: '#7d4524', light: '#c98552', dark: '#8f4a22', face: '#f6ead8' },
  bay: { base: '#8a4f2c', shade: '#5c3219', light: '#a66c44', dark: '#231814', socks: '#2a1d17' },
  grey: { base: '#cfcbc2', shade: '#979187', light: '#a39d94', dark: '#77716a', patch: '#e6e3db', pattern: 'roan' },
  black: { base: '#37302d', shade: '#211c1a', light: '#544a44', dark: '#161211' },
  palomino: { base: '#d9a864', shade: '#9f7440', light: '#e8c795', dark: '#f3e7cf', face: '#fbf4e6', socks: '#fbf1df' },
  'bay-tobiano': {
    base: '#f1e6d3',
    shade: '#b9a78d',
    light: '#fbf4e6',
    dark: '#2f211a',
    patch: '#84492a',
    pattern: 'tobiano',
  },
  'black-tobiano': {
    base: '#f3ecdf',
    shade: '#b8afa2',
    light: '#fbf4e6',
    dark: '#211c1a',
    patch: '#332c29',
    pattern: 'tobiano',
  },
  'sorrel-tobiano': {
    base: '#f3e8d5',
    shade: '#bda98d',
    light: '#fbf4e6',
    dark: '#8f4a22',
    patch: '#b0602f',
    pattern: 'tobiano',
  },
  leopard: {
    base: '#f1eadd',
    shade: '#b9ae9f',
    light: '#d8c6b4',
    dark: '#4b3a30',
    patch: '#4f3527',
    pattern: 'speckled',
  },
} satisfies Record<string, Hide>;

export const HORSES_COATS: Coats<'equine', keyof typeof HORSES> = {
  breeds: {
    'American Quarter Horse': ['sorrel', 'bay', 'palomino', 'grey'],
    'American Paint Horse': ['bay-tobiano', 'black-tobiano', 'sorrel-tobiano'],
    Appaloosa: ['leopard'],
    Thoroughbred: ['bay', 'sorrel'],
    Arabian: ['grey', 'bay'],
    Criollo: ['sorrel', 'bay', 'palomino', 'grey', 'bay-tobiano', 'black'],
    'Polo Argentino': ['bay', 'sorrel'],
    'Mangalarga Marchador': ['grey', 'bay', 'sorrel'],
    'Paso Fino': ['bay', 'black', 'sorrel'],
    'Peruvian Paso': ['sorrel', 'palomino'],
    'Pura Raza Española': ['grey', 'bay', 'black'],
    Lusitano: ['grey', 'bay'],
    Azteca: ['grey', 'black', 'bay'],
    Percheron: ['grey', 'black'],
    Donkey: ['grey', 'bay'],
    Mule: ['bay', 'sorrel', 'black'],
  },
  named: {
    mestizo: 'bay',
    Morgan: 'bay',
    'costarricense de paso': 'bay',
    Campolina: 'bay',
  },
};
