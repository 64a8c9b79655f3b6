/** The eight sections of the board, each named after the location on it. */
export const SECTIONS = ['tavern', 'oracle', 'farm', 'oasis', 'tower', 'barn', 'harbor', 'paddock'] as const;

/** A section of the board. */
export type SectionId = (typeof SECTIONS)[number];

/** The location tiles in the order in which moves are listed: those that build, then those that move. */
export const TILES = ['oracle', 'farm', 'oasis', 'tower', 'tavern', 'barn', 'harbor', 'paddock'] as const;

/** A location tile. Each comes from the section of the same name. */
export type Tile = (typeof TILES)[number];

/** Tiles that lie on each location hex at the start. (Rulebook, "Setup".) */
export const TILES_PER_LOCATION = 2;

/**
 * The printed sections, upright: ten rows of ten hexes. G grassland, C canyon, D desert, F flower field, T forest,
 * W water, M mountain, S castle, L location (of the section's kind). Transcribed from the printed boards; twelve or
 * more independent transcriptions agree on every section.
 */
export const SECTION_ROWS: Readonly<Record<SectionId, string>> = {
  tavern:
    'FDDMMDDCCC FFDDDMMCCC FFFFFFFMMM WWFSGGTTMM FFWWGGGTTC FCCWGTTCCC DFLCWTTLCG DDCWTTGGGG DDDWTTTGGG DDWWTTTGGG',
  oracle:
    'GGGTTWGTTT GGGSTWGTTT GFFGTTWGGT FFCGTWFLTT FFFCCWFFWW MMCGGWWWDD CCCMGFFFDD CCSDMDFFCC WWWDDDDMCC WWWWDDDDDC',
  farm: 'DDCWWTTTGG DSCWTTTLGG CCCFFFTCFF CCFFWDDCCF CGGWFFDDCC GGLFWFWDDC GGGTFFWWDD GGTTMWWWDW GMTTWWWWWW TTTWWWWWWW',
  oasis:
    'DDCWWTTGGG DCWFFTTTGG DDWFFTTLFG WWWFGTFFFF WWWWGGGGFF WTTWGGCCDC WTCTWGCCDC WSCFWLDDCW WWCFWWWDDW WWWWWWWWWW',
  tower:
    'TTTTMMGMCC TMTTFGMMMC FFTFFFGGWM DFFFWLGWMM DDDDFWGWCC DCDDDWWCGC DDCDDWFSGC CCLDWFFFGG DCWWWTTFGG DCCWTTTGGG',
  barn: 'CDDDDDDDDD CCCDDDDDCD MMMDMMLDDC CMMMMMFFCC CCCMMWFFFC GCCCMFFWTC GGLTFFWFFT GGTTFFGSTT GGGTTWGGTT GGGTWGGTTT',
  harbor:
    'GGTTTWGTTF GFTTWGTTFF GFFTWGGFFF FFTTWGMFDD CFSTWGDDDD CCTWGGMMDD CCWWWGDDDC WWGGWWLCMC WDSGWMWCCC WDDWWWWCCC',
  paddock:
    'CCCDDWDDDD MMCDDWDDDD MMCMMWDDLF MCMMWMDFFF CCTTWMMCFF CTTWCCCMFF CLTTWFFFFF GGTWGSGFGT GGTTWGGGGT GGTTWGGGTT',
};
