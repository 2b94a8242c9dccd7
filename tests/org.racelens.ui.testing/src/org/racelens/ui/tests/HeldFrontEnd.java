package org.racelens.ui.tests;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;

/** Notes each text and holds it until it is released, as a file does that takes long. */
final class HeldFrontEnd implements FrontEnd {
	/** How a held text can be left. */
	enum OnCancel {
		/** at once, as the real front end does */
		STOP,
		/** not before it is released: the worst moment to be cancelled */
		GO_ON
	}

	private final FrontEnd frontEnd = new CdtFrontEnd();
	private final OnCancel onCancel;
	private final Predicate<SourceText> isHeld;
	private final List<SourceText> begun = new CopyOnWriteArrayList<>();
	private final List<SourceText> cancelled = new CopyOnWriteArrayList<>();
	/** By the names of files: how often one that is held was told whether it is cancelled. */
	private final Map<String, Integer> looks = new ConcurrentHashMap<>();
	private volatile boolean released;
	private int busy;
	private int mostBusy;

	HeldFrontEnd(OnCancel onCancel) {
		this(onCancel, source -> true);
	}

	HeldFrontEnd(OnCancel onCancel, Predicate<SourceText> isHeld) {
		this.onCancel = onCancel;
		this.isHeld = isHeld;
	}

	@Override
	public ParsedUnit parse(SourceText source, CompileCommand command, Cancellation cancellation) throws FrontEndException {
		begun.add(source);
		count(1);
		try {
			hold(source, cancellation);
			return frontEnd.parse(source, command, onCancel == OnCancel.STOP ? cancellation : Cancellation.NEVER);
		} finally {
			count(-1);
		}
	}

	private void hold(SourceText source, Cancellation cancellation) {
		while (!released && isHeld.test(source)) {
			if (cancellation.isCancelled() && onCancel == OnCancel.STOP) {
				cancelled.add(source);
				throw new CancellationException();
			}
			looks.merge(name(source), 1, Integer::sum);
			sleep();
		}
	}

	private synchronized void count(int more) {
		busy += more;
		mostBusy = Math.max(mostBusy, busy);
	}

	/** How many texts were analysed at the same time. */
	synchronized int mostBusy() {
		return mostBusy;
	}

	private static void sleep() {
		try {
			Thread.sleep(5);
		} catch (InterruptedException e) {
			throw new CancellationException();
		}
	}

	void release() {
		released = true;
	}

	/** How often a file of this name that is held was told whether it is cancelled. */
	int looks(String name) {
		return looks.getOrDefault(name, 0);
	}

	private static String name(SourceText source) {
		return source.path().substring(source.path().lastIndexOf('/') + 1);
	}

	List<SourceText> begun() {
		return begun;
	}

	List<SourceText> cancelled() {
		return cancelled;
	}
}
