package org.racelens.report.drawing;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Barrier;
import org.racelens.model.source.PhaseBound.Kind;

/** The words of the drawing. */
final class Words {
	private static final ResourceBundle TEXTS = ResourceBundle.getBundle("org.racelens.report.drawing.messages");

	private Words() {
	}

	static String of(String key, Object... arguments) {
		// numbers are handed over as strings: a line number has no thousands separator
		return new MessageFormat(TEXTS.getString(key), Locale.ROOT).format(arguments);
	}

	static String line(int line) {
		return of("line", Integer.toString(line));
	}

	/** {@code i = 1, j = 0}. */
	static String values(Map<String, String> values) {
		return values.entrySet().stream().map(e -> e.getKey() + " = " + e.getValue()).collect(Collectors.joining(", "));
	}

	/** {@code barrier of line 12, k = 3}. */
	static String barrier(Barrier barrier) {
		String what = of(barrier.kind() == Kind.EXPLICIT ? "barrier" : "impliedBarrier", Integer.toString(barrier.place().line()));
		return barrier.iteration().isEmpty() ? what : what + ", " + values(barrier.iteration());
	}

	/** What begins a phase. */
	static String begin(PhaseBound bound) {
		return bound instanceof Barrier b ? barrier(b) : of(bound == PhaseBound.Edge.REGION ? "regionStart" : "unknownStart");
	}

	/** What ends a phase. */
	static String end(PhaseBound bound) {
		return bound instanceof Barrier b ? barrier(b) : of(bound == PhaseBound.Edge.REGION ? "regionEnd" : "unknownEnd");
	}
}
