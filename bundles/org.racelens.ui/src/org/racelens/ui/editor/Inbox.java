package org.racelens.ui.editor;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.eclipse.swt.widgets.Display;

/**
 * Gathers what has happened in any thread, and tells it in the user interface's thread: what comes while that thread is busy is told at
 * once.
 */
final class Inbox<T> {
	private final Display display;
	private final Consumer<Set<T>> reader;
	private final Set<T> news = new LinkedHashSet<>();

	Inbox(Display display, Consumer<Set<T>> reader) {
		this.display = display;
		this.reader = reader;
	}

	void add(Collection<T> more) {
		boolean isFirst;
		synchronized (news) {
			isFirst = news.isEmpty() && !more.isEmpty();
			news.addAll(more);
		}
		if (isFirst && !display.isDisposed()) {
			display.asyncExec(this::read);
		}
	}

	private void read() {
		Set<T> taken;
		synchronized (news) {
			taken = new LinkedHashSet<>(news);
			news.clear();
		}
		reader.accept(taken);
	}
}
