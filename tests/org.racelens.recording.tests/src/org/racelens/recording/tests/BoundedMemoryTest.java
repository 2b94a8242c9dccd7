package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RacingPairs;

/** What is found does not depend on how much is held at a time, as long as that suffices. */
class BoundedMemoryTest {
	@TempDir
	private Path folder;

	private static Program random(long seed) {
		Random random = new Random(seed);
		Program program = new Program(3);
		for (int phase = 0; phase < 4; phase++) {
			for (int i = 0; i < 300; i++) {
				long address = Program.X + random.nextInt(3000);
				program.on(random.nextInt(3)).accesses(random.nextInt(2), 1 + random.nextInt(8), 0x400 + random.nextInt(8), 0, address,
						random.nextInt(20), 1 + random.nextInt(6));
			}
			program.barrier();
		}
		return program;
	}

	@Test
	void partsOfTheAddressesGiveTheSameRaces() {
		for (long seed = 0; seed < 10; seed++) {
			RunJudgement whole = random(seed).judge(folder);
			assertTrue(whole.races().size() > 10);
			RunJudgement parts = random(seed).judge(folder, new DetectionLimits(100, Long.MAX_VALUE, 1000));
			assertEquals(counts(whole.races()), counts(parts.races()));
			assertEquals(Set.of(), parts.regions().get(0).doubts());
		}
	}

	private static List<List<Long>> counts(List<RacingPairs> races) {
		return races.stream().map(race -> List.of(race.first().code(), race.second().code(), race.pairs())).toList();
	}

	@Test
	void limitsThatDoNotSufficeAreSaid() {
		assertEquals(Set.of(Doubt.TOO_MANY_PAIRS),
				random(1).judge(folder, new DetectionLimits(10_000, 10, 1000)).regions().get(0).doubts());
		assertEquals(Set.of(Doubt.TOO_MANY_RACES),
				random(1).judge(folder, new DetectionLimits(10_000, 1L << 40, 3)).regions().get(0).doubts());
		Program one = new Program(2);
		for (int i = 0; i < 50; i++) {
			one.on(0).write(0x400 + i, Program.X);
		}
		one.on(1).read(0x300, Program.X);
		assertEquals(Set.of(Doubt.TOO_MANY_ACCESSES), one.judge(folder, new DetectionLimits(20, 1L << 40, 1000)).regions().get(0).doubts());
	}
}
