CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.events (
    table_id character varying(32) NOT NULL,
    seq integer NOT NULL,
    at double precision NOT NULL,
    by character varying(8) NOT NULL,
    client bigint,
    deed text NOT NULL
);
CREATE TABLE public.runs (
    id integer NOT NULL,
    started double precision NOT NULL,
    alive double precision NOT NULL
);
CREATE SEQUENCE public.runs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.runs_id_seq OWNED BY public.runs.id;
CREATE TABLE public.seats (
    table_id character varying(32) NOT NULL,
    side character varying(8) NOT NULL,
    kind character varying(16) NOT NULL,
    name character varying(100) NOT NULL,
    visitor character varying(64)
);
CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    made double precision NOT NULL,
    updated double precision NOT NULL,
    terms text NOT NULL,
    sheet character varying(100) NOT NULL,
    plies integer NOT NULL,
    status character varying(16) NOT NULL,
    result character varying(8),
    board text NOT NULL,
    turn character varying(8) NOT NULL
);
ALTER TABLE ONLY public.runs ALTER COLUMN id SET DEFAULT nextval('public.runs_id_seq'::regclass);
INSERT INTO public.alembic_version VALUES ('0001');
INSERT INTO public.events VALUES ('plain', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('plain', 2, 1002, 'black', 2, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('plain', 3, 1003, 'white', 3, '{"type":"move","path":[28,19]}');
INSERT INTO public.events VALUES ('plain', 4, 1004, 'black', 4, '{"type":"move","path":[14,23]}');
INSERT INTO public.events VALUES ('timed', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('timed', 2, 1002, 'server', NULL, '{"type":"resumed","away":500.0}');
INSERT INTO public.events VALUES ('timed', 3, 1003, 'black', 3, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('timed', 4, 1004, 'white', 4, '{"type":"chat","text":"hm"}');
INSERT INTO public.events VALUES ('timed', 5, 1005, 'white', 5, '{"type":"move","path":[28,19]}');
INSERT INTO public.events VALUES ('flagged', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('flagged', 2, 1102, 'server', NULL, '{"type":"flag"}');
INSERT INTO public.events VALUES ('flagged', 3, 1103, 'white', 4, '{"type":"rematch"}');
INSERT INTO public.events VALUES ('flagged', 4, 1104, 'black', 5, '{"type":"rematch"}');
INSERT INTO public.events VALUES ('flagged', 5, 1105, 'server', NULL, '{"type":"rematched","table":"plain"}');
INSERT INTO public.events VALUES ('huffed', 1, 1001, 'white', 1, '{"type":"move","path":[40,34]}');
INSERT INTO public.events VALUES ('huffed', 2, 1002, 'black', 2, '{"type":"huff","square":32}');
INSERT INTO public.events VALUES ('huffed', 3, 1003, 'black', 3, '{"type":"move","path":[10,14]}');
INSERT INTO public.events VALUES ('withdrawn', 1, 1001, 'both', 1, '{"type":"move","path":[12,16]}');
INSERT INTO public.events VALUES ('withdrawn', 2, 1002, 'both', 2, '{"type":"withdraw"}');
INSERT INTO public.events VALUES ('withdrawn', 3, 1003, 'both', 3, '{"type":"ask-takeback"}');
INSERT INTO public.events VALUES ('withdrawn', 4, 1004, 'both', 4, '{"type":"stand"}');
INSERT INTO public.events VALUES ('open-slip', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('open-slip', 2, 1002, 'black', 2, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('open-slip', 3, 1003, 'white', 3, '{"type":"move","path":[37,32]}');
INSERT INTO public.events VALUES ('agreed', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('agreed', 2, 1002, 'white', 2, '{"type":"offer-draw"}');
INSERT INTO public.events VALUES ('agreed', 3, 1003, 'black', 3, '{"type":"decline-draw"}');
INSERT INTO public.events VALUES ('agreed', 4, 1004, 'black', 4, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('agreed', 5, 1005, 'black', 5, '{"type":"offer-draw"}');
INSERT INTO public.events VALUES ('agreed', 6, 1006, 'white', 6, '{"type":"accept-draw"}');
INSERT INTO public.events VALUES ('resigned', 1, 1001, 'both', 1, '{"type":"move","path":[22,18]}');
INSERT INTO public.events VALUES ('resigned', 2, 1002, 'both', 2, '{"type":"resign"}');
INSERT INTO public.events VALUES ('resigned', 3, 1003, 'both', 3, '{"type":"name","name":"Cy"}');
INSERT INTO public.events VALUES ('claimed', 1, 1001, 'white', 1, '{"type":"move","path":[46,41]}');
INSERT INTO public.events VALUES ('claimed', 2, 1002, 'black', 2, '{"type":"move","path":[15,4]}');
INSERT INTO public.events VALUES ('claimed', 3, 1003, 'white', 3, '{"type":"move","path":[41,46]}');
INSERT INTO public.events VALUES ('claimed', 4, 1004, 'black', 4, '{"type":"move","path":[4,15]}');
INSERT INTO public.events VALUES ('claimed', 5, 1005, 'white', 5, '{"type":"move","path":[46,41]}');
INSERT INTO public.events VALUES ('claimed', 6, 1006, 'black', 6, '{"type":"move","path":[15,4]}');
INSERT INTO public.events VALUES ('claimed', 7, 1007, 'white', 7, '{"type":"move","path":[41,46]}');
INSERT INTO public.events VALUES ('claimed', 8, 1008, 'black', 8, '{"type":"claim-draw","path":[4,15]}');
INSERT INTO public.events VALUES ('proved', 1, 1001, 'black', 2, '{"type":"claim-draw"}');
INSERT INTO public.events VALUES ('back', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('back', 2, 1002, 'black', 2, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('back', 3, 1003, 'white', 3, '{"type":"move","path":[28,19]}');
INSERT INTO public.events VALUES ('back', 4, 1004, 'white', 4, '{"type":"ask-takeback"}');
INSERT INTO public.events VALUES ('back', 5, 1005, 'black', 5, '{"type":"accept-takeback"}');
INSERT INTO public.events VALUES ('back', 6, 1006, 'black', 6, '{"type":"ask-takeback"}');
INSERT INTO public.events VALUES ('back', 7, 1007, 'white', 7, '{"type":"decline-takeback"}');
INSERT INTO public.events VALUES ('touched', 1, 1001, 'white', 1, '{"type":"straighten"}');
INSERT INTO public.events VALUES ('touched', 2, 1002, 'white', 2, '{"type":"touch","square":32}');
INSERT INTO public.events VALUES ('touched', 3, 1003, 'white', 3, '{"type":"touch","square":33}');
INSERT INTO public.events VALUES ('touched', 4, 1004, 'white', 4, '{"type":"move","path":[33,28]}');
INSERT INTO public.events VALUES ('touched', 5, 1005, 'black', 5, '{"type":"touch","square":19}');
INSERT INTO public.events VALUES ('joined', 1, 1001, 'server', NULL, '{"type":"joined","name":"Bo"}');
INSERT INTO public.events VALUES ('joined', 2, 1002, 'white', 2, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('house', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('house', 2, 1002, 'black', 2, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('house', 3, 1003, 'white', 3, '{"type":"move","path":[28,19]}');
INSERT INTO public.events VALUES ('house', 4, 1004, 'black', 4, '{"type":"move","path":[14,23]}');
INSERT INTO public.events VALUES ('decided', 1, 1001, 'white', 1, '{"type":"move","path":[32,23]}');
INSERT INTO public.events VALUES ('crowned', 1, 1001, 'white', 1, '{"type":"move","path":[7,1]}');
INSERT INTO public.events VALUES ('crowned', 2, 1002, 'black', 2, '{"type":"move","path":[28,33]}');
INSERT INTO public.events VALUES ('crowned', 3, 1003, 'white', 3, '{"type":"move","path":[1,40]}');
INSERT INTO public.events VALUES ('crowned', 4, 1004, 'black', 4, '{"type":"move","path":[45,34]}');
INSERT INTO public.events VALUES ('ambiguous', 1, 1001, 'white', 1, '{"type":"move","path":[46,28,17,8]}');
INSERT INTO public.events VALUES ('broken', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('broken', 2, 1002, 'black', 2, '{"type":"move","path":[19,23]}');
INSERT INTO public.events VALUES ('broken', 3, 1003, 'white', 3, '{"type":"move","path":[28,19]}');
INSERT INTO public.events VALUES ('broken', 4, 1004, 'black', 4, '{"type":"chat","text":"well played"}');
INSERT INTO public.events VALUES ('broken', 5, 1005, 'black', 5, '{"type":"move","path":[14,23]}');
INSERT INTO public.events VALUES ('broken', 6, 1006, 'black', 6, '{"type":"resign"}');
INSERT INTO public.events VALUES ('lost-sheet', 1, 1001, 'white', 1, '{"type":"move","path":[32,28]}');
INSERT INTO public.events VALUES ('random-djeco', 1, 1001, 'white', 1, '{"type":"move","path":[33,28]}');
INSERT INTO public.events VALUES ('random-djeco', 2, 1002, 'black', 2, '{"type":"move","path":[18,23]}');
INSERT INTO public.events VALUES ('random-djeco', 3, 1003, 'white', 3, '{"type":"move","path":[35,30]}');
INSERT INTO public.events VALUES ('random-djeco', 4, 1004, 'black', 4, '{"type":"move","path":[20,25]}');
INSERT INTO public.events VALUES ('random-djeco', 5, 1005, 'white', 5, '{"type":"move","path":[40,35]}');
INSERT INTO public.events VALUES ('random-djeco', 6, 1006, 'black', 6, '{"type":"move","path":[23,29]}');
INSERT INTO public.events VALUES ('random-djeco', 7, 1007, 'white', 7, '{"type":"move","path":[44,40]}');
INSERT INTO public.events VALUES ('random-djeco', 8, 1008, 'black', 8, '{"type":"huff","square":34}');
INSERT INTO public.events VALUES ('random-djeco', 9, 1009, 'black', 9, '{"type":"move","path":[29,33]}');
INSERT INTO public.events VALUES ('random-djeco', 10, 1010, 'white', 10, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 11, 1011, 'white', 11, '{"type":"move","path":[50,44]}');
INSERT INTO public.events VALUES ('random-djeco', 12, 1012, 'black', 12, '{"type":"move","path":[19,24]}');
INSERT INTO public.events VALUES ('random-djeco', 13, 1013, 'white', 13, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 14, 1014, 'white', 14, '{"type":"move","path":[28,22]}');
INSERT INTO public.events VALUES ('random-djeco', 15, 1015, 'black', 15, '{"type":"huff","square":38}');
INSERT INTO public.events VALUES ('random-djeco', 16, 1016, 'black', 16, '{"type":"move","path":[17,28]}');
INSERT INTO public.events VALUES ('random-djeco', 17, 1017, 'white', 17, '{"type":"move","path":[32,23]}');
INSERT INTO public.events VALUES ('random-djeco', 18, 1018, 'black', 18, '{"type":"move","path":[12,18]}');
INSERT INTO public.events VALUES ('random-djeco', 19, 1019, 'white', 19, '{"type":"huff","square":25}');
INSERT INTO public.events VALUES ('random-djeco', 20, 1020, 'white', 20, '{"type":"move","path":[30,25]}');
INSERT INTO public.events VALUES ('random-djeco', 21, 1021, 'black', 21, '{"type":"huff","square":39}');
INSERT INTO public.events VALUES ('random-djeco', 22, 1022, 'black', 22, '{"type":"move","path":[18,22]}');
INSERT INTO public.events VALUES ('random-djeco', 23, 1023, 'white', 23, '{"type":"move","path":[31,26]}');
INSERT INTO public.events VALUES ('random-djeco', 24, 1024, 'black', 24, '{"type":"move","path":[14,19]}');
INSERT INTO public.events VALUES ('random-djeco', 25, 1025, 'white', 25, '{"type":"move","path":[44,39]}');
INSERT INTO public.events VALUES ('random-djeco', 26, 1026, 'black', 26, '{"type":"move","path":[22,27]}');
INSERT INTO public.events VALUES ('random-djeco', 27, 1027, 'white', 27, '{"type":"move","path":[49,44]}');
INSERT INTO public.events VALUES ('random-djeco', 28, 1028, 'black', 28, '{"type":"huff","square":39}');
INSERT INTO public.events VALUES ('random-djeco', 29, 1029, 'black', 29, '{"type":"move","path":[24,29]}');
INSERT INTO public.events VALUES ('random-djeco', 30, 1030, 'white', 30, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 31, 1031, 'white', 31, '{"type":"move","path":[43,39]}');
INSERT INTO public.events VALUES ('random-djeco', 32, 1032, 'black', 32, '{"type":"move","path":[29,18]}');
INSERT INTO public.events VALUES ('random-djeco', 33, 1033, 'white', 33, '{"type":"move","path":[42,38]}');
INSERT INTO public.events VALUES ('random-djeco', 34, 1034, 'black', 34, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 35, 1035, 'black', 35, '{"type":"move","path":[18,23]}');
INSERT INTO public.events VALUES ('random-djeco', 36, 1036, 'white', 36, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 37, 1037, 'white', 37, '{"type":"move","path":[38,32]}');
INSERT INTO public.events VALUES ('random-djeco', 38, 1038, 'black', 38, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 39, 1039, 'black', 39, '{"type":"move","path":[11,17]}');
INSERT INTO public.events VALUES ('random-djeco', 40, 1040, 'white', 40, '{"type":"move","path":[37,31]}');
INSERT INTO public.events VALUES ('random-djeco', 41, 1041, 'black', 41, '{"type":"huff","square":32}');
INSERT INTO public.events VALUES ('random-djeco', 42, 1042, 'black', 42, '{"type":"move","path":[13,18]}');
INSERT INTO public.events VALUES ('random-djeco', 43, 1043, 'white', 43, '{"type":"move","path":[47,42]}');
INSERT INTO public.events VALUES ('random-djeco', 44, 1044, 'black', 44, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 45, 1045, 'black', 45, '{"type":"move","path":[18,22]}');
INSERT INTO public.events VALUES ('random-djeco', 46, 1046, 'white', 46, '{"type":"move","path":[39,28]}');
INSERT INTO public.events VALUES ('random-djeco', 47, 1047, 'black', 47, '{"type":"move","path":[15,20]}');
INSERT INTO public.events VALUES ('random-djeco', 48, 1048, 'white', 48, '{"type":"huff","square":23}');
INSERT INTO public.events VALUES ('random-djeco', 49, 1049, 'white', 49, '{"type":"move","path":[35,30]}');
INSERT INTO public.events VALUES ('random-djeco', 50, 1050, 'black', 50, '{"type":"huff","square":25}');
INSERT INTO public.events VALUES ('random-djeco', 51, 1051, 'black', 51, '{"type":"move","path":[8,12]}');
INSERT INTO public.events VALUES ('random-djeco', 52, 1052, 'white', 52, '{"type":"huff","square":22}');
INSERT INTO public.events VALUES ('random-djeco', 53, 1053, 'white', 53, '{"type":"move","path":[31,22,11]}');
INSERT INTO public.events VALUES ('random-djeco', 54, 1054, 'black', 54, '{"type":"move","path":[20,24]}');
INSERT INTO public.events VALUES ('random-djeco', 55, 1055, 'white', 55, '{"type":"huff","square":6}');
INSERT INTO public.events VALUES ('random-djeco', 56, 1056, 'white', 56, '{"type":"move","path":[28,23]}');
INSERT INTO public.events VALUES ('random-djeco', 57, 1057, 'black', 57, '{"type":"move","path":[10,15]}');
INSERT INTO public.events VALUES ('random-djeco', 58, 1058, 'white', 58, '{"type":"huff","square":19}');
INSERT INTO public.events VALUES ('random-djeco', 59, 1059, 'white', 59, '{"type":"move","path":[36,31]}');
INSERT INTO public.events VALUES ('random-djeco', 60, 1060, 'black', 60, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 61, 1061, 'black', 61, '{"type":"move","path":[24,29]}');
INSERT INTO public.events VALUES ('random-djeco', 62, 1062, 'white', 62, '{"type":"huff","square":29}');
INSERT INTO public.events VALUES ('random-djeco', 63, 1063, 'white', 63, '{"type":"move","path":[23,18]}');
INSERT INTO public.events VALUES ('random-djeco', 64, 1064, 'black', 64, '{"type":"move","path":[5,10]}');
INSERT INTO public.events VALUES ('random-djeco', 65, 1065, 'white', 65, '{"type":"stand"}');
INSERT INTO public.events VALUES ('random-djeco', 66, 1066, 'white', 66, '{"type":"move","path":[11,6]}');
INSERT INTO public.events VALUES ('random-djeco', 67, 1067, 'black', 67, '{"type":"move","path":[9,13]}');
INSERT INTO public.events VALUES ('random-djeco', 68, 1068, 'white', 68, '{"type":"huff","square":12}');
INSERT INTO public.events VALUES ('random-djeco', 69, 1069, 'white', 69, '{"type":"move","path":[42,38]}');
INSERT INTO public.events VALUES ('random-djeco', 70, 1070, 'black', 70, '{"type":"move","path":[13,19]}');
INSERT INTO public.events VALUES ('random-turkish', 1, 1001, 'white', 1, '{"type":"move","path":[41,33]}');
INSERT INTO public.events VALUES ('random-turkish', 2, 1002, 'black', 2, '{"type":"move","path":[19,27]}');
INSERT INTO public.events VALUES ('random-turkish', 3, 1003, 'white', 3, '{"type":"move","path":[48,40]}');
INSERT INTO public.events VALUES ('random-turkish', 4, 1004, 'black', 4, '{"type":"move","path":[20,28]}');
INSERT INTO public.events VALUES ('random-turkish', 5, 1005, 'white', 5, '{"type":"move","path":[33,25]}');
INSERT INTO public.events VALUES ('random-turkish', 6, 1006, 'black', 6, '{"type":"move","path":[17,33]}');
INSERT INTO public.events VALUES ('random-turkish', 7, 1007, 'white', 7, '{"type":"move","path":[47,39]}');
INSERT INTO public.events VALUES ('random-turkish', 8, 1008, 'black', 8, '{"type":"move","path":[23,31]}');
INSERT INTO public.events VALUES ('random-turkish', 9, 1009, 'white', 9, '{"type":"move","path":[39,23,7]}');
INSERT INTO public.events VALUES ('random-turkish', 10, 1010, 'black', 10, '{"type":"move","path":[21,29]}');
INSERT INTO public.events VALUES ('random-turkish', 11, 1011, 'white', 11, '{"type":"move","path":[56,48]}');
INSERT INTO public.events VALUES ('random-turkish', 12, 1012, 'black', 12, '{"type":"move","path":[11,19]}');
INSERT INTO public.events VALUES ('random-turkish', 13, 1013, 'white', 13, '{"type":"move","path":[42,34]}');
INSERT INTO public.events VALUES ('random-turkish', 14, 1014, 'black', 14, '{"type":"move","path":[33,35]}');
INSERT INTO public.events VALUES ('random-turkish', 15, 1015, 'white', 15, '{"type":"move","path":[7,5]}');
INSERT INTO public.events VALUES ('random-turkish', 16, 1016, 'black', 16, '{"type":"move","path":[22,23]}');
INSERT INTO public.events VALUES ('random-turkish', 17, 1017, 'white', 17, '{"type":"move","path":[5,21,37,33,1]}');
INSERT INTO public.events VALUES ('random-turkish', 18, 1018, 'black', 18, '{"type":"move","path":[10,11]}');
INSERT INTO public.events VALUES ('random-turkish', 19, 1019, 'white', 19, '{"type":"move","path":[1,5]}');
INSERT INTO public.events VALUES ('random-turkish', 20, 1020, 'black', 20, '{"type":"move","path":[18,26]}');
INSERT INTO public.events VALUES ('random-turkish', 21, 1021, 'white', 21, '{"type":"move","path":[40,32]}');
INSERT INTO public.events VALUES ('random-turkish', 22, 1022, 'black', 22, '{"type":"move","path":[24,40,56]}');
INSERT INTO public.events VALUES ('random-turkish', 23, 1023, 'white', 23, '{"type":"move","path":[55,47]}');
INSERT INTO public.events VALUES ('random-turkish', 24, 1024, 'black', 24, '{"type":"move","path":[16,24]}');
INSERT INTO public.events VALUES ('random-turkish', 25, 1025, 'white', 25, '{"type":"move","path":[5,6]}');
INSERT INTO public.events VALUES ('random-turkish', 26, 1026, 'black', 26, '{"type":"move","path":[12,13]}');
INSERT INTO public.events VALUES ('random-turkish', 27, 1027, 'white', 27, '{"type":"move","path":[6,22,18,42]}');
INSERT INTO public.events VALUES ('random-turkish', 28, 1028, 'black', 28, '{"type":"move","path":[28,29]}');
INSERT INTO public.events VALUES ('random-turkish', 29, 1029, 'white', 29, '{"type":"move","path":[49,41]}');
INSERT INTO public.events VALUES ('random-turkish', 30, 1030, 'black', 30, '{"type":"move","path":[27,28]}');
INSERT INTO public.events VALUES ('random-russian', 1, 1001, 'white', 1, '{"type":"move","path":[23,19]}');
INSERT INTO public.events VALUES ('random-russian', 2, 1002, 'black', 2, '{"type":"move","path":[11,16]}');
INSERT INTO public.events VALUES ('random-russian', 3, 1003, 'white', 3, '{"type":"move","path":[19,15]}');
INSERT INTO public.events VALUES ('random-russian', 4, 1004, 'black', 4, '{"type":"move","path":[10,19]}');
INSERT INTO public.events VALUES ('random-russian', 5, 1005, 'white', 5, '{"type":"move","path":[24,15]}');
INSERT INTO public.events VALUES ('random-russian', 6, 1006, 'black', 6, '{"type":"move","path":[16,19]}');
INSERT INTO public.events VALUES ('random-russian', 7, 1007, 'white', 7, '{"type":"move","path":[15,24]}');
INSERT INTO public.events VALUES ('random-russian', 8, 1008, 'black', 8, '{"type":"move","path":[8,11]}');
INSERT INTO public.events VALUES ('random-russian', 9, 1009, 'white', 9, '{"type":"move","path":[22,18]}');
INSERT INTO public.events VALUES ('random-russian', 10, 1010, 'black', 10, '{"type":"move","path":[11,15]}');
INSERT INTO public.events VALUES ('random-russian', 11, 1011, 'white', 11, '{"type":"move","path":[18,11]}');
INSERT INTO public.events VALUES ('random-russian', 12, 1012, 'black', 12, '{"type":"move","path":[7,16]}');
INSERT INTO public.events VALUES ('random-russian', 13, 1013, 'white', 13, '{"type":"move","path":[21,17]}');
INSERT INTO public.events VALUES ('random-russian', 14, 1014, 'black', 14, '{"type":"move","path":[3,8]}');
INSERT INTO public.events VALUES ('random-russian', 15, 1015, 'white', 15, '{"type":"move","path":[25,21]}');
INSERT INTO public.events VALUES ('random-russian', 16, 1016, 'black', 16, '{"type":"move","path":[9,13]}');
INSERT INTO public.events VALUES ('random-russian', 17, 1017, 'white', 17, '{"type":"move","path":[26,22]}');
INSERT INTO public.events VALUES ('random-russian', 18, 1018, 'black', 18, '{"type":"move","path":[16,19]}');
INSERT INTO public.events VALUES ('random-russian', 19, 1019, 'white', 19, '{"type":"move","path":[24,15]}');
INSERT INTO public.events VALUES ('random-russian', 20, 1020, 'black', 20, '{"type":"move","path":[12,16]}');
INSERT INTO public.events VALUES ('random-russian', 21, 1021, 'white', 21, '{"type":"move","path":[15,11]}');
INSERT INTO public.events VALUES ('random-russian', 22, 1022, 'black', 22, '{"type":"move","path":[8,15]}');
INSERT INTO public.events VALUES ('random-russian', 23, 1023, 'white', 23, '{"type":"move","path":[31,26]}');
INSERT INTO public.events VALUES ('random-russian', 24, 1024, 'black', 24, '{"type":"move","path":[15,18]}');
INSERT INTO public.events VALUES ('random-russian', 25, 1025, 'white', 25, '{"type":"move","path":[22,15]}');
INSERT INTO public.events VALUES ('random-russian', 26, 1026, 'black', 26, '{"type":"move","path":[13,22,31,24,10]}');
INSERT INTO public.events VALUES ('random-russian', 27, 1027, 'white', 27, '{"type":"move","path":[30,25]}');
INSERT INTO public.events VALUES ('random-russian', 28, 1028, 'black', 28, '{"type":"move","path":[6,9]}');
INSERT INTO public.events VALUES ('random-russian', 29, 1029, 'white', 29, '{"type":"move","path":[32,27]}');
INSERT INTO public.events VALUES ('random-russian', 30, 1030, 'black', 30, '{"type":"move","path":[10,15]}');
INSERT INTO public.events VALUES ('random-russian', 31, 1031, 'white', 31, '{"type":"move","path":[27,24]}');
INSERT INTO public.events VALUES ('random-russian', 32, 1032, 'black', 32, '{"type":"move","path":[2,7]}');
INSERT INTO public.events VALUES ('random-russian', 33, 1033, 'white', 33, '{"type":"move","path":[25,22]}');
INSERT INTO public.events VALUES ('random-russian', 34, 1034, 'black', 34, '{"type":"move","path":[15,25]}');
INSERT INTO public.events VALUES ('random-russian', 35, 1035, 'white', 35, '{"type":"move","path":[21,30]}');
INSERT INTO public.events VALUES ('random-russian', 36, 1036, 'black', 36, '{"type":"move","path":[1,6]}');
INSERT INTO public.events VALUES ('random-russian', 37, 1037, 'white', 37, '{"type":"move","path":[24,19]}');
INSERT INTO public.events VALUES ('random-russian', 38, 1038, 'black', 38, '{"type":"move","path":[16,23]}');
INSERT INTO public.events VALUES ('random-russian', 39, 1039, 'white', 39, '{"type":"move","path":[28,24]}');
INSERT INTO public.events VALUES ('random-russian', 40, 1040, 'black', 40, '{"type":"move","path":[6,10]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 1, 1001, 'white', 1, '{"type":"move","path":[33,29]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 2, 1002, 'black', 2, '{"type":"move","path":[20,25]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 3, 1003, 'white', 3, '{"type":"move","path":[31,27]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 4, 1004, 'black', 4, '{"type":"move","path":[14,20]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 5, 1005, 'white', 5, '{"type":"move","path":[29,24]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 6, 1006, 'black', 6, '{"type":"move","path":[19,30]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 7, 1007, 'white', 7, '{"type":"move","path":[35,24]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 8, 1008, 'black', 8, '{"type":"move","path":[20,29]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 9, 1009, 'white', 9, '{"type":"move","path":[34,23]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 10, 1010, 'black', 10, '{"type":"move","path":[18,29]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 11, 1011, 'white', 11, '{"type":"move","path":[38,33]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 12, 1012, 'black', 12, '{"type":"move","path":[29,38]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 13, 1013, 'white', 13, '{"type":"move","path":[42,33]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 14, 1014, 'black', 14, '{"type":"move","path":[16,21]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 15, 1015, 'white', 15, '{"type":"move","path":[27,16]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 16, 1016, 'black', 16, '{"type":"move","path":[17,22]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 17, 1017, 'white', 17, '{"type":"move","path":[43,38]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 18, 1018, 'black', 18, '{"type":"move","path":[25,30]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 19, 1019, 'white', 19, '{"type":"move","path":[48,43]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 20, 1020, 'black', 20, '{"type":"move","path":[30,35]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 21, 1021, 'white', 21, '{"type":"move","path":[32,27]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 22, 1022, 'black', 22, '{"type":"move","path":[22,31,42]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 23, 1023, 'white', 23, '{"type":"move","path":[39,34]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 24, 1024, 'black', 24, '{"type":"move","path":[10,14]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 25, 1025, 'white', 25, '{"type":"move","path":[34,30]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 26, 1026, 'black', 26, '{"type":"move","path":[35,24]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 27, 1027, 'white', 27, '{"type":"move","path":[33,28]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 28, 1028, 'black', 28, '{"type":"move","path":[42,33,22]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 29, 1029, 'white', 29, '{"type":"move","path":[43,39]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 30, 1030, 'black', 30, '{"type":"move","path":[14,20]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 31, 1031, 'white', 31, '{"type":"move","path":[40,35]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 32, 1032, 'black', 32, '{"type":"move","path":[22,27]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 33, 1033, 'white', 33, '{"type":"move","path":[44,40]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 34, 1034, 'black', 34, '{"type":"move","path":[27,32]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 35, 1035, 'white', 35, '{"type":"move","path":[41,37]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 36, 1036, 'black', 36, '{"type":"move","path":[32,41]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 37, 1037, 'white', 37, '{"type":"move","path":[46,37]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 38, 1038, 'black', 38, '{"type":"move","path":[11,17]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 39, 1039, 'white', 39, '{"type":"move","path":[39,33]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 40, 1040, 'black', 40, '{"type":"move","path":[9,14]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 41, 1041, 'white', 41, '{"type":"move","path":[47,41]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 42, 1042, 'black', 42, '{"type":"move","path":[17,22]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 43, 1043, 'white', 43, '{"type":"move","path":[33,29]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 44, 1044, 'black', 44, '{"type":"move","path":[24,33]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 45, 1045, 'white', 45, '{"type":"move","path":[37,31]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 46, 1046, 'black', 46, '{"type":"move","path":[12,18]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 47, 1047, 'white', 47, '{"type":"move","path":[40,34]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 48, 1048, 'black', 48, '{"type":"move","path":[7,11]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 49, 1049, 'white', 49, '{"type":"move","path":[16,7]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 50, 1050, 'black', 50, '{"type":"move","path":[1,12]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 51, 1051, 'white', 51, '{"type":"move","path":[41,37]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 52, 1052, 'black', 52, '{"type":"move","path":[5,10]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 53, 1053, 'white', 53, '{"type":"move","path":[34,30]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 54, 1054, 'black', 54, '{"type":"move","path":[13,19]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 55, 1055, 'white', 55, '{"type":"move","path":[49,43]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 56, 1056, 'black', 56, '{"type":"move","path":[4,9]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 57, 1057, 'white', 57, '{"type":"move","path":[43,38]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 58, 1058, 'black', 58, '{"type":"move","path":[33,42]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 59, 1059, 'white', 59, '{"type":"move","path":[37,48]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 60, 1060, 'black', 60, '{"type":"move","path":[22,28]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 61, 1061, 'white', 61, '{"type":"move","path":[30,24]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 62, 1062, 'black', 62, '{"type":"move","path":[19,30]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 63, 1063, 'white', 63, '{"type":"move","path":[35,24]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 64, 1064, 'black', 64, '{"type":"move","path":[20,29]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 65, 1065, 'white', 65, '{"type":"move","path":[31,26]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 66, 1066, 'black', 66, '{"type":"move","path":[29,34]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 67, 1067, 'white', 67, '{"type":"move","path":[48,43]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 68, 1068, 'black', 68, '{"type":"move","path":[18,22]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 69, 1069, 'white', 69, '{"type":"move","path":[43,39]}');
INSERT INTO public.events VALUES ('random-hotte-fr', 70, 1070, 'black', 70, '{"type":"move","path":[34,43]}');
INSERT INTO public.runs VALUES (1, 1794903555.772143, 1794903560.215364);
INSERT INTO public.seats VALUES ('plain', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('plain', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('timed', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('timed', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('flagged', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('flagged', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('huffed', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('huffed', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('withdrawn', 'white', 'person', '', 'v-anna');
INSERT INTO public.seats VALUES ('withdrawn', 'black', 'person', '', NULL);
INSERT INTO public.seats VALUES ('open-slip', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('open-slip', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('agreed', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('agreed', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('resigned', 'white', 'person', '', 'v-anna');
INSERT INTO public.seats VALUES ('resigned', 'black', 'person', '', NULL);
INSERT INTO public.seats VALUES ('claimed', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('claimed', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('proved', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('proved', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('back', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('back', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('touched', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('touched', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('computer', 'white', 'person', '', 'v-anna');
INSERT INTO public.seats VALUES ('computer', 'black', 'computer', '', NULL);
INSERT INTO public.seats VALUES ('open', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('open', 'black', 'open', '', NULL);
INSERT INTO public.seats VALUES ('joined', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('joined', 'black', 'open', '', NULL);
INSERT INTO public.seats VALUES ('house', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('house', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('decided', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('decided', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('crowned', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('crowned', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('ambiguous', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('ambiguous', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('broken', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('broken', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('lost-sheet', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('lost-sheet', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('lost-start', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('lost-start', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('random-djeco', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('random-djeco', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('random-turkish', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('random-turkish', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('random-russian', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('random-russian', 'black', 'person', 'Bo', NULL);
INSERT INTO public.seats VALUES ('random-hotte-fr', 'white', 'person', 'Anna', 'v-anna');
INSERT INTO public.seats VALUES ('random-hotte-fr', 'black', 'person', 'Bo', NULL);
INSERT INTO public.tables VALUES ('random-hotte-fr', 1000, 1070, '{"sheet":"hotte-fr","mode":"table","control":"60+1","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'hotte-fr', 70, 'playing', NULL, '.bb..b.bbb.b.bb......b...w.b.......w......b.w....w', 'white');
INSERT INTO public.tables VALUES ('house', 1000, 1004, '{"sheet":"house","sheet_toml":"id = \"house\"\nname = \"House\"\nextends = \"kndb\"\n\n[man]\ncaptures_backward = { is = false, reading = \"A house rule.\" }\n","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'house', 4, 'playing', NULL, 'bbbbbbbbbbbbb.bbbb.b..b.......w.wwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('plain', 1000, 1004, '{"sheet":"international","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 4, 'playing', NULL, 'bbbbbbbbbbbbb.bbbb.b..b.......w.wwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('back', 1000, 1007, '{"sheet":"international","control":"100","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 2, 'playing', NULL, 'bbbbbbbbbbbbbbbbbb.b..b....w..w.wwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('agreed', 1000, 1006, '{"sheet":"international","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 2, 'over', '1-1', 'bbbbbbbbbbbbbbbbbb.b..b....w..w.wwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('timed', 1000, 1005, '{"sheet":"international","control":"300+5","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 3, 'playing', NULL, 'bbbbbbbbbbbbbbbbbbwb..........w.wwwwwwwwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('decided', 1000, 1001, '{"sheet":"international","start_fen":"W:W32,50:B28","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 1, 'over', '2-0', '......................w..........................w', 'black');
INSERT INTO public.tables VALUES ('resigned', 1000, 1003, '{"sheet":"russian"}', 'russian', 1, 'over', '1-0', 'bbbbbbbbbbbb.....w..w.wwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('flagged', 1000, 1105, '{"sheet":"international","control":"30","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 1, 'over', '2-0', 'bbbbbbbbbbbbbbbbbbbb.......w..w.wwwwwwwwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('random-djeco', 1000, 1070, '{"sheet":"djeco","mode":"table","control":"60+1","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'djeco', 61, 'playing', NULL, 'bbbb.wb..b....bb.wb......w...ww......w.ww..www.w..', 'white');
INSERT INTO public.tables VALUES ('huffed', 1000, 1003, '{"sheet":"djeco","mode":"table","start_fen":"W:W32,40,50:B1,10,28","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'djeco', 3, 'playing', NULL, 'b............b.............b.....w...............w', 'white');
INSERT INTO public.tables VALUES ('touched', 1000, 1005, '{"sheet":"hotte-fr","mode":"table","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'hotte-fr', 1, 'playing', NULL, 'bbbbbbbbbbbbbbbbbbbb.......w..ww.wwwwwwwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('computer', 1000, 1000, '{"sheet":"english","against":"computer","black":{"kind":"computer","level":3}}', 'english', 0, 'playing', NULL, 'bbbbbbbbbbbb........wwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('open', 1000, 1000, '{"sheet":"international","against":"lobby","white":{"name":"Anna"},"black":{"kind":"open"}}', 'international', 0, 'open', NULL, 'bbbbbbbbbbbbbbbbbbbb..........wwwwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('withdrawn', 1000, 1004, '{"sheet":"swedish","mode":"table","start_fen":"B:W10,18,21,22,24,25,28,30,31,32:B1,2,3,4,6,7,8,9,12"}', 'swedish', 1, 'playing', NULL, 'bbbb.bbbbw.....b.w..ww.ww..w.www', 'white');
INSERT INTO public.tables VALUES ('open-slip', 1000, 1003, '{"sheet":"djeco","mode":"table","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'djeco', 3, 'playing', NULL, 'bbbbbbbbbbbbbbbbbb.b..b....w..wwwwww.wwwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('claimed', 1000, 1008, '{"sheet":"hotte-fr","start_fen":"W:WK46,36:BK15,35","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'hotte-fr', 8, 'over', '1-1', '..............B...................bw.........W....', 'white');
INSERT INTO public.tables VALUES ('proved', 1000, 1001, '{"sheet":"kndb","start_fen":"W:WK46:BK4","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'kndb', 0, 'over', '1-1', '...B.........................................W....', 'white');
INSERT INTO public.tables VALUES ('joined', 1000, 1002, '{"sheet":"international","against":"link","white":{"name":"Anna"},"black":{"kind":"open"}}', 'international', 1, 'playing', NULL, 'bbbbbbbbbbbbbbbbbbbb.......w..w.wwwwwwwwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('crowned', 1000, 1004, '{"sheet":"international","start_fen":"W:W7,50:B28,45","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 4, 'playing', NULL, '................................bb...............w', 'white');
INSERT INTO public.tables VALUES ('random-turkish', 1000, 1030, '{"sheet":"turkish","mode":"table","control":"60+1","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'turkish', 30, 'playing', NULL, '..........b.b.........bb...bb...........wWwwwww..wwwww.b........', 'white');
INSERT INTO public.tables VALUES ('ambiguous', 1000, 1001, '{"sheet":"international","start_fen":"W:WK46,50:B1,12,22,27,41","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 1, 'playing', NULL, 'b......W..................b......................w', 'black');
INSERT INTO public.tables VALUES ('broken', 1000, 1006, '{"sheet":"international","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 4, 'over', '2-0', 'bbbbbbbbbbbbb.bbbb.b..b.......w.wwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('lost-sheet', 1000, 1001, '{"sheet":"international","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 1, 'playing', NULL, 'bbbbbbbbbbbbbbbbbbbb.......w..w.wwwwwwwwwwwwwwwwww', 'black');
INSERT INTO public.tables VALUES ('lost-start', 1000, 1000, '{"sheet":"international","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'international', 0, 'playing', NULL, 'bbbbbbbbbbbbbbbbbbbb..........wwwwwwwwwwwwwwwwwwww', 'white');
INSERT INTO public.tables VALUES ('random-russian', 1000, 1040, '{"sheet":"russian","mode":"table","control":"60+1","against":"link","white":{"name":"Anna"},"black":{"name":"Bo"}}', 'russian', 40, 'playing', NULL, '...bb.b.bb............bw....ww..', 'white');
SELECT pg_catalog.setval('public.runs_id_seq', 1, true);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_once UNIQUE (table_id, by, client);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_pkey PRIMARY KEY (table_id, seq);
ALTER TABLE ONLY public.runs
    ADD CONSTRAINT runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, side);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX seats_by_visitor ON public.seats USING btree (visitor);
ALTER TABLE ONLY public.events
    ADD CONSTRAINT events_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);
