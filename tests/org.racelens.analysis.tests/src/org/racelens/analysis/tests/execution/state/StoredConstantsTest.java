package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** What a region stores in a variable, if that is a few constants, is all that its threads find there besides what was there before. */
class StoredConstantsTest {
	private static final String DATA = "#include <omp.h>\nint x, y, flag, other[4]; struct { short a, b; } s;";

	private static Verdict region(String store, String condition) {
		return Probe.region(DATA,
				"#pragma omp parallel\n{\n#pragma omp critical\n{ " + store + " }\nint seen;\n#pragma omp critical\nseen = flag;\n"
						+ "if (" + condition + ") y = 1;\n}");
	}

	@Test
	void aThreadMayFindEachOfTheConstants() {
		assertNotEquals(Verdict.RACE_FREE, region("flag = 1;", "seen == 1"));
		assertNotEquals(Verdict.RACE_FREE, region("if (omp_get_thread_num()) flag = 1; else flag = 3;", "seen == 3"));
	}

	@Test
	void whateverElseIsStoredMayBeFound() {
		assertNotEquals(Verdict.RACE_FREE, region("flag = 1; flag += 1;", "seen == 2"));
		assertNotEquals(Verdict.RACE_FREE, region("flag = omp_get_thread_num();", "seen == 2"));
		assertNotEquals(Verdict.RACE_FREE, region("flag++;", "seen == 2"));
		assertNotEquals(Verdict.RACE_FREE, region("int *p = &flag; *p = 2;", "seen == 2"));
	}

	/** The verdict of a region behind another one in which threads store in flag. */
	private static Verdict behind(String store, String condition) {
		List<Verdict> both = Probe
				.verdicts(DATA + "\nint main(void) {\nflag = 4;\n#pragma omp parallel num_threads(2)\n#pragma omp critical\n{ " + store
						+ " }\n#pragma omp parallel\nif (" + condition + ") y = 1;\n}\n");
		return both.get(1);
	}

	@Test
	void behindARegionAVariableHoldsOneOfThem() {
		assertEquals(Verdict.RACE_FREE, behind("flag = 1;", "flag == 2"));
		assertEquals(Verdict.RACE_FREE, behind("if (omp_get_thread_num()) flag = 1; else flag = 3;", "flag == 2"));
		assertNotEquals(Verdict.RACE_FREE, behind("if (omp_get_thread_num()) flag = 1; else flag = 3;", "flag == 3"));
		assertNotEquals(Verdict.RACE_FREE, behind("flag = 1; flag += 1;", "flag == 2"));
		assertNotEquals(Verdict.RACE_FREE, behind("flag = omp_get_thread_num();", "flag == 0"));
	}

	@Test
	void orWhatWasThereBeforeWhereNoThreadMayHaveStored() {
		assertNotEquals(Verdict.RACE_FREE, behind("if (omp_get_thread_num()) flag = 1;", "flag == 4"));
		assertNotEquals(Verdict.RACE_FREE, behind("if (other[1]) flag = 1;", "flag == 4"));
	}

	@Test
	void partsThatOverlapHoldMoreThanTheirOwnConstants() {
		assertNotEquals(Verdict.RACE_FREE, Probe.region("union { int n; short half[2]; } u; int y;",
				"#pragma omp parallel\n{\nint seen;\n#pragma omp critical\n{ u.n = 0x10001; u.half[0] = 0; }\n#pragma omp critical\nseen = u.n;\n"
						+ "if (seen == 0x10000) y = 1;\n}"));
	}

	@Test
	void manyConstantsMayBeAnyNumber() {
		StringBuilder stores = new StringBuilder("switch (omp_get_thread_num()) {\n");
		for (int i = 0; i < 12; i++) {
			stores.append("case %d: flag = %d; break;\n".formatted(i, 10 * i));
		}
		assertNotEquals(Verdict.RACE_FREE, region(stores + "}", "seen == 110"));
	}

	@Test
	void aNarrowVariableHoldsWhatFitsOfAConstant() {
		String narrow = "#pragma omp parallel\n{\nint seen;\n#pragma omp critical\nc = 300;\n#pragma omp critical\nseen = c;\n"
				+ "if (seen == 44) y = 1;\n}";
		assertNotEquals(Verdict.RACE_FREE, Probe.region("unsigned char c; int y;", narrow));
	}
}
