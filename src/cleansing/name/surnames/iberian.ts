/**
 * Surnames of Spain, Portugal, Latin America and Brazil, of which people bear two: the father's and the mother's. In lower
 * case without accents. Those in -ez, -az and -iz need no list.
 */
export const IBERIAN_SURNAMES = `
abad abreu acevedo acosta acuna agudo aguado aguero aguiar aguilar aguilera aguirre alarcon alba alcala alcantara alcaraz aldana aleman
alfaro alfonso almagro almeida almonte alonso altamirano alvarado alves amador amaral amaro amaya amorim andrade angulo antunes
aponte aquino aragon aranda arango araujo araya arce archuleta arellano arenas arevalo arguello arias ariza armas armenta arroyo arteaga
asensio avalos avila avendano ayala azevedo baca badia baez balaguer ballester ballesteros barbosa barbero barbera barragan barranco barrera
barreto barrientos barrios barros barroso bastos batista bautista becerra belmonte beltran benavente benavides benito bermejo bermudez
bernal bernardes blanca blanco blasco boix bonilla borges borja borrego botelho bosch botella braga branco bravo brito bueno burgos bustamante
bustos caballero cabello cabezas cabral cabrera caceres caldera calderon calero calvo camacho camara campos canales cano cantero cardenas
cardona cardoso carmona caro carrasco carreno carrera carretero carrillo carrion carvajal carvalho casado casas castaneda castano castellano
castellanos castello castillo castro ceballos centeno cepeda cerda cervantes cervera chacon chaves cisneros clemente coelho colon conde contreras
corbacho cordeiro cordero cordoba cornejo corona coronado corral correa correia cortes costa costas cotto couto crespo cruz cuadrado cuenca
cuesta cueva cuevas cunha delgado dias domingo domingues dominguez donoso duarte dueno duque duran echeverria elizondo encinas enriquez
escalante escamilla escobar escobedo escribano escudero espejo espinosa espinoza esparza esquivel esteban esteve esteves estevez estrada
expositor fajardo farias faria felix fernandes ferrao ferraz ferreira ferreiro ferrer ferrera figueiredo figueroa flores fonseca font fontes franca
franco freire freitas frias frutos fuente fuentes fuster galan galindo gallardo gallego gallegos galvan galvao gamez gamboa garces garcia garrido
garza gaspar gaytan gil gimeno giraldo godoy gomes gomis goncalves gonzaga gordillo gouveia gracia granados grau guardado guerra guerrero guevara
guillen guimaraes guirado guzman haro heredia hermosillo hernando herrera herrero hidalgo hierro hinojosa holguin huerta hurtado ibarra
iglesias infante izquierdo jaramillo jara jesus jorda jorge juarez jurado lacerda lago lara lazaro leal leiva leite leitao leon lima linares
llamas llorente llopis lobato lobo loera longoria lopes lorente lorenzo losada lourenco lozano lucena lucero luna lujan luque macedo machado macias
madeira maldonado manrique manzano marin marino mariscal maroto marquez marques marrero martin martins mata mateo mateos mateu matias matos maya
mayo mayorga medeiros medina medrano meireles mejia melgar mella mello melo mena mendes mendonca mendoza menendez meneses mercado merino mesa mesquita
meza miguel millan mira miranda moita molina molinero moll monge monroy montalvo montano monteiro montenegro montero montes montoya mora moraes
morais moral morales moran morcillo moreira morejon moreno morillo mota moura moya munoz murcia murillo nadal naranjo nascimento nava
navarrete navarro negrete negron neto neves nevado nieto nieves nobrega nogueira nogales noguera novoa nunes obregon ocampo ochoa ocon ojeda oliva olivares
olivas oliveira oliver olivera olmedo olmos ordonez orellana oropeza orozco orta ortega ortego osorio otero otto ovalle oviedo pacheco padilla padron paiva
palacios palma palomino palomo pantoja pardo paredes pareja parra pascual pastor patino paulino pavon paz pedraza pedro pedrosa peinado pena penalver
peralta perea pereda pereira perera pimenta pimentel pina pineda pinheiro pinho pinto pires pizarro plaza plata polanco polo ponce pons porras portela
portillo posada pozo prado prat prates prieto puente puentes puerta puertas puig pujol pulido quesada queiroz quevedo quezada quijano quinones quintana
quintanilla quintero quiroga quiros quispe ramalho ramon ramos rangel raya real rebelo recio redondo reina reis rendon requena resende restrepo
revilla rey reyes ribas ribeiro ribera rico rincon rio rios riera riquelme rivas rivera rivero robledo robles roca rocha roche roda rojas roig roldan roma
roman romero romo rosa rosado rosales rosario rosas rosell rovira rubio rueda sa saavedra sabater saco sala salas salazar salcedo saldana salgado salinas
salmeron salvador samaniego samper sampaio sandoval santa santacruz santana santiago santillan santo santos saraiva sarmiento sastre saucedo segovia segura
sepulveda serna serra serrano serrato sevilla sierra siles silva silveira silvestre simoes sobrino sola solano solis sols soler solorio soria sosa soto
sotelo sousa souto souza suarez suero tapia tavares tavera teixeira tejada tejeda tejera tellez tello teles tena teran toledo tomas toro torrado torre
torrent torres torrijos toscano tovar trejo trigo trigueros trindade triguero trujillo ugarte uribe urbina urena urrutia vaca valadez valbuena valdes
valdivia valencia valente valenzuela valera valero valle vallejo valles valverde vaquero varela vargas vasconcelos vasco vega vela velasco veloso ventura
vera verdugo vergara vicente vidal vieira viegas vigil vila vilar vilches villa villalba villalobos villanueva villar villareal villarreal villegas
viera xavier yepes zabala zambrano zamora zamorano zapata zapatero zaragoza zarate zavala zuniga
`;

/** Iberian surnames that are common in Britain by themselves, or as forenames and middle names: they want an Iberian beside them. */
export const SHARED_WITH_BRITAIN: ReadonlySet<string> = new Set(
  'alba alfonso benito bosch clemente costa cruz duran esteban felix font franca franco gaspar jesus jorge leon martin mateo matias mayo miguel mira oliver paz pedro polo ramon real rey roche rosa santiago sierra silvestre sola tomas vasco vicente xavier'.split(
    ' ',
  ),
);
