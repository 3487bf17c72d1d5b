let count = 0;

/** What an administrator types for a good post; each has a slug of its own. */
export function postInput(traits: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    title: 'Agua para el rodeo',
    slug: `agua-para-el-rodeo-${count}`,
    language: 'es',
    excerpt: 'Cuánta, dónde y de qué calidad.',
    content: '## Cuánta toman\n\nUna vaca toma 60 litros.',
    category: 'cattle-care',
    tags: ['agua', 'verano'],
    status: 'draft',
    ...traits,
  };
}
