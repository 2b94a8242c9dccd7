package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.ExecutedRegion;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.Construct;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.structure.Membership;

/**
 * The teams of a league. In the region 1, a league of two, the initial threads 0 and 2 have the tasks 10 and 20; in each of them is a
 * region, 11 and 21, of two threads with the tasks 12 and 13, or 22 and 23.
 */
class LeagueTest {
	private static final long LEAGUE = 0x8000;
	private static final long INSIDE = 0x9000;
	private static final long X = Program.X;
	private static final int LOCK = 1;
	private static final int CRITICAL = 5;
	private static final int MUTEX = 100;

	@TempDir
	private Path folder;

	private final LogWriter log = LogWriter.plain();

	LeagueTest() {
		log.on(0).initial(1).league(1, 1, LEAGUE);
		for (int team = 0; team < 2; team++) {
			int task = 10 * (team + 1);
			log.on(2 * team).implicit(1, task, 2, team).fork(task + 1, task, INSIDE);
			log.on(2 * team).implicit(task + 1, task + 2, 2, 0);
			log.on(2 * team + 1).implicit(task + 1, task + 3, 2, 1);
		}
	}

	private RunJudgement judged() throws IOException {
		for (int team = 0; team < 2; team++) {
			int task = 10 * (team + 1);
			log.on(2 * team + 1).sync(9, task + 3).leave(task + 1, task + 3);
			log.on(2 * team).sync(9, task + 2).leave(task + 1, task + 2).join(task + 1, task).sync(2, task).leave(1, task);
		}
		log.on(0).join(1, 1);
		return RecordedRun.read(log.write(folder), LogLimits.DEFAULT, Cancellation.NEVER).judge(DetectionLimits.DEFAULT,
				Cancellation.NEVER);
	}

	private static Membership team(int number) {
		return new Membership(Membership.Kind.TEAM, number);
	}

	private static Membership thread(int number) {
		return new Membership(Membership.Kind.THREAD, number);
	}

	@Test
	void teamsRaceInTheRegionOfTheLeague() throws IOException {
		log.on(0).write(1, X);
		log.on(3).write(2, X);
		List<RacingPairs> races = judged().races();
		assertEquals(List.of(LEAGUE), races.stream().map(r -> r.first().regionCode()).toList());
		assertEquals(List.of(List.of(team(0), thread(0)), List.of(team(1), thread(1))),
				races.stream().flatMap(r -> Stream.of(r.first(), r.second())).map(a -> a.memberships()).toList());
	}

	@Test
	void firstThreadsOfTwoTeamsAreTwoThreads() throws IOException {
		log.on(0).write(1, X);
		log.on(2).write(2, X);
		assertEquals(1, judged().races().size());
	}

	@Test
	void barriersOrderNothingOfAnotherTeam() throws IOException {
		log.on(0).write(1, X).barrier(12);
		log.on(1).barrier(13).write(2, X);
		log.on(2).barrier(22).write(3, X);
		log.on(3).barrier(23);
		assertEquals(List.of(LEAGUE, LEAGUE), judged().races().stream().map(r -> r.first().regionCode()).toList());
	}

	@Test
	void threadsOfOneTeamRaceInItsRegion() throws IOException {
		log.on(2).write(1, X);
		log.on(3).write(2, X);
		assertEquals(List.of(INSIDE), judged().races().stream().map(r -> r.first().regionCode()).toList());
	}

	@Test
	void oneInstructionRacesInATeamAndBetweenTeams() throws IOException {
		for (int thread = 0; thread < 4; thread++) {
			log.on(thread).write(1, X);
		}
		assertEquals(List.of(LEAGUE, INSIDE), judged().races().stream().map(r -> r.first().regionCode()).toList());
	}

	@Test
	void whatTeamsDoBeforeTheirRegionsIsOfTheLeague() throws IOException {
		LogWriter others = LogWriter.plain();
		others.on(0).initial(1).league(1, 1, LEAGUE).implicit(1, 10, 2, 0).write(1, X);
		others.on(1).implicit(1, 20, 2, 1).write(1, X).leave(1, 20);
		others.on(0).leave(1, 10).join(1, 1);
		RunJudgement judgement = RecordedRun.read(others.write(folder), LogLimits.DEFAULT, Cancellation.NEVER).judge(
				DetectionLimits.DEFAULT,
				Cancellation.NEVER);
		assertEquals(1, judgement.races().size());
		assertEquals(List.of(Construct.TEAMS), judgement.regions().stream().map(ExecutedRegion::construct).toList());
	}

	/** Each thread writes while it holds a lock of one identity. */
	private RunJudgement judgedUnderLock(int kind) throws IOException {
		for (int thread = 0; thread < 4; thread++) {
			log.on(thread).event(0x50, kind, 0x500).write(1, X).event(0x51, kind, 0x500);
		}
		return judged();
	}

	@Test
	void locksOfOpenMPExcludeInOneTeamAndNotBetweenTeams() throws IOException {
		assertEquals(List.of(LEAGUE), judgedUnderLock(LOCK).races().stream().map(r -> r.first().regionCode()).toList());
	}

	@Test
	void criticalConstructsExcludeInOneTeamAndNotBetweenTeams() throws IOException {
		assertEquals(List.of(LEAGUE), judgedUnderLock(CRITICAL).races().stream().map(r -> r.first().regionCode()).toList());
	}

	@Test
	void mutexesExcludeBetweenTeamsAsWell() throws IOException {
		assertEquals(List.of(), judgedUnderLock(MUTEX).races());
	}

	/** Each thread writes atomically. */
	private List<Long> regionsOfAtomicWrites(int size, long address) throws IOException {
		for (int thread = 0; thread < 4; thread++) {
			log.on(thread).accesses(LogWriter.WRITE | LogWriter.ATOMIC, size, 1, 0, address, 0, 1);
		}
		return judged().races().stream().map(r -> r.first().regionCode()).toList();
	}

	@Test
	void atomicsOfProcessorsExcludeBetweenTeamsAsWell() throws IOException {
		assertEquals(List.of(), regionsOfAtomicWrites(8, X));
	}

	@Test
	void wideAtomicsExcludeInOneTeamAndNotBetweenTeams() throws IOException {
		assertEquals(List.of(LEAGUE), regionsOfAtomicWrites(16, X));
	}

	@Test
	void atomicsAtOddAddressesExcludeInOneTeamAndNotBetweenTeams() throws IOException {
		assertEquals(List.of(LEAGUE), regionsOfAtomicWrites(4, X + 1));
	}

	@Test
	void leaguesAreCountedByTheirTeams() throws IOException {
		log.on(0).write(1, X);
		List<ExecutedRegion> regions = judged().regions();
		assertEquals(List.of(Construct.TEAMS, Construct.PARALLEL), regions.stream().map(ExecutedRegion::construct).toList());
		assertEquals(List.of(1L, 2L), regions.stream().map(ExecutedRegion::executions).toList());
	}
}
