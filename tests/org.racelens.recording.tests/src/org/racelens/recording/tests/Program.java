package org.racelens.recording.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.Watch;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.RaceDetector.Work;
import org.racelens.recording.race.Relation;
import org.racelens.recording.structure.Order;

/**
 * A run of one region with two or more threads, whose implicit tasks are 2, 3, …: thread n executes 2 + n. The initial task is 1, the
 * region is 1 and stands at {@link #REGION}.
 */
final class Program {
	static final long REGION = 0x9000;
	static final long X = 0x20000;
	final LogWriter log = LogWriter.plain();
	private final int size;

	/** @param locks that the initial task has taken */
	Program(int size, long... locks) {
		this.size = size;
		log.on(0).initial(1);
		for (long lock : locks) {
			log.on(0).lock(lock);
		}
		log.on(0).fork(1, 1, REGION);
		for (int n = 0; n < size; n++) {
			log.on(n).implicit(1, 2 + n, size, n);
		}
	}

	LogWriter.OfThread on(int thread) {
		return log.on(thread);
	}

	/** Executes a task on a thread between two switches. */
	Program task(int thread, long task, Runnable body) {
		on(thread).change(2 + thread, 7, task);
		body.run();
		on(thread).change(task, 1, 2 + thread);
		return this;
	}

	Program barrier() {
		for (int n = 0; n < size; n++) {
			on(n).barrier(2 + n);
		}
		return this;
	}

	private void end() {
		for (int n = size - 1; n >= 0; n--) {
			on(n).sync(9, 2 + n).leave(1, 2 + n);
		}
		on(0).join(1, 1);
	}

	RunJudgement judge(Path folder) {
		return judge(folder, DetectionLimits.DEFAULT);
	}

	RunJudgement judge(Path folder, Relation relation) {
		try {
			return run(folder).judge(DetectionLimits.DEFAULT, Work.watchedBy(Watch.of(Cancellation.NEVER), relation));
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	RunJudgement judge(Path folder, DetectionLimits limits) {
		try {
			return run(folder).judge(limits, Cancellation.NEVER);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The run, when all has been written. */
	RecordedRun run(Path folder) throws IOException {
		end();
		return RecordedRun.read(log.write(folder), LogLimits.DEFAULT, Cancellation.NEVER);
	}

	/** The order of the segments that access two addresses. */
	Order order(Path folder, long first, long second) {
		end();
		return Segments.of(log, folder).order(first, second);
	}
}
