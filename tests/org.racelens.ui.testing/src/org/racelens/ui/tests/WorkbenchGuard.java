package org.racelens.ui.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Sees to it that no test of the workbench hangs. A dialog that stays open longer than any that is expected may is pictured, closed, and
 * fails the test. A test that takes longer than its limit is interrupted with what all threads do on standard error; if that does not end
 * it, the virtual machine ends, so that the build does.
 */
final class WorkbenchGuard implements BeforeEachCallback, AfterEachCallback {
	/** Longer than {@link Dialogs} waits for one that it expects. */
	static final Duration LONGEST_DIALOG = Dialogs.PATIENCE.multipliedBy(2);
	private static final Duration LONGEST_TEST = Duration.ofMinutes(30);
	private static final Duration GRACE = Duration.ofMinutes(2);
	private static final int POLL_MILLIS = 250;
	private static final int WAKEN_MILLIS = 5;
	private static final int MODAL = SWT.PRIMARY_MODAL | SWT.APPLICATION_MODAL | SWT.SYSTEM_MODAL;

	private static Watch current;

	@Override
	public void beforeEach(ExtensionContext context) {
		current = new Watch(context.getRequiredTestClass().getSimpleName() + "." + context.getRequiredTestMethod().getName(),
				LONGEST_DIALOG);
		current.poll();
		current.start();
	}

	@Override
	public void afterEach(ExtensionContext context) {
		current.end();
		awaitEncodings();
		current.assertNobodyWasAsked();
	}

	/**
	 * A workspace that is closed while it is about to tell of new encodings waits for that for ever, and that for the workspace. It tells
	 * of them half a second later, or when it is woken.
	 */
	private static void awaitEncodings() {
		long start = System.nanoTime();
		try {
			for (List<Job> telling = tellingOfEncodings(); !telling.isEmpty()
					&& System.nanoTime() - start < LONGEST_DIALOG.toNanos(); telling = tellingOfEncodings()) {
				telling.forEach(Job::wakeUp);
				Thread.sleep(WAKEN_MILLIS);
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private static List<Job> tellingOfEncodings() {
		return Stream.of(Job.getJobManager().find(null)).filter(j -> j.getClass().getSimpleName().equals("CharsetDeltaJob")).toList();
	}

	/**
	 * The tests of a bundle that go without this guard, sorted.
	 *
	 * @param known one of the bundle's tests
	 */
	static List<String> unguarded(String bundle, Class<?> known) throws IOException {
		String place = known.getPackageName();
		Path sources = Path.of(System.getProperty("racelens.root"), "tests", bundle, "src", place.replace('.', '/'));
		try (Stream<Path> files = Files.list(sources)) {
			return files.map(f -> f.getFileName().toString()).filter(f -> f.endsWith("Test.java"))
					.map(f -> f.substring(0, f.length() - ".java".length()))
					.filter(name -> !isGuarded(place + "." + name, known.getClassLoader())).sorted().toList();
		}
	}

	private static boolean isGuarded(String name, ClassLoader loader) {
		try {
			return Stream.of(Class.forName(name, false, loader).getAnnotationsByType(ExtendWith.class))
					.flatMap(e -> Stream.of(e.value())).anyMatch(WorkbenchGuard.class::equals);
		} catch (ClassNotFoundException e) {
			throw new IllegalStateException(e);
		}
	}

	/** What happens while one test runs. */
	static final class Watch {
		private final String test;
		private final Duration longestDialog;
		private final Thread worker = Thread.currentThread();
		private final Thread watcher = new Thread(this::watch, "workbench-guard");
		private final List<String> unexpected = new ArrayList<>();
		private Optional<Shell> seen = Optional.empty();
		private long since;
		private volatile boolean isOver;

		Watch(String test, Duration longestDialog) {
			this.test = test;
			this.longestDialog = longestDialog;
		}

		private void start() {
			watcher.setDaemon(true);
			watcher.start();
		}

		/** Looks again and again; timers also run in the loop of a dialog. */
		void poll() {
			if (!isOver) {
				Display.getCurrent().timerExec(POLL_MILLIS, () -> {
					look();
					poll();
				});
			}
		}

		private void look() {
			Optional<Shell> dialog = Dialogs.shells(s -> s.getParent() != null && (s.getStyle() & MODAL) != 0);
			if (dialog.isEmpty() || !dialog.equals(seen)) {
				seen = dialog;
				since = System.nanoTime();
			} else if (System.nanoTime() - since > longestDialog.toNanos()) {
				Shell shell = dialog.get();
				unexpected.add(shell.getText());
				since = System.nanoTime();
				Picture.of(shell).save("unexpected-" + test.replaceAll("\\W", "-") + "-" + unexpected.size());
				shell.close();
			}
		}

		void end() {
			isOver = true;
			watcher.interrupt();
		}

		/** The titles of the dialogs that were closed. */
		List<String> unexpected() {
			return unexpected;
		}

		void assertNobodyWasAsked() {
			if (!unexpected.isEmpty()) {
				throw new AssertionError(
						"dialogs that nobody expected were closed, see target/screenshots/unexpected-*.png: " + unexpected);
			}
		}

		private void watch() {
			try {
				TimeUnit.NANOSECONDS.sleep(LONGEST_TEST.toNanos());
				System.err.println(test + " takes longer than " + LONGEST_TEST + "; what all threads do:\n" + threads());
				worker.interrupt();
				TimeUnit.NANOSECONDS.sleep(GRACE.toNanos());
				System.err.println(test + " does not end:\n" + threads());
				Runtime.getRuntime().halt(1);
			} catch (InterruptedException e) {
				return;
			}
		}

		private static String threads() {
			StringBuilder result = new StringBuilder();
			for (Map.Entry<Thread, StackTraceElement[]> thread : Thread.getAllStackTraces().entrySet()) {
				result.append(thread.getKey()).append('\n');
				for (StackTraceElement frame : thread.getValue()) {
					result.append("\tat ").append(frame).append('\n');
				}
			}
			return result.toString();
		}
	}
}
