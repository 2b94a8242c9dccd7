package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** A load sees the last store to its bytes, by whatever name; two accesses conflict exactly where they have a byte in common. */
class MemoryOverlapTest {
	private static final String TYPES = "union u { int i; short s[2]; unsigned char c[4]; };\n"
			+ "struct s { int a; int b[3]; struct { int c, d; } in; int low : 4; int high : 4; int : 0; int far : 4; };\n"
			+ "union wide { struct { unsigned low : 12, high : 12; } in; unsigned char c[4]; };\n";

	@Test
	void aStoreThroughAPointerIsSeenByTheName() {
		always("int x = 1; int *p = &x; *p = 2;", "x == 2");
		always("int x = 1; int *p = &x; x = 3;", "*p == 3");
		always("int a[3] = { 1, 2, 3 }; int *p = a + 1; p[1] = 7;", "a[2] == 7 && a[1] == 2");
	}

	@Test
	void aStoreToOneMemberLeavesTheOthers() {
		always("struct s v = { 0 }; v.a = 1; v.b[2] = 2; v.in.d = 3;", "v.a == 1 && v.b[1] == 0 && v.b[2] == 2 && v.in.c == 0");
		always("struct s v = { 0 }, w = v; w.a = 1;", "v.a == 0 && w.a == 1");
	}

	@Test
	void aStoreToAMemberOfAUnionChangesItsOthers() {
		assertNotEquals(Truth.ALWAYS, Probe.truth(TYPES, "union u v; v.i = 0; v.s[1] = 1;", "v.i == 0"));
		assertNotEquals(Truth.NEVER, Probe.truth(TYPES, "union u v; v.i = 0; v.s[1] = 1;", "v.i == 65536"));
	}

	@Test
	void aStoreAtAnUnknownPlaceMayChangeEachElement() {
		String code = "int a[3] = { 1, 2, 3 }; a[n] = 9;";
		assertEquals(Truth.OPEN, Probe.truth(TYPES, "f(int n)", code, "a[1] == 2"));
		assertNotEquals(Truth.NEVER, Probe.truth(TYPES, "f(int n)", code, "a[1] == 9"));
		assertEquals(Truth.NEVER, Probe.truth(TYPES, "f(int n)", code, "a[n] == 2"));
	}

	@Test
	void aStoreThroughACallersPointerMayChangeWhatItMayLeadTo() {
		assertEquals(Truth.OPEN, Probe.truth("int x;", "f(int *p)", "x = 1; *p = 2;", "x == 1"));
		assertEquals(Truth.ALWAYS, Probe.truth("int x;", "f(int *p)", "int y = 1; *p = 2;", "y == 1"));
		assertEquals(Truth.ALWAYS, Probe.truth("int x;", "f(double *p)", "x = 1; *p = 2;", "x == 1"));
		assertEquals(Truth.OPEN, Probe.truth("int x;", "f(char *p)", "x = 1; *p = 2;", "x == 1"));
	}

	@Test
	void aCopyOfBytesCarriesTheValues() {
		String code = "int a[3] = { 1, 2, 3 }, b[3] = { 0, 0, 0 }; memcpy(b + 1, a, 8);";
		assertNotEquals(Truth.NEVER, Probe.truth("#include <string.h>", code, "b[0] == 0"));
		assertNotEquals(Truth.NEVER, Probe.truth("#include <string.h>", code, "b[1] == 1 && b[2] == 2"));
		assertNotEquals(Truth.ALWAYS, Probe.truth("#include <string.h>", code, "b[2] == 0"));
	}

	@Test
	void bitFieldsOfOneLocationConflictAndThoseOfTwoDoNot() {
		conflict(true, "v.low = 1;", "v.high = 1;");
		conflict(false, "v.low = 1;", "v.far = 1;");
		conflict(true, "v.far = 1;", "v.far = 2;");
	}

	@Test
	void aBitFieldKeepsItsValueBesideItsNeighbours() {
		String data = "struct bits { unsigned a : 20, b : 20, c : 20, d : 20; } v;";
		String code = "v.a = 1; v.b = 0xfffff; v.c = 3; v.d = 4; v.b = 2;";
		assertEquals(Truth.ALWAYS, Probe.truth(data, code, "v.a == 1 && v.b == 2 && v.c == 3 && v.d == 4"));
		assertEquals(Truth.ALWAYS, Probe.truth(data, code + " v.d = 0x100001;", "v.d == 1"));
		assertEquals(Truth.NEVER, Probe.truth(data, code, "v.c == 4"));
	}

	@Test
	void aBitFieldIsAnAccessOfItsWholeLocation() {
		conflict(true, "wide.in.high = 1;", "wide.c[2] = 1;");
		conflict(true, "wide.in.low = 1;", "wide.c[2] = 1;");
		conflict(true, "wide.in.low = 1;", "wide.in.high = 1;");
	}

	@Test
	void membersConflictWithThemselvesAndWithTheWhole() {
		conflict(false, "v.a = 1;", "v.in.c = 1;");
		conflict(false, "v.in.c = 1;", "v.in.d = 1;");
		conflict(true, "v.in.c = 1;", "w = v;");
		conflict(true, "v.b[1] = 1;", "v.b[1] = 2;");
		conflict(false, "v.b[1] = 1;", "v.b[2] = 2;");
	}

	@Test
	void membersOfAUnionConflictWhereTheyHaveAByteInCommon() {
		conflict(true, "o.i = 1;", "o.s[1] = 1;");
		conflict(false, "o.s[0] = 1;", "o.s[1] = 1;");
		conflict(true, "o.s[1] = 1;", "o.c[3] = 1;");
		conflict(false, "o.s[1] = 1;", "o.c[1] = 1;");
	}

	@Test
	void accessesOfBytesConflictExactlyIfTheyOverlap() {
		for (int seed = 0; seed < 60; seed++) {
			Random random = Seeds.random(seed);
			int[] size = { 1 << random.nextInt(4), 1 << random.nextInt(4) };
			int[] at = { size[0] * random.nextInt(16 / size[0]), size[1] * random.nextInt(16 / size[1]) };
			boolean overlap = at[0] < at[1] + size[1] && at[1] < at[0] + size[0];
			conflict(overlap, fill(at[0], size[0]), fill(at[1], size[1]));
		}
	}

	@Test
	void storesAndLoadsThroughPointersSeeTheLastStoreToAnElement() {
		int known = 0;
		for (int seed = 0; seed < 40; seed++) {
			Random random = Seeds.random(seed);
			int[] cells = { 1, 2, 3, 4 };
			StringBuilder code = new StringBuilder("int a[4] = { 1, 2, 3, 4 }; int *p = a;");
			int p = 0;
			for (int i = 0; i < 6; i++) {
				int at = random.nextInt(4);
				int from = random.nextInt(4);
				switch (random.nextInt(3)) {
					case 0 -> {
						code.append(" a[").append(at).append("] = a[").append(from).append("] + 1;");
						cells[at] = cells[from] + 1;
					}
					case 1 -> {
						code.append(" p = &a[").append(at).append("];");
						p = at;
					}
					default -> {
						code.append(" *p = p[").append(from - p).append("] * 2;");
						cells[p] = cells[from] * 2;
					}
				}
			}
			for (int i = 0; i < 4; i++) {
				Truth truth = Probe.truth("", code.toString(), "a[" + i + "] == " + cells[i]);
				assertNotEquals(Truth.NEVER, truth, "seed " + seed);
				known += truth == Truth.ALWAYS ? 1 : 0;
			}
		}
		int found = known;
		assertTrue(known > 150, () -> found + " of 160 known");
	}

	private static String fill(int at, int size) {
		return "memset(bytes + " + at + ", 1, " + size + ");";
	}

	private static void conflict(boolean expected, String first, String second) {
		String region = "\n#pragma omp parallel\n#pragma omp sections\n{\n#pragma omp section\n" + first + "\n#pragma omp section\n"
				+ second
				+ "\n}";
		assertEquals(expected ? Verdict.RACE : Verdict.RACE_FREE,
				Probe.region("#include <string.h>\n" + TYPES + "struct s v, w; union u o; union wide wide; unsigned char bytes[16];",
						region),
				region);
	}

	private static void always(String statements, String expression) {
		assertEquals(Truth.ALWAYS, Probe.truth(TYPES, statements, expression), statements + " " + expression);
	}
}
