package org.racelens.analysis.tests.oracle;

import java.util.List;
import org.racelens.analysis.tests.oracle.Guarded.Locked;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;

/** How a block that excludes others is written down; equal names exclude each other. */
enum Guard {
	/** As a {@code critical} construct. */
	CRITICAL {
		@Override
		Stmt around(String name, List<Stmt> body) {
			return new Critical(name, body);
		}
	},
	/** With a lock, for one of the names with the element that belongs to the accessed element. */
	LOCK {
		@Override
		Stmt around(String name, List<Stmt> body) {
			return switch (name) {
				case "" -> new Locked(new Cell("l0", List.of()), body);
				case "inner" -> new Locked(new Cell("lk", List.of(index(body))), body);
				default -> new Locked(new Cell("l1", List.of()), body);
			};
		}
	};

	/** The block between the start and the end of the exclusion. */
	abstract Stmt around(String name, List<Stmt> body);

	private static Expr index(List<Stmt> body) {
		return body.get(0) instanceof Access access && access.target().subscripts().size() == 1 ? access.target().subscripts().get(0)
				: new Expr.Const(0);
	}
}
