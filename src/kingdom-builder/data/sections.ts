import { TERRAINS, type Terrain } from './terrains.js';

/** The location tiles in the order in which moves are listed: those that build, then those that move. */
export const TILES = ['oracle', 'farm', 'oasis', 'tower', 'tavern', 'barn', 'harbor', 'paddock'] as const;

/** A location tile. */
export type Tile = (typeof TILES)[number];

/** A section of the board, named after its location, whose tiles it has. */
export type SectionId = Tile;

/** The eight sections of the board. */
export const SECTIONS: readonly SectionId[] = TILES;

/** Tiles that lie on each location hex at the start. (Rulebook, "Setup".) */
export const TILES_PER_LOCATION = 2;

/** A kind of hex: the five terrains, and what cannot be built on without a tile. */
export type HexKind = Terrain | 'water' | 'mountain' | 'castle' | 'location';

/** All kinds of hexes. */
export const HEX_KINDS: readonly HexKind[] = [...TERRAINS, 'water', 'mountain', 'castle', 'location'];

/** The letters of the printed sections, in the order of the kinds of hexes. */
export const LETTERS = 'GCDFTWMSL';

/**
 * The printed sections, upright: ten rows of ten hexes. G grassland, C canyon, D desert, F flower field, T forest,
 * W water, M mountain, S castle, L location (of the section's kind). Transcribed from the printed boards; twelve or
 * more independent transcriptions agree on every section.
 */
export const SECTION_ROWS: Readonly<Record<SectionId, string>> = {
  oracle:
    'GGGTTWGTTT' +
    'GGGSTWGTTT' +
    'GFFGTTWGGT' +
    'FFCGTWFLTT' +
    'FFFCCWFFWW' +
    'MMCGGWWWDD' +
    'CCCMGFFFDD' +
    'CCSDMDFFCC' +
    'WWWDDDDMCC' +
    'WWWWDDDDDC',
  farm:
    'DDCWWTTTGG' +
    'DSCWTTTLGG' +
    'CCCFFFTCFF' +
    'CCFFWDDCCF' +
    'CGGWFFDDCC' +
    'GGLFWFWDDC' +
    'GGGTFFWWDD' +
    'GGTTMWWWDW' +
    'GMTTWWWWWW' +
    'TTTWWWWWWW',
  oasis:
    'DDCWWTTGGG' +
    'DCWFFTTTGG' +
    'DDWFFTTLFG' +
    'WWWFGTFFFF' +
    'WWWWGGGGFF' +
    'WTTWGGCCDC' +
    'WTCTWGCCDC' +
    'WSCFWLDDCW' +
    'WWCFWWWDDW' +
    'WWWWWWWWWW',
  tower:
    'TTTTMMGMCC' +
    'TMTTFGMMMC' +
    'FFTFFFGGWM' +
    'DFFFWLGWMM' +
    'DDDDFWGWCC' +
    'DCDDDWWCGC' +
    'DDCDDWFSGC' +
    'CCLDWFFFGG' +
    'DCWWWTTFGG' +
    'DCCWTTTGGG',
  tavern:
    'FDDMMDDCCC' +
    'FFDDDMMCCC' +
    'FFFFFFFMMM' +
    'WWFSGGTTMM' +
    'FFWWGGGTTC' +
    'FCCWGTTCCC' +
    'DFLCWTTLCG' +
    'DDCWTTGGGG' +
    'DDDWTTTGGG' +
    'DDWWTTTGGG',
  barn:
    'CDDDDDDDDD' +
    'CCCDDDDDCD' +
    'MMMDMMLDDC' +
    'CMMMMMFFCC' +
    'CCCMMWFFFC' +
    'GCCCMFFWTC' +
    'GGLTFFWFFT' +
    'GGTTFFGSTT' +
    'GGGTTWGGTT' +
    'GGGTWGGTTT',
  harbor:
    'GGTTTWGTTF' +
    'GFTTWGTTFF' +
    'GFFTWGGFFF' +
    'FFTTWGMFDD' +
    'CFSTWGDDDD' +
    'CCTWGGMMDD' +
    'CCWWWGDDDC' +
    'WWGGWWLCMC' +
    'WDSGWMWCCC' +
    'WDDWWWWCCC',
  paddock:
    'CCCDDWDDDD' +
    'MMCDDWDDDD' +
    'MMCMMWDDLF' +
    'MCMMWMDFFF' +
    'CCTTWMMCFF' +
    'CTTWCCCMFF' +
    'CLTTWFFFFF' +
    'GGTWGSGFGT' +
    'GGTTWGGGGT' +
    'GGTTWGGGTT',
};
