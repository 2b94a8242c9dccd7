package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;

/** Answers dialogs: whoever opens one waits until it is closed, so the answer is prepared before. */
final class Dialogs implements AutoCloseable {
	private static final int POLL = 50;
	/** For a dialog to come; only a test that fails waits so long, and the machine may be busy. */
	static final Duration PATIENCE = Duration.ofMinutes(3);

	private final List<Expected> expected = new ArrayList<>();
	private final List<Throwable> failures = new ArrayList<>();
	private boolean isOpen = true;

	/** A dialog that is still to come. */
	private record Expected(String title, Consumer<Shell> answer, long end) {
	}

	Dialogs() {
		poll();
	}

	/** The next dialog is expected to have this title. */
	void expect(String title, Consumer<Shell> answer) {
		expected.add(new Expected(title, answer, System.nanoTime() + PATIENCE.toNanos()));
	}

	private void poll() {
		Display.getCurrent().timerExec(POLL, () -> {
			if (isOpen) {
				poll();
				look();
			}
		});
	}

	private void look() {
		Optional<Shell> dialog = shells(s -> !expected.isEmpty() && s.getText().equals(expected.get(0).title()));
		if (dialog.isPresent()) {
			answer(dialog.get(), expected.remove(0).answer());
		} else if (!expected.isEmpty() && System.nanoTime() > expected.get(0).end()) {
			failures.add(new AssertionError("no dialog " + expected.remove(0).title()));
			shells(s -> s.getParent() != null && (s.getStyle() & SWT.APPLICATION_MODAL) != 0).ifPresent(Shell::close);
		}
	}

	private void answer(Shell shell, Consumer<Shell> answer) {
		try {
			answer.accept(shell);
			if (!shell.isDisposed()) {
				throw new AssertionError("stays open: " + all(shell, Text.class).map(Text::getText).toList());
			}
		} catch (RuntimeException | AssertionError e) {
			failures.add(e);
			if (!shell.isDisposed()) {
				shell.close();
			}
		}
	}

	static Optional<Shell> shells(Predicate<Shell> wanted) {
		return Stream.of(Display.getCurrent().getShells()).filter(s -> !s.isDisposed() && s.isVisible()).filter(wanted).findFirst();
	}

	/** Presses the button with this text; mnemonics do not count. */
	static void press(Shell shell, String text) {
		Button button = all(shell, Button.class).filter(b -> b.getText().replace("&", "").equals(text)).findFirst()
				.orElseThrow(() -> new AssertionError("no button " + text));
		if (!button.isEnabled()) {
			throw new AssertionError("not enabled: " + text);
		}
		if ((button.getStyle() & (SWT.CHECK | SWT.RADIO)) != 0) {
			button.setSelection(!button.getSelection());
		}
		Event event = new Event();
		event.widget = button;
		button.notifyListeners(SWT.Selection, event);
	}

	/** All controls of a kind in a window, in their order. */
	static <C extends Control> Stream<C> all(Composite parent, Class<C> kind) {
		return Stream.of(parent.getChildren())
				.flatMap(child -> Stream.concat(kind.isInstance(child) ? Stream.of(kind.cast(child)) : Stream.of(),
						child instanceof Composite composite ? all(composite, kind) : Stream.of()));
	}

	/** Changes the look of the workbench to {@code light} or {@code dark}, of what is opened from now on. */
	static void theme(String name) {
		String id = "org.eclipse.e4.ui.css.theme.e4_" + name.replace("light", "default");
		PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(id, false);
		Bot.settle(Duration.ofMillis(300));
	}

	/** Saves what a window looks like, as {@code target/screenshots/NAME.png}. */
	static void screenshot(Shell shell, String name) {
		Bot.settle(Duration.ofMillis(700));
		Rectangle bounds = shell.getDisplay().map(shell, null, shell.getClientArea());
		Image image = new Image(shell.getDisplay(), bounds.width, bounds.height);
		GC gc = new GC(shell.getDisplay());
		gc.copyArea(image, bounds.x, bounds.y);
		gc.dispose();
		ImageLoader loader = new ImageLoader();
		loader.data = new ImageData[] { image.getImageData() };
		image.dispose();
		loader.save(Bot.folder().resolve(name + ".png").toString(), SWT.IMAGE_PNG);
	}

	/** Whether every dialog that was expected has come, or has been waited for in vain. */
	boolean isNoneExpected() {
		return expected.isEmpty();
	}

	/** All expected dialogs have come and were as expected. */
	void assertAnswered() {
		for (Throwable failure : failures) {
			throw new AssertionError(failure);
		}
		assertEquals(0, expected.size(), "dialogs that did not come");
	}

	@Override
	public void close() {
		isOpen = false;
	}
}
