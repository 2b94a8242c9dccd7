package org.racelens.recording.race;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.structure.RunStructure;

/**
 * Sweeps over tables in the threads of a pool, window by window. What is found is put together in the order in which the tables came and
 * their addresses rise, so that it does not depend on the threads. Contract: of one thread; after {@link #close} no thread is left.
 */
final class Sweeps implements AutoCloseable {
	/** The windows that may be held at once, as far as all are of the usual size. */
	private static final int WINDOWS = 8;
	/** Small windows that wait for each thread: more would only fill memory. */
	private static final int MOST_WAITING = 8;

	/**
	 * A window that is swept, or will be.
	 *
	 * @param runs that it holds
	 * @param weight of a table that is needed no more when this is done
	 */
	private record Pending(Future<PairCollector> found, long runs, long weight) {
	}

	/** What one thread needs at a time. */
	private record Place(RunStructure structure, OrderCache orders) {
		static Place of(RunStructure structure) {
			return new Place(structure, new OrderCache(structure));
		}
	}

	private final DetectionLimits limits;
	private final Relation relation;
	private final Cancellation cancellation;
	private final ExecutorService pool;
	private final BlockingQueue<Place> places;
	private final PairCollector found;
	private final int mostPending;
	private final Deque<Pending> pending = new ArrayDeque<>();
	private volatile boolean isClosed;
	private long runs;
	private long weight;
	private long mostRuns;
	private long mostWeight;

	/** @param workers threads of the pool */
	Sweeps(RunStructure structure, DetectionLimits limits, Relation relation, int workers, Cancellation cancellation) {
		this.relation = relation;
		this.limits = limits;
		this.cancellation = () -> isClosed || cancellation.isCancelled();
		this.found = new PairCollector(limits.groups());
		mostPending = workers * MOST_WAITING;
		places = new ArrayBlockingQueue<>(workers);
		for (int i = 0; i < workers; i++) {
			places.add(Place.of(structure.forAnotherThread()));
		}
		pool = Executors.newFixedThreadPool(workers, work -> {
			Thread thread = new Thread(work, "racelens-sweep");
			thread.setDaemon(true);
			return thread;
		});
	}

	/** Sweeps over what a table has in a range. The table is not changed from now on. */
	void add(AccessTable table, AddressRange range) {
		await(() -> weight > 0 && weight + table.weight() > limits.runs());
		weight += table.weight();
		mostWeight = Math.max(mostWeight, weight);
		List<WindowPlan.Part> parts = WindowPlan.of(table, range, Math.max(1, limits.runs() / WINDOWS));
		for (int i = 0; i < parts.size(); i++) {
			AddressRange part = parts.get(i).range();
			long size = Math.min(parts.get(i).runs(), limits.runs());
			await(() -> pending.size() >= mostPending || runs > 0 && runs + size > limits.runs());
			runs += size;
			mostRuns = Math.max(mostRuns, runs);
			pending.add(new Pending(pool.submit(() -> sweep(table, part)), size, i == parts.size() - 1 ? table.weight() : 0));
		}
	}

	private PairCollector sweep(AccessTable table, AddressRange range) throws InterruptedException {
		Place place = places.take();
		try {
			PairCollector collector = new PairCollector(limits.groups());
			Window window = new Window(table, range, limits.runs(), place.structure());
			if (window.isCut()) {
				collector.doubt(place.structure().task(window.segment(0)).team().code(), Doubt.TOO_MANY_ACCESSES);
			}
			PairJudge judge = new PairJudge(place.structure(), place.orders(), relation, collector);
			new Sweep(window, place.structure(), collector, judge, relation, limits.pairs()).run(cancellation);
			return collector;
		} finally {
			places.add(place);
		}
	}

	/** Waits for the first windows while something holds, and takes over what is done. */
	private void await(BooleanSupplier condition) {
		while (!pending.isEmpty() && (pending.element().found().isDone() || condition.getAsBoolean())) {
			Pending first = pending.remove();
			found.add(result(first.found()));
			runs -= first.runs();
			weight -= first.weight();
		}
	}

	private static PairCollector result(Future<PairCollector> future) {
		try {
			return future.get();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException e) {
			if (e.getCause() instanceof RuntimeException cause) {
				throw cause;
			}
			throw new IllegalStateException(e.getCause());
		}
	}

	/** What has been found so far. */
	PairCollector found() {
		return found;
	}

	/** What was found in all that was added. */
	PairCollector finish() {
		await(() -> true);
		return found;
	}

	/** The accesses that were held at once, at most. */
	long mostHeld() {
		return mostWeight + mostRuns;
	}

	/** Waits until no thread works any more. */
	@Override
	public void close() {
		isClosed = true;
		pool.shutdownNow();
		boolean wasInterrupted = false;
		for (boolean isOver = false; !isOver;) {
			try {
				isOver = pool.awaitTermination(1, TimeUnit.MINUTES);
			} catch (InterruptedException e) {
				wasInterrupted = true;
			}
		}
		if (wasInterrupted) {
			Thread.currentThread().interrupt();
		}
	}
}
