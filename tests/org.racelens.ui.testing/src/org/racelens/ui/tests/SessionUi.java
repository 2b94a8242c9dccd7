package org.racelens.ui.tests;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** What a {@link SecondSession}, which is not in the thread of the user interface, does there. */
final class SessionUi {
	private static final int WAIT_SECONDS = 240;
	private static final int MODAL = SWT.PRIMARY_MODAL | SWT.APPLICATION_MODAL;

	private SessionUi() {
	}

	/** Some work in the user interface's thread. */
	interface Work {
		void run() throws Exception;
	}

	static Shell shell() {
		return window().getShell();
	}

	static IWorkbenchWindow window() {
		return PlatformUI.getWorkbench().getWorkbenchWindows()[0];
	}

	static void ui(Work work) {
		PlatformUI.getWorkbench().getDisplay().syncExec(() -> perform(work));
	}

	private static void perform(Work work) {
		try {
			work.run();
		} catch (Exception e) {
			throw new IllegalStateException(e);
		}
	}

	static boolean isNone(Object family) {
		return Job.getJobManager().find(family).length == 0;
	}

	static void await(BooleanSupplier condition) throws InterruptedException {
		long end = System.nanoTime() + WAIT_SECONDS * 1_000_000_000L;
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				throw new AssertionError("waited in vain");
			}
			Thread.sleep(5);
		}
	}

	/** What jobs have found is shown a moment later. */
	static void settle() {
		ui(() -> Bot.settle(Duration.ofSeconds(1)));
	}

	/** Does something that opens a dialog, now or later, and waits for one that is wanted. */
	static void dialog(Work open, Predicate<Shell> isDone) throws InterruptedException {
		PlatformUI.getWorkbench().getDisplay().asyncExec(() -> perform(open));
		awaitShell(s -> s.getParent() != null && (s.getStyle() & MODAL) != 0 && s.getText().length() > 0, isDone);
	}

	/**
	 * Waits for a window.
	 *
	 * @param isDone what is done with one of this sort, in the user interface's thread; whether it was the wanted one
	 */
	static void awaitShell(Predicate<Shell> sort, Predicate<Shell> isDone) throws InterruptedException {
		boolean[] seen = { false };
		List<String> windows = new ArrayList<>();
		try {
			await(() -> {
				ui(() -> seen[0] = Dialogs.shells(sort).filter(isDone).isPresent());
				return seen[0];
			});
		} catch (AssertionError e) {
			ui(() -> Dialogs.shells(s -> !windows.add(s.getText() + VisibleTexts.of(s).stream().limit(5).toList())));
			throw new AssertionError(e.getMessage() + " for one of " + windows, e);
		}
	}
}
