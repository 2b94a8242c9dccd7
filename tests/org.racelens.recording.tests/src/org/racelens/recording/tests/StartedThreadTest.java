package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.structure.Membership;

/** Threads that the program starts itself in a region: thread 7 executes the task 70 that thread 0 of the team has started. */
class StartedThreadTest {
	private static final long X = Program.X;
	private static final long TASK = 70;
	private static final int START = 0x12;
	private static final int STARTED = 0x13;
	private static final int JOINED = 0x14;

	@TempDir
	private Path folder;

	private final Program program = new Program(2);

	private void start() {
		program.on(0).event(START, TASK, 0x9500);
		program.on(7).event(STARTED, TASK);
	}

	private void join(int thread) {
		program.on(7).event(0x11);
		program.on(thread).event(JOINED, TASK);
	}

	private RunJudgement assertRaces(int expected) {
		RunJudgement judgement = program.judge(folder);
		assertEquals(expected, judgement.races().size(), judgement.races()::toString);
		return judgement;
	}

	@Test
	void whatAStartedThreadDoesRacesWithTheOneThatHasStartedIt() {
		start();
		program.on(7).write(1, X);
		program.on(0).write(2, X);
		join(0);
		RunJudgement judgement = assertRaces(1);
		assertEquals(Set.of(new Membership(Membership.Kind.THREAD, 0), new Membership(Membership.Kind.STARTED_THREAD, 0)),
				Set.of(judgement.races().get(0).first().memberships().get(0), judgement.races().get(0).second().memberships().get(0)));
		assertEquals(List.of(Set.of()), judgement.regions().stream().map(r -> r.unobserved()).toList());
	}

	@Test
	void itRacesWithOtherThreadsOfTheTeamAndWithOthersThatWereStarted() {
		start();
		program.on(1).event(START, 71, 0x9500);
		program.on(8).event(STARTED, 71).write(1, X);
		program.on(7).write(2, X).write(3, X + 64);
		program.on(1).write(4, X + 64).event(JOINED, 71);
		join(0);
		assertRaces(2);
	}

	@Test
	void whatComesBeforeItsStartAndAfterItsEndDoesNotRace() {
		program.on(0).write(1, X);
		start();
		program.on(7).write(2, X);
		join(0);
		program.on(0).write(3, X);
		assertRaces(0);
	}

	@Test
	void whoWaitsForTheThreadOfAnotherOneComesAfterIt() {
		start();
		program.on(7).write(1, X);
		join(1);
		program.on(1).write(2, X);
		program.on(0).write(3, X);
		assertRaces(2);
	}

	@Test
	void aTaskwaitDoesNotWaitForIt() {
		start();
		program.on(7).write(1, X);
		program.on(0).sync(5, 2).write(2, X);
		join(0);
		assertRaces(1);
	}

	@Test
	void whatItStartsIsWaitedForByItself() {
		start();
		program.on(7).event(START, 71, 0x9500);
		program.on(8).event(STARTED, 71).write(1, X);
		program.on(7).event(JOINED, 71).write(2, X);
		join(0);
		program.on(0).write(3, X);
		assertRaces(0);
	}

	/** The runtime tells of an initial task where such a thread calls it. */
	@Test
	void aRegionOfItsOwnIsInside() {
		start();
		program.on(7).initial(90).fork(5, 90, 0x9100).implicit(5, 91, 2, 0);
		program.on(9).implicit(5, 92, 2, 1).write(1, X);
		program.on(1).write(2, X);
		program.on(9).leave(5, 92);
		program.on(7).leave(5, 91).join(5, 90).write(3, X + 64);
		program.on(1).write(4, X + 64);
		join(0);
		assertRaces(2);
	}

	@Test
	void ofAThreadThatNobodyWaitsForNotAllIsKnown() {
		start();
		program.on(7).write(1, X);
		program.barrier();
		join(0);
		assertEquals(List.of(Set.of("pthread_create")), assertRaces(0).regions().stream().map(r -> r.unobserved()).toList());
	}
}
