import { scrub } from './scrub';

/** The numbers that the series give to their machines, with what these are called; facts of the stories, of no card. */
const MACHINES = `
RX-78-2 gundam, RX-77-2 guncannon, RX-75 guntank, RGM-79 gm, RB-79 ball, MS-05 zaku 1, MS-05B zaku 1,
MS-06 zaku 2, MS-06F zaku 2, MS-06J zaku 2, MS-06S chars zaku 2, MS-06FZ zaku 2 fz, MS-07B gouf, MS-09R rick dom,
MS-14A gelgoog, MS-14S chars gelgoog, MS-15 gyan, MS-18E kampfer, MSM-03 gogg, MSM-03C hy gogg, MSM-07E zgok e,
MSN-02 zeong, MA-05 bigro, MA-08 big zam, MAN-08 elmeth, MAX-03 adzam, RX-78NT-1 gundam nt 1, RGM-79SP gm sniper 2,
RX-178 gundam mk 2, MSZ-006 zeta gundam, MSN-00100 hyaku shiki, MSN-100 hyaku shiki, RMS-099 rick dias, MSA-003 nemo,
MSA-005 methuss, RMS-106 hizack, RMS-108 marasai, RMS-117 galbaldy beta, RMS-154 barzam, NRX-044 asshimar,
NRX-055 baund doc, ORX-005 gaplant, RX-110 gabthley, RX-139 hambrabi, RX-160 byarlant, PMX-000 messala,
PMX-001 palace athene, PMX-002 bolinoak sammahn, PMX-003 the o, MRX-009 psycho gundam, MRX-010 psycho gundam mk 2,
AMX-003 gaza c, AMX-004 qubeley, AMX-006 gaza d, AMX-009 dreissen, AMX-011 zaku 3, AMX-102 zssa,
RX-93 nu gundam, RX-93-2 hi nu gundam, MSN-04 sazabi, MSN-03 jagd doga, RGZ-91 re gz, RGM-89 jegan,
AMS-119 geara doga, NZ-333 alpha azieru, RX-0 unicorn gundam, RX-0N banshee, MSN-06S sinanju, NZ-666 kshatriya,
NZ-999 neo zeong, AMS-129 geara zulu, AMA-X7 shamblo, YAMS-132 rozen zulu, MSN-001A1 delta plus, RGZ-95 rezel,
D-50C loto, ARX-014 silver bullet, RX-105 xi gundam, RX-104FF penelope, LM312V04 victory gundam, LM314V21 v2 gundam,
GF13-017NJ shining gundam, GF13-001NHII master gundam, GF13-006NA gundam maxter, GF13-009NF gundam rose,
GF13-011NC dragon gundam, GF13-013NR bolt gundam,
XXXG-01W wing gundam, XXXG-00W0 wing gundam zero, XXXG-01D gundam deathscythe, XXXG-01D2 gundam deathscythe hell,
XXXG-01H gundam heavyarms, XXXG-01SR gundam sandrock, XXXG-01S shenlong gundam, XXXG-01S2 altron gundam,
OZ-00MS tallgeese, OZ-00MS2 tallgeese 2, OZ-00MS2B tallgeese 3, OZ-13MS gundam epyon, OZ-06MS leo, OZ-07AMS aries,
OZ-12SMS taurus, GX-9900 gundam x, GX-9900-DV gundam x divider, GX-9901-DX gundam dx, GW-9800 gundam airmaster,
GT-9600 gundam leopard, NRX-0013 gundam virsago, NRX-0015 gundam ashtaron, WD-M01 turn a gundam,
GAT-X105 strike gundam, GAT-X102 duel gundam, GAT-X103 buster gundam, GAT-X207 blitz gundam, GAT-X303 aegis gundam,
GAT-X131 calamity gundam, GAT-X252 forbidden gundam, GAT-X370 raider gundam, GAT-01 strike dagger,
ZGMF-1017 ginn, ZGMF-515 cgue, ZGMF-600 guaiz, AMF-101 dinn, TMF/A-802 bucue, TMF/A-803 lagowe, UMF-4A goohn,
UMF-5 zno, MBF-M1 m1 astray, MBF-02 strike rouge, ZGMF-X09A justice gundam, ZGMF-X10A freedom gundam,
ZGMF-X13A providence gundam, ZGMF-X20A strike freedom gundam, ZGMF-X23S saviour gundam, ZGMF-X24S chaos gundam,
ZGMF-X31S abyss gundam, ZGMF-X42S destiny gundam, ZGMF-X56S impulse gundam, ZGMF-X88S gaia gundam,
ZGMF-1000 zaku warrior, GFAS-X1 destroy gundam, ORB-01 akatsuki, MVF-M11C murasame,
GN-000 0 gundam, GN-001 gundam exia, GN-002 gundam dynames, GN-003 gundam kyrios, GN-004 gundam nadleeh,
GN-005 gundam virtue, GNW-001 gundam throne eins, GNW-002 gundam throne zwei, GNW-003 gundam throne drei,
GNX-603T gn x, SVMS-01 union flag, ASW-G-08 gundam barbatos, ASW-G-11 gundam gusion, ASW-G-66 gundam kimaris,
ASW-G-64 gundam flauros, EB-06 graze, XVX-016 gundam aerial, XVX-016RN gundam aerial rebuild,
FP/A-77 gundam pharact, XGF-02 gundam lfrith, X-EX01 gundam calibarn`;

const keyOf = (model: string): string => model.toLowerCase().replace(/[^a-z0-9]/g, '');
const BY_MODEL = new Map(
  MACHINES.trim()
    .split(/,\s+/)
    .map((machine): [string, string] => {
      const end = machine.indexOf(' ');
      return [keyOf(machine.slice(0, end)), scrub(machine.slice(end + 1))];
    }),
);

/** What is meant by a model number: the machine of that number; where its name stands beside it, what is named so. */
export function byModel(typed: string): string[] {
  const parts = typed.trim().split(/\s+/);
  // from the longest on: RX 78 2 is not RX 78
  for (let length = Math.min(parts.length, 3); length > 0; length--)
    for (let at = 0; at + length <= parts.length; at++) {
      const machine = BY_MODEL.get(keyOf(parts.slice(at, at + length).join('')));
      if (machine === undefined) continue;
      const rest = scrub([...parts.slice(0, at), ...parts.slice(at + length)].join(' '));
      return [rest === '' ? machine : rest];
    }
  return [];
}

/** Whether it is the number of a machine and nothing else. */
export const isModel = (typed: string): boolean => BY_MODEL.has(keyOf(typed));
