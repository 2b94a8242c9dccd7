package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.ExecutedRegion;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.Doubt;

/** A process that ends in a region leaves that region in doubt, and no other one. */
class OpenRegionTest {
	private static final long FIRST = 0x9000;
	private static final long SECOND = 0x9100;

	@TempDir
	private Path folder;

	private final LogWriter log = LogWriter.plain();

	private void begin(long region, long code) {
		log.on(0).fork(region, 1, code).implicit(region, 10 * region, 2, 0);
		log.on(1).implicit(region, 10 * region + 1, 2, 1);
	}

	private void end(long region) {
		log.on(1).sync(9, 10 * region + 1).leave(region, 10 * region + 1);
		log.on(0).sync(9, 10 * region).leave(region, 10 * region).join(region, 1);
	}

	@Test
	void onlyTheRegionThatIsOpenAtTheEndIsInDoubt() throws IOException {
		log.on(0).initial(1);
		begin(1, FIRST);
		log.on(0).write(1, 0x1000);
		end(1);
		begin(2, SECOND);
		log.on(0).write(2, 0x1000);
		log.on(1).write(3, 0x1000);
		RunJudgement judgement = RecordedRun.read(log.write(folder), LogLimits.DEFAULT, Cancellation.NEVER).judge(DetectionLimits.DEFAULT,
				Cancellation.NEVER);
		assertTrue(judgement.isComplete());
		assertEquals(1, judgement.races().size());
		assertEquals(Map.of(FIRST, Set.of(), SECOND, Set.of(Doubt.NOT_ENDED)),
				judgement.regions().stream().collect(Collectors.toMap(ExecutedRegion::code, ExecutedRegion::doubts)));
	}

	/** Of several executions one is enough. */
	@Test
	void oneExecutionThatDoesNotEndIsEnough() throws IOException {
		log.on(0).initial(1);
		begin(1, FIRST);
		begin(2, FIRST);
		log.on(0).write(1, 0x1000);
		end(2);
		assertEquals(Set.of(Doubt.NOT_ENDED), RecordedRun.read(log.write(folder), LogLimits.DEFAULT, Cancellation.NEVER)
				.judge(DetectionLimits.DEFAULT, Cancellation.NEVER).regions().get(0).doubts());
	}
}
