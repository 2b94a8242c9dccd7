package org.racelens.ui.tests;

import java.time.Duration;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;

/** A context menu that is open, as the user sees it, with what a cascade of it offers beside it. */
final class OpenMenu implements AutoCloseable {
	private static final Duration OPENING = Duration.ofMillis(700);
	private final Menu menu;

	private OpenMenu(Menu menu) {
		this.menu = menu;
	}

	/** The menu of a control, opened in the middle of its window, and moved on to one of its entries by the keyboard. */
	static OpenMenu of(Bot bot, Control control, String cascade) {
		Shell shell = control.getShell();
		Menu menu = control.getMenu();
		Point origin = shell.toDisplay(shell.getSize().x / 4, 20);
		menu.setLocation(origin);
		menu.setVisible(true);
		bot.pumpFor(OPENING);
		int index = Stream.of(menu.getItems()).filter(i -> (i.getStyle() & SWT.SEPARATOR) == 0 && i.isEnabled())
				.map(MenuItem::getText).map(t -> t.replace("&", "").split("\t")[0]).toList().indexOf(cascade);
		if (index < 0) {
			throw new AssertionError("no " + cascade);
		}
		for (int i = 0; i <= index; i++) {
			press(bot, SWT.ARROW_DOWN);
		}
		press(bot, SWT.ARROW_RIGHT);
		bot.pumpFor(OPENING);
		return new OpenMenu(menu);
	}

	private static void press(Bot bot, int key) {
		for (int type : new int[] { SWT.KeyDown, SWT.KeyUp }) {
			Event event = new Event();
			event.type = type;
			event.keyCode = key;
			Display.getCurrent().post(event);
			bot.pumpFor(Duration.ofMillis(30));
		}
	}

	@Override
	public void close() {
		menu.setVisible(false);
	}
}
