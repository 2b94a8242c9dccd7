package org.racelens.headless.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.source.SourceReader;
import org.racelens.recording.race.Relation;

/** A program that is built with the recorder, as it is started: with the streams, the folder and the environment of the caller. */
final class RecordedProgram {
	private static final String FOLDER = "RACELENS_RECORD";
	private static final String CHUNKS = "RACELENS_CHUNKS";
	private static final String THREADS = "OMP_NUM_THREADS";
	/** What the launcher has set otherwise for itself, with the caller's value; empty where the caller had none. */
	private static final String CALLERS_LOCALE = "RACELENS_LC_ALL";
	private static final long POLL_MILLIS = 100;
	private static final long GRACE_SECONDS = 5;

	private final List<String> command;
	private final OptionalInt threads;
	private final Relation relation;

	/**
	 * @param threads that teams have unless the program says otherwise; empty where the environment tells
	 * @param relation what is looked for in what it records
	 */
	RecordedProgram(List<String> command, OptionalInt threads, Relation relation) {
		this.relation = relation;
		this.command = List.copyOf(command);
		this.threads = threads;
	}

	/**
	 * Runs the program to its end, or until the run is stopped.
	 *
	 * @param log the folder for what is recorded
	 * @return the exit status
	 * @throws BadUsageException where it cannot be started
	 */
	int run(Path log, Surroundings surroundings) {
		ProcessBuilder builder = new ProcessBuilder(command).directory(surroundings.folder().toFile()).inheritIO();
		Map<String, String> environment = builder.environment();
		environment.put(FOLDER, log.toString());
		if (relation == Relation.LOGICAL) {
			environment.put(CHUNKS, "1");
		}
		threads.ifPresent(n -> environment.put(THREADS, Integer.toString(n)));
		String locale = environment.remove(CALLERS_LOCALE);
		if (locale != null) {
			environment.remove("LC_ALL");
			if (!locale.isEmpty()) {
				environment.put("LC_ALL", locale);
			}
		}
		surroundings.out().flush();
		try {
			return ended(builder.start(), surroundings);
		} catch (IOException e) {
			throw new BadUsageException("cannot start " + command.get(0) + ": " + SourceReader.reason(e));
		}
	}

	/** A program that was stopped with the run has a moment to write what it has recorded. */
	private static int ended(Process process, Surroundings surroundings) {
		try {
			while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
				if (surroundings.cancellation().isCancelled()) {
					process.destroy();
					if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
						process.destroyForcibly().waitFor();
					}
				}
			}
			return process.exitValue();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			process.destroyForcibly();
			throw new BadUsageException("the run was interrupted");
		}
	}
}
