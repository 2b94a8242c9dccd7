package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.recording.structure.Order;

/** For each kind of edge of semantics.md §10 what it orders, and what it does not. A is accessed by the one, B by the other. */
class OrderTest {
	private static final long A = 0x1000;
	private static final long B = 0x2000;
	private static final long C = 0x3000;

	@TempDir
	private Path folder;

	private final Program program = new Program(2);

	private void assertOrder(Order expected) {
		assertEquals(expected, program.order(folder, A, B));
	}

	@Test
	void aRegionIsAfterItsEncounterAndBeforeWhatFollows() {
		LogWriter log = LogWriter.plain();
		log.on(0).initial(1).write(1, A).fork(1, 1, 5).implicit(1, 2, 2, 0);
		log.on(1).implicit(1, 3, 2, 1).write(1, B).sync(9, 3);
		log.on(0).sync(9, 2).leave(1, 2).join(1, 1).write(1, C);
		log.on(1).leave(1, 3);
		Segments segments = Segments.of(log, folder);
		assertEquals(Order.BEFORE, segments.order(A, B));
		assertEquals(Order.BEFORE, segments.order(B, C));
		assertEquals(Order.AFTER, segments.order(C, A));
	}

	@Test
	void tasksOfTwoInitialThreadsAreUnrelated() {
		LogWriter log = LogWriter.plain();
		log.on(0).initial(1).write(1, A);
		log.on(1).initial(2).write(1, B);
		assertEquals(Order.UNRELATED, Segments.of(log, folder).order(A, B));
	}

	@Test
	void barriersOrderAllThreadsAndTheirTasks() {
		program.on(0).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).write(1, A)).barrier();
		program.on(1).write(1, B);
		assertOrder(Order.BEFORE);
	}

	@Test
	void nothingOrdersThreadsBetweenTwoBarriers() {
		program.barrier();
		program.on(0).write(1, A);
		program.on(1).write(1, B);
		program.barrier();
		assertOrder(Order.UNORDERED);
	}

	@Test
	void aBarrierOfTheRuntimeForCopyprivateOrders() {
		program.on(0).write(1, A).event(0x40, 4, 1, 2);
		program.on(1).sync(4, 3).write(1, B);
		assertOrder(Order.BEFORE);
	}

	@Test
	void aBarrierOfTheRuntimeForReductionsDoesNot() {
		program.on(0).write(1, A).event(0x40, 4, 1, 2).event(0x42, 7, 1, 2).event(0x43, 7, 1, 2).event(0x41, 4, 1, 2);
		program.on(1).sync(4, 3).write(1, B);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void creationOrdersWhatIsBeforeIt() {
		program.on(0).write(1, A).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).write(1, B));
		assertOrder(Order.BEFORE);
	}

	@Test
	void creationDoesNotOrderWhatFollows() {
		program.on(0).create(2, 4, 0).write(1, A);
		program.task(1, 4, () -> program.on(1).write(1, B));
		assertOrder(Order.UNORDERED);
	}

	@Test
	void undeferredTasksAreBeforeWhatFollows() {
		program.on(0).create(2, 4, LogWriter.UNDEFERRED);
		program.task(0, 4, () -> program.on(0).write(1, A));
		program.on(0).write(1, B);
		assertOrder(Order.BEFORE);
	}

	@Test
	void taskwaitWaitsForChildren() {
		program.on(0).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).write(1, A));
		program.on(0).sync(5, 2).write(1, B);
		assertOrder(Order.BEFORE);
	}

	@Test
	void taskwaitDoesNotWaitForGrandchildren() {
		program.on(0).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).create(4, 5, 0));
		program.task(1, 5, () -> program.on(1).write(1, A));
		program.on(0).sync(5, 2).write(1, B);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void taskgroupWaitsForDescendants() {
		program.on(0).event(0x40, 6, 1, 2).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).create(4, 5, 0));
		program.task(1, 5, () -> program.on(1).write(1, A));
		program.on(0).event(0x41, 6, 1, 2).write(1, B);
		assertOrder(Order.BEFORE);
	}

	@Test
	void taskgroupDoesNotWaitForTasksFromBeforeIt() {
		program.on(0).create(2, 4, 0).event(0x40, 6, 1, 2);
		program.task(1, 4, () -> program.on(1).write(1, A));
		program.on(0).event(0x41, 6, 1, 2).write(1, B);
		assertOrder(Order.UNORDERED);
	}

	private void dependent(int first, int second) {
		program.on(0).create(2, 4, 0).depend(4, first, 0x99).create(2, 5, 0).depend(5, second, 0x99);
		program.task(0, 4, () -> program.on(0).write(1, A));
		program.task(1, 5, () -> program.on(1).write(1, B));
	}

	@Test
	void aReaderWaitsForAWriter() {
		dependent(2, 1);
		assertOrder(Order.BEFORE);
	}

	@Test
	void aWriterWaitsForAReader() {
		dependent(1, 3);
		assertOrder(Order.BEFORE);
	}

	@Test
	void aSetWaitsForAMutexSet() {
		dependent(4, 7);
		assertOrder(Order.BEFORE);
	}

	@Test
	void readersDoNotWait() {
		dependent(1, 1);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void membersOfASetDoNotWait() {
		dependent(7, 7);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void aDependenceDoesNotWaitForDescendants() {
		program.on(0).create(2, 4, 0).depend(4, 3, 0x99).create(2, 5, 0).depend(5, 3, 0x99);
		program.task(0, 4, () -> program.on(0).create(4, 6, 0));
		program.task(1, 5, () -> program.on(1).write(1, B));
		program.task(0, 6, () -> program.on(0).write(1, A));
		assertOrder(Order.UNORDERED);
	}

	private void taskwaitDepend(long item) {
		program.on(0).create(2, 4, 0).depend(4, 2, 0x99);
		program.task(1, 4, () -> program.on(1).write(1, A));
		program.on(0).create(2, 5, LogWriter.UNDEFERRED | 0x10).depend(5, 1, item).change(2, 7, 5).change(5, 8, 2).write(1, B);
	}

	@Test
	void taskwaitDependWaitsForItsItem() {
		taskwaitDepend(0x99);
		assertOrder(Order.BEFORE);
	}

	@Test
	void taskwaitDependDoesNotWaitForOthers() {
		taskwaitDepend(0x98);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void orderedRegionsAreInTheOrderOfTheirIterations() {
		program.on(0).event(0x50, 7, 0x99).write(1, A);
		program.on(1).event(0x50, 7, 0x99).write(1, B);
		// the runtime lets the next one in before it says that the last one is out
		program.on(0).event(0x51, 7, 0x99);
		program.on(1).event(0x51, 7, 0x99);
		assertOrder(Order.BEFORE);
	}

	@Test
	void whatFollowsAnOrderedRegionIsNotOrdered() {
		program.on(0).event(0x50, 7, 0x99).event(0x51, 7, 0x99).write(1, A);
		program.on(1).event(0x50, 7, 0x99).event(0x51, 7, 0x99).write(1, B);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void orderedRegionsOfTwoLoopsAreNotOrdered() {
		program.on(0).event(0x60, 1, 1, 2, 9).event(0x50, 7, 0x99).write(1, A).event(0x51, 7, 0x99);
		program.on(1).event(0x60, 1, 1, 3, 9).event(0x60, 1, 1, 3, 9).event(0x50, 7, 0x99).write(1, B).event(0x51, 7, 0x99);
		assertOrder(Order.UNORDERED);
	}

	private void doacross(long iteration) {
		program.on(0).write(1, A);
		program.on(1).event(0x31, 3, 1, 6, iteration).write(1, B);
		program.on(0).event(0x31, 2, 1, 5, 7);
	}

	@Test
	void aSinkIsAfterItsSource() {
		doacross(7);
		assertOrder(Order.BEFORE);
	}

	@Test
	void aSinkIsNotAfterAnotherSource() {
		doacross(8);
		assertOrder(Order.UNORDERED);
	}

	@Test
	void aNestedRegionIsWhereItsTaskEncounteredIt() {
		program.on(0).fork(2, 2, 0x9100).implicit(2, 10, 2, 0);
		program.on(5).implicit(2, 11, 2, 1).write(1, A).sync(9, 11);
		program.on(0).sync(9, 10).leave(2, 10).join(2, 2).create(2, 4, 0);
		program.task(1, 4, () -> program.on(1).write(1, B));
		assertOrder(Order.BEFORE);
	}

	@Test
	void aNestedRegionIsNotOrderedWithOtherThreads() {
		program.on(0).fork(2, 2, 0x9100).implicit(2, 10, 2, 0);
		program.on(5).implicit(2, 11, 2, 1).write(1, A).sync(9, 11);
		program.on(0).sync(9, 10).leave(2, 10).join(2, 2);
		program.on(1).write(1, B);
		assertOrder(Order.UNORDERED);
	}
}
