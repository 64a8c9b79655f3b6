/** The five terrains that can be built on; each has five terrain cards. Lists of counts follow this order. */
export const TERRAINS = ['grassland', 'canyon', 'desert', 'flower-field', 'forest'] as const;

/** A terrain that can be built on. */
export type Terrain = (typeof TERRAINS)[number];

/** Terrain cards of each terrain. (Rulebook, "Components": 25 in all.) */
export const CARDS_PER_TERRAIN = 5;
