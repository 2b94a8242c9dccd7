package org.racelens.headless;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.ToIntFunction;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.base.Surroundings.Outputs;

/** A run of the command line that has the process to itself: its streams, its folder, and its end by a signal. */
public final class WholeProcess {
	/** Where the launcher was called; without it the process' own directory. */
	private static final String FOLDER = "racelens.cwd";

	/** How long a run that was stopped may take to write its report. */
	private static final Duration PATIENCE = Duration.ofSeconds(15);

	private volatile boolean stopped;

	/** The exit status of the command line. */
	int run(String[] arguments) {
		return run(surroundings -> RaceLensCommand.run(arguments, surroundings));
	}

	/** The exit status of what is done in the surroundings of this process. */
	public int run(ToIntFunction<Surroundings> work) {
		Surroundings surroundings = new Surroundings(utf8(FileDescriptor.out), utf8(FileDescriptor.err),
				Path.of(System.getProperty(FOLDER, "")), Outputs.fromLauncher(), () -> stopped, results());
		CountDownLatch finished = new CountDownLatch(1);
		Runtime.getRuntime().addShutdownHook(new Thread(() -> end(finished), "racelens-end"));
		try {
			return work.applyAsInt(surroundings);
		} finally {
			finished.countDown();
		}
	}

	/** Asks the run to come to its end. */
	public void stop() {
		stopped = true;
	}

	/** A signal ends the virtual machine when its hooks are through: what is done by then is still reported. */
	private void end(CountDownLatch finished) {
		stopped = true;
		try {
			finished.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	/** The folder that the XDG Base Directory Specification names; a relative path there is to be ignored. */
	private static Optional<Path> results() {
		try {
			Optional<Path> caches = Optional.ofNullable(System.getenv("XDG_CACHE_HOME")).map(Path::of).filter(Path::isAbsolute);
			Optional<Path> home = Optional.ofNullable(System.getProperty("user.home")).map(Path::of).filter(Path::isAbsolute);
			return caches.or(() -> home.map(h -> h.resolve(".cache"))).map(c -> c.resolve("racelens"));
		} catch (InvalidPathException e) {
			return Optional.empty();
		}
	}

	/** Reports are UTF-8 whatever the locale is: JSON and SARIF demand it. */
	private static PrintStream utf8(FileDescriptor descriptor) {
		return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
	}
}
