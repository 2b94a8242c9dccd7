package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Exit;
import org.racelens.execution.region.OrderMark.Manner;
import org.racelens.model.gap.GapKind;

/** Loops that end by a value that another thread writes: they are marked with what they do, or make orders doubtful behind them. */
class WaitingLoopsTest {
	private static final String READ = "\n#pragma omp atomic read\nseen = flag;\n";
	private static final String WRITE = "\n#pragma omp atomic write\nflag = 1;\n";

	@Test
	void aLoopThatOnlyReadsAtomicallyWaits() {
		OrderMark.Waited waited = waited(WRITE + "while (!seen) {" + READ + "}");
		assertEquals(Manner.WAITS, waited.manner());
		assertEquals(Exit.TEST, waited.exit());
		assertEquals(GapKind.WAITING_LOOP, waited.why().kind());
	}

	@Test
	void aLoopThatIsLeftFromItsBodyBreaks() {
		assertEquals(Exit.BREAK, waited(WRITE + "for (;;) {" + READ + "if (seen) break; }").exit());
	}

	@Test
	void aLoopThatWritesForOthersWorks() {
		assertEquals(Manner.WORKS, waited(WRITE + "while (!seen) {" + READ + "x++; }").manner());
		assertEquals(Manner.WAITS, waited(WRITE + "int own = 0; while (!seen) {" + READ + "own++; }").manner());
		assertEquals(Manner.WAITS, waited(WRITE + "while (!seen) {" + READ + "if (seen) x++; }").manner());
	}

	@Test
	void aLoopThatCountsOrReadsWhatNobodyWritesDoesNotWait() {
		assertEquals(List.of(), marks(WRITE + "for (int i = 0; i < 9; i++) {" + READ + "}"));
		assertEquals(List.of(), marks("while (!seen) {" + READ + "}"));
	}

	@Test
	void whatAPlainReadOrdersBehindItsLoopIsDoubtful() {
		Executed run = run(WRITE + "while (!flag) ; x = 1;");
		assertEquals(List.of(), run.marks(OrderMark.Waited.class));
		assertEquals(Optional.of(GapKind.WAITING_LOOP), lastWrite(run).unknownOrder().map(g -> g.kind()));
		Executed followed = run(WRITE + "while (!seen) {" + READ + "} x = 1;");
		assertEquals(Optional.empty(), lastWrite(followed).unknownOrder());
		assertTrue(lastWrite(followed).weakened().stream().anyMatch(g -> g.kind() == GapKind.WAITING_LOOP));
	}

	@Test
	void aLoopThatNothingEndsIsMarked() {
		assertEquals(1, run("for (;;) { }").marks(OrderMark.Endless.class).size());
		assertEquals(1, run("int own = 1; do { } while (own);").marks(OrderMark.Endless.class).size());
		assertEquals(List.of(), run(WRITE + "for (;;) {" + READ + "if (seen) break; }").marks(OrderMark.Endless.class));
	}

	@Test
	void aHandMadeLockExcludesWhatIsNotFollowed() {
		String taken = "seen = 1; while (seen) {\n#pragma omp atomic capture\n{ seen = flag; flag = 1; }\n} x = 1;"
				+ "\n#pragma omp atomic write\nflag = 0;";
		assertEquals(Optional.of(GapKind.WAITING_LOOP), lastWrite(run(taken)).unknownExclusion().map(g -> g.kind()));
	}

	private static OrderMark.Waited waited(String code) {
		List<OrderMark.Waited> marks = marks(code);
		assertEquals(1, marks.size(), code);
		return marks.get(0);
	}

	private static List<OrderMark.Waited> marks(String code) {
		return run(code).marks(OrderMark.Waited.class);
	}

	private static Item.Access lastWrite(Executed run) {
		List<Item.Access> writes = run.writes("x");
		return writes.get(writes.size() - 1);
	}

	private static Executed run(String code) {
		return Executed.program("int flag, x;\nint main(void) {\n#pragma omp parallel\n{\nint seen = 0;\n" + code + "\n}\nreturn 0;\n}\n");
	}
}
