package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Recorder;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/** What the code that is executed does is written down once, where it is real: {@link Recorder} keeps items, writes, gaps and messages. */
class RecorderTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Explanation TEXT = Unfollowed.BRANCHES_DIFFER.of();
	private static final MemoryObject OBJECT = GeneratedStates.OBJECTS.get(0);
	private final Recorder recorder = Machines.of("int x;").recorder();

	@Test
	void silentCodeIsMutedAndOnlyWhileItRuns() {
		assertFalse(recorder.isMuted());
		recorder.silently(() -> {
			recorder.silently(() -> assertTrue(recorder.isMuted()));
			assertTrue(recorder.isMuted());
		});
		assertFalse(recorder.isMuted());
		assertThrows(IllegalStateException.class, () -> recorder.silently(() -> {
			throw new IllegalStateException();
		}));
		assertFalse(recorder.isMuted());
	}

	@Test
	void aLogHasWhatItsCodeWritesAndNothingElse() {
		WriteLog outside = recorder.logging(() -> {
			WriteLog inside = recorder.logging(() -> recorder.logs().forEach(l -> l.add(OBJECT, Ints.ZERO, Optional.of(4L))));
			assertFalse(inside.isEmpty());
		});
		assertFalse(outside.isEmpty());
		assertTrue(recorder.logs().isEmpty());
		assertTrue(recorder.logging(() -> {
		}).isEmpty());
	}

	@Test
	void silentCodeIsLogged() {
		assertFalse(recorder.logging(() -> recorder.silently(() -> recorder.logs().forEach(l -> l.add(OBJECT, Ints.ZERO, Optional.of(4L)))))
				.isEmpty());
	}

	@Test
	void aLogEndsAlsoWhereItsCodeFails() {
		assertThrows(IllegalStateException.class, () -> recorder.logging(() -> {
			throw new IllegalStateException();
		}));
		assertTrue(recorder.logs().isEmpty());
	}

	@Test
	void aMessageIsKeptOnceAlsoWhileMuted() {
		recorder.message(MessageKind.SYNTAX, HERE, TEXT);
		recorder.silently(() -> recorder.message(MessageKind.SYNTAX, HERE, TEXT));
		assertEquals(1, recorder.messages().size());
		recorder.message(MessageKind.SYNTAX, HERE, Unfollowed.LOOP_WRITES_IT.of());
		assertEquals(2, recorder.messages().size());
	}

	@Test
	void aBreachIsToldWhereItHappensForSure() {
		recorder.silently(() -> recorder.notConforming(MessageKind.SYNTAX, HERE, TEXT));
		assertEquals(0, recorder.messages().size());
		recorder.notConforming(MessageKind.SYNTAX, HERE, TEXT);
		assertEquals(1, recorder.messages().size());
	}

	@Test
	void outsideOfATaskNothingIsRecorded() {
		recorder.record(new Item.Taskwait("id", HERE, Bools.TRUE));
		ModelGap gap = recorder.gap(GapKind.BUDGET, HERE, TEXT);
		assertEquals(new ModelGap(GapKind.BUDGET, HERE, TEXT), gap);
		Executed serial = Executed.program("int x;\nint main(void) {\nx = 1;\n#pragma omp parallel\n{ int v = x; }\nx = 2;\n}\n");
		assertEquals(List.of(), serial.writes("x"));
	}
}
