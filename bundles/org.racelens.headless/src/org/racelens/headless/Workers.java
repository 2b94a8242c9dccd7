package org.racelens.headless;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.racelens.analysis.prover.ProverUnavailableException;
import org.racelens.headless.SourceSearch.Input;
import org.racelens.model.program.FrontEndException;

/**
 * Works on files, several at once; a file that fails fails alone.
 *
 * @param <R> what becomes of one file
 */
final class Workers<R> {
	/** Formulas and syntax trees are walked recursively; reserved memory costs nothing until it is used. */
	private static final long STACK_BYTES = 256L << 20;

	/** What is done with a file that can be read. */
	@FunctionalInterface
	interface Work<R> {
		R done(String path) throws IOException, FrontEndException;
	}

	/** What becomes of a file that could not be worked on. */
	@FunctionalInterface
	interface Failure<R> {
		/** @param status what it does to the exit status */
		R failed(String path, String reason, int status, Duration time);
	}

	private final Work<R> work;
	private final Failure<R> failure;

	Workers(Work<R> work, Failure<R> failure) {
		this.work = work;
		this.failure = failure;
	}

	/** The results in the order of the inputs, whatever the order of the work. */
	List<R> run(List<Input> inputs, int jobs, Progress progress) {
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
			for (Future<R> one : running) {
				results.add(one.get());
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

	private static Thread thread(Runnable work) {
		Thread thread = new Thread(null, work, "racelens-worker", STACK_BYTES);
		thread.setDaemon(true);
		return thread;
	}

	/** The boundary of a file: whatever happens inside becomes its result. */
	private R contained(Input input) {
		long start = System.nanoTime();
		String path = input.path();
		if (input.problem().isPresent()) {
			return failure.failed(path, input.problem().get(), ExitStatus.BAD_USAGE, Duration.ZERO);
		}
		try {
			return work.done(path);
		} catch (IOException e) {
			return failure.failed(path, SourceReader.reason(e), ExitStatus.BAD_USAGE, since(start));
		} catch (FrontEndException e) {
			return failure.failed(path, e.getMessage(), ExitStatus.BAD_USAGE, since(start));
		} catch (CancellationException e) {
			return failure.failed(path, "cancelled", ExitStatus.INTERNAL_ERROR, since(start));
		} catch (ProverUnavailableException e) {
			return failure.failed(path, e.getMessage(), ExitStatus.INTERNAL_ERROR, since(start));
		} catch (RuntimeException | Error e) {
			return failure.failed(path, Fault.describe(e), ExitStatus.INTERNAL_ERROR, since(start));
		}
	}

	private static Duration since(long start) {
		return Duration.ofNanos(System.nanoTime() - start);
	}
}
