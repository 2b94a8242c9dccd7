package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.model.gap.Argument;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.report.words.Sentences;

/** What is told of one is told otherwise than what is told of several. */
class SentenceNumbersTest {
	@ParameterizedTest
	@CsvSource({ "1, 1, 1 run with up to 1 thread", "1, 2, 1 run with up to 2 threads", "11, 1, 11 runs with up to 1 thread",
			"0, 21, 0 runs with up to 21 threads" })
	void runsAndThreadsAreCounted(int runs, int threads, String told) {
		assertEquals("not seen in " + told + " and this input",
				Sentences.of(RaceSentence.NOT_SEEN_IN_X_RUNS_WITH_Y_THREADS.of(Argument.number(runs), Argument.number(threads))));
	}

	@ParameterizedTest
	@CsvSource({ "1, 1 of 1 time", "3, 3 of 3 times" })
	void timesAreCounted(int times, String told) {
		assertEquals("held in the runs: " + told, Sentences.of(RaceSentence.CONDITION_HELD_EACH_OF_X_TIMES.of(Argument.number(times))));
	}
}
