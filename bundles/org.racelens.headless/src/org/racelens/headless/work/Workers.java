package org.racelens.headless.work;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.racelens.headless.base.Ending;
import org.racelens.headless.base.Fault;
import org.racelens.headless.source.SourceReader;
import org.racelens.headless.source.SourceSearch.Input;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.model.source.Cancellation;
import org.racelens.openmp.unit.FrontEndException;

/**
 * Works on files, several at once; a file that fails fails alone.
 *
 * @param <R> what becomes of one file
 */
public final class Workers<R> {
	/** Formulas and syntax trees are walked recursively; reserved memory costs nothing until it is used. */
	private static final long STACK_BYTES = 256L << 20;
	private static final long POLL_MILLIS = 100;
	private static final Duration GRACE = Duration.ofSeconds(2);

	/** What is done with a file that can be read. */
	@FunctionalInterface
	public interface Work<R> {
		/** The result of one file, made in a worker's thread; what is thrown becomes the file's {@link Failure}. */
		R done(String path) throws IOException, FrontEndException;
	}

	/** What becomes of a file that could not be worked on. */
	@FunctionalInterface
	public interface Failure<R> {
		/**
		 * The result that stands for a file without one.
		 *
		 * @param reason in words for the user
		 * @param time spent on the file before it failed
		 */
		R failed(String path, String reason, Ending ending, Duration time);
	}

	private final Work<R> work;
	private final Failure<R> failure;
	private final Cancellation cancellation;

	/** @param cancellation of the whole run: what is done by then counts */
	public Workers(Work<R> work, Failure<R> failure, Cancellation cancellation) {
		this.cancellation = cancellation;
		this.work = work;
		this.failure = failure;
	}

	/** The results in the order of the inputs, whatever the order of the work. */
	public List<R> run(List<Input> inputs, int jobs, Progress progress) {
		ExecutorService pool = Executors.newFixedThreadPool(Math.max(1, Math.min(jobs, inputs.size())), Workers::thread);
		try {
			List<Future<R>> running = new ArrayList<>();
			for (Input input : inputs) {
				running.add(pool.submit(() -> {
					progress.begun(input.path());
					R result = contained(input);
					progress.done(input.path());
					return result;
				}));
			}
			List<R> results = new ArrayList<>();
			Awaited awaited = new Awaited();
			for (int i = 0; i < inputs.size(); i++) {
				String path = inputs.get(i).path();
				results.add(awaited.result(running.get(i)).orElseGet(() -> stopped(path)));
			}
			return results;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} catch (ExecutionException e) {
			throw new IllegalStateException(e.getCause());
		} finally {
			pool.shutdownNow();
		}
	}

	private R stopped(String path) {
		return failure.failed(path, "not analysed: the run was stopped before", Ending.STOPPED, Duration.ZERO);
	}

	/**
	 * Waits for results until the run is cancelled; what is at work then has a moment to come to its end, so that what is done can be
	 * reported.
	 */
	private final class Awaited {
		private long deadline;

		/** Empty where the run is cancelled and there is no result. */
		Optional<R> result(Future<R> work) throws InterruptedException, ExecutionException {
			while (true) {
				try {
					return Optional.of(work.get(POLL_MILLIS, TimeUnit.MILLISECONDS));
				} catch (TimeoutException e) {
					if (isOver()) {
						return Optional.empty();
					}
				}
			}
		}

		private boolean isOver() {
			if (!cancellation.isCancelled()) {
				return false;
			}
			if (deadline == 0) {
				deadline = System.nanoTime() + GRACE.toNanos();
			}
			return System.nanoTime() - deadline > 0;
		}
	}

	private static Thread thread(Runnable work) {
		Thread thread = new Thread(null, work, "racelens-worker", STACK_BYTES);
		thread.setDaemon(true);
		return thread;
	}

	/** The boundary of a file: whatever happens inside becomes its result. */
	private R contained(Input input) {
		long start = System.nanoTime();
		String path = input.path();
		if (cancellation.isCancelled()) {
			return stopped(path);
		}
		if (input.problem().isPresent()) {
			return failure.failed(path, input.problem().get(), Ending.BAD_INPUT, Duration.ZERO);
		}
		try {
			return work.done(path);
		} catch (IOException e) {
			return failure.failed(path, SourceReader.reason(e), Ending.BAD_INPUT, since(start));
		} catch (FrontEndException e) {
			return failure.failed(path, e.getMessage(), Ending.BAD_INPUT, since(start));
		} catch (CancellationException e) {
			return stopped(path);
		} catch (ProverUnavailableException e) {
			return failure.failed(path, e.getMessage(), Ending.FAULT, since(start));
		} catch (RuntimeException | Error e) {
			return failure.failed(path, Fault.describe(e), Ending.FAULT, since(start));
		}
	}

	private static Duration since(long start) {
		return Duration.ofNanos(System.nanoTime() - start);
	}
}
