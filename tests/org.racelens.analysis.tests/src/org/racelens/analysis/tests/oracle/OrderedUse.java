package org.racelens.analysis.tests.oracle;

import java.util.List;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Loop;

/** The {@code ordered} clause of a worksharing loop: what in its body binds to it. */
final class OrderedUse {
	private OrderedUse() {
	}

	/** The clause with a leading blank, or the empty text. */
	static String clause(List<Stmt> body) {
		if (contains(body, Guarded.Source.class) || contains(body, Guarded.Sink.class)) {
			return " ordered(1)";
		}
		return contains(body, Guarded.Ordered.class) ? " ordered" : "";
	}

	private static boolean contains(List<Stmt> body, Class<? extends Stmt> kind) {
		return body.stream().anyMatch(statement -> kind.isInstance(statement)
				|| statement instanceof If branch && (contains(branch.then(), kind) || contains(branch.otherwise(), kind))
				|| statement instanceof Loop loop && contains(loop.body(), kind));
	}
}
