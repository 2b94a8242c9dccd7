package org.racelens.confirm.build;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.racelens.model.source.Cancellation;

/** Starts a program and waits for its end. */
final class ProcessRun {
	private static final long POLL_MILLIS = 50;
	private static final long GRACE_SECONDS = 2;

	private final Path folder;
	private final Map<String, String> environment;
	private final Cancellation cancellation;
	private final Consumer<String> printed;

	/**
	 * @param folder in which programs work
	 * @param environment what differs from that of this process
	 * @param printed takes what programs print while they run
	 */
	ProcessRun(Path folder, Map<String, String> environment, Cancellation cancellation, Consumer<String> printed) {
		this.printed = printed;
		this.folder = folder;
		this.environment = Map.copyOf(environment);
		this.cancellation = cancellation;
	}

	/** How a program ended: its status, or that it had no more time. */
	record Ended(int status, boolean isTooLong) {
	}

	/**
	 * Runs a program without input.
	 *
	 * @param command the program and its arguments, which no shell sees
	 * @param output the file for what it prints
	 * @throws IOException where it cannot be started
	 * @throws CancellationException when cancelled; the program has ended then
	 */
	Ended run(List<String> command, Path output, Duration limit) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
				.redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
				.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
		builder.environment().putAll(environment);
		AppendedText appended = new AppendedText(output, printed);
		Process process = builder.start();
		Set<ProcessHandle> started = new HashSet<>();
		long end = System.nanoTime() + limit.toNanos();
		try {
			while (!process.waitFor(POLL_MILLIS, TimeUnit.MILLISECONDS)) {
				process.descendants().forEach(started::add);
				appended.look();
				if (cancellation.isCancelled()) {
					throw new CancellationException();
				}
				if (System.nanoTime() > end) {
					return new Ended(0, true);
				}
			}
			appended.look();
			return new Ended(process.exitValue(), false);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new CancellationException();
		} finally {
			stop(process);
			started.forEach(ProcessHandle::destroyForcibly);
		}
	}

	/** What a program has started ends with it. One that is asked to end has a moment to write what it has recorded. */
	private static void stop(Process process) {
		if (!process.isAlive()) {
			return;
		}
		process.descendants().forEach(ProcessHandle::destroy);
		process.destroy();
		try {
			if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
				process.descendants().forEach(ProcessHandle::destroyForcibly);
				process.destroyForcibly().waitFor();
			}
		} catch (InterruptedException e) {
			process.destroyForcibly();
			Thread.currentThread().interrupt();
		}
	}
}
