import type { MetadataRoute } from 'next';

/** The web manifest, in the default language. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Corral, mercado de ganado',
    short_name: 'Corral',
    description: 'Compra y venta de ganado de productor a productor.',
    lang: 'es',
    start_url: '/',
    display: 'standalone',
    background_color: '#fbfaf5',
    theme_color: '#1f5a34',
    categories: ['business', 'shopping'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
