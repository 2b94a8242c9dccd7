package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.race.RacingAccess;
import org.racelens.recording.race.RacingPairs;

/** Strided runs meet exactly where their elements do. */
class OverlapTest {
	private static final int PAIRS = 3000;
	private static final long FIRST_CODE = 0x400000;

	@TempDir
	private Path folder;

	/** A run as the log has it. */
	private record Run(long base, long stride, int count, int size) {
		static Run of(Random random) {
			int stride = random.nextInt(5) == 0 ? 0 : random.nextInt(80) - 40;
			return new Run(5000 + random.nextInt(random.nextInt(4) == 0 ? 2000 : 200), stride, 1 + random.nextInt(40),
					1 + random.nextInt(12));
		}

		boolean meets(Run other) {
			for (int i = 0; i < count; i++) {
				for (int j = 0; j < other.count; j++) {
					if (overlap(base + i * stride, size, other.base + j * other.stride, other.size)) {
						return true;
					}
				}
			}
			return false;
		}

		boolean hasElement(long address) {
			return stride == 0 ? address == base : (address - base) % stride == 0 && (address - base) / stride >= 0
					&& (address - base) / stride < count;
		}
	}

	private static boolean overlap(long a, long aSize, long b, long bSize) {
		return a < b + bSize && b < a + aSize;
	}

	/** Each pair has an epoch and code of its own. */
	@Test
	void runsMeetWhereTheirElementsDo() {
		Random random = new Random(16);
		Program program = new Program(2);
		Run[][] pairs = new Run[PAIRS][];
		for (int i = 0; i < PAIRS; i++) {
			pairs[i] = new Run[] { Run.of(random), Run.of(random) };
			for (int n = 0; n < 2; n++) {
				Run run = pairs[i][n];
				program.on(n).accesses(LogWriter.WRITE, run.size, FIRST_CODE + 2 * i + n, 0, run.base, run.stride, run.count);
			}
			program.barrier();
		}
		List<RacingPairs> races = program.judge(folder).races();
		RacingPairs[] found = new RacingPairs[PAIRS];
		races.forEach(race -> found[(int) (race.first().code() - FIRST_CODE) / 2] = race);
		for (int i = 0; i < PAIRS; i++) {
			assertEquals(pairs[i][0].meets(pairs[i][1]), found[i] != null, pairs[i][0] + " and " + pairs[i][1]);
			if (found[i] != null) {
				RacingAccess first = found[i].first();
				RacingAccess second = found[i].second();
				assertTrue(pairs[i][0].hasElement(first.address()) && pairs[i][1].hasElement(second.address()), found[i].toString());
				assertTrue(overlap(first.address(), first.size(), second.address(), second.size()), found[i].toString());
			}
		}
		assertTrue(races.size() > PAIRS / 10 && races.size() < PAIRS * 9 / 10, races.size() + " pairs meet");
	}

	@Test
	void longRunsAreNotExpanded() {
		Program program = new Program(2);
		long many = 1L << 40;
		program.on(0).accesses(LogWriter.WRITE, 4, 1, 0, 0x1000, 1000, many);
		program.on(1).accesses(LogWriter.WRITE, 4, 2, 0, 0x1000 + 500, 1000, many);
		program.barrier();
		program.on(0).accesses(LogWriter.WRITE, 1, 3, 0, 0x1000, 999_983, many / 1024);
		program.on(1).accesses(LogWriter.WRITE, 1, 4, 0, 0x1001, 1_000_003, many / 1024);
		List<RacingPairs> races = program.judge(folder).races();
		assertEquals(1, races.size());
		assertEquals(races.get(0).first().address(), races.get(0).second().address());
		assertEquals(0, (races.get(0).first().address() - 0x1000) % 999_983);
		assertEquals(0, (races.get(0).second().address() - 0x1001) % 1_000_003);
	}
}
