package org.racelens.analysis.tests.oracle;

import java.util.List;

import org.racelens.analysis.tests.oracle.Guarded.Ordered;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Loop;

/** Whether the body of a worksharing loop has an ordered region, which then binds to that loop. */
final class OrderedUse {
	private OrderedUse() {
	}

	static boolean in(List<Stmt> body) {
		return body.stream().anyMatch(OrderedUse::in);
	}

	private static boolean in(Stmt statement) {
		return statement instanceof Ordered || statement instanceof If branch && (in(branch.then()) || in(branch.otherwise()))
				|| statement instanceof Loop loop && in(loop.body());
	}
}
