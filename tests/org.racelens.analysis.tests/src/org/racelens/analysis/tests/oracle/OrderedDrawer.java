package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.tests.oracle.Guarded.Ordered;
import org.racelens.analysis.tests.oracle.Guarded.Sink;
import org.racelens.analysis.tests.oracle.Guarded.Source;
import org.racelens.analysis.tests.oracle.Stmt.If;

/** Draws regions with ordered loops; one variable is meant to be accessed in ordered regions alone. */
final class OrderedDrawer extends DialectDrawer {
	private final String inOrder;

	OrderedDrawer(Draw draw) {
		super(draw);
		this.inOrder = draw.oneOf(accesses.variables());
	}

	OrderedDrawer(DialectDrawer other) {
		super(other);
		this.inOrder = draw.oneOf(accesses.variables());
	}

	@Override
	TinyProgram drawn() {
		return region(scope -> several(draw.oneOf(1, 1, 2, 2, 3), this::teamStatement, scope));
	}

	/** A statement that all threads execute together. */
	List<Stmt> teamStatement(Scope scope) {
		return switch (draw.weighted(55, 10, 8, 10, 8, scope.depth() > 0 ? 0 : 6)) {
			case 0 -> List.of(worksharingLoop(scope, this::orderedBody));
			case 1 -> List.of(barrier());
			case 2 -> List.of(single(scope, this::access));
			case 3 -> access(scope);
			case 4 -> List.of(worksharingLoop(scope, this::access));
			default -> List.of(sequentialLoop(scope, inside -> several(2, this::teamStatement, inside)));
		};
	}

	private List<Stmt> orderedBody(Scope scope) {
		if (draw.happens(30)) {
			return doacrossBody(scope);
		}
		List<Stmt> body = new ArrayList<>();
		if (draw.happens(35)) {
			body.addAll(outside(scope));
		}
		Stmt ordered = new Ordered(several(draw.oneOf(1, 1, 2), this::inside, scope));
		body.add(draw.happens(15) ? new If(expressions.condition(scope.symbols()), List.of(ordered), List.of()) : ordered);
		if (draw.happens(35)) {
			body.addAll(outside(scope));
		}
		return body;
	}

	private List<Stmt> doacrossBody(Scope scope) {
		List<Stmt> body = new ArrayList<>();
		if (draw.happens(25)) {
			body.addAll(outside(scope));
		}
		body.add(new Sink(scope.owners().get(0), draw.oneOf(1, 1, 2)));
		body.addAll(inside(scope));
		body.add(new Source());
		if (draw.happens(25)) {
			body.addAll(outside(scope));
		}
		return body;
	}

	private List<Stmt> inside(Scope scope) {
		return draw.happens(75) ? List.of(accesses.lineOn(inOrder, scope)) : access(scope);
	}

	private List<Stmt> outside(Scope scope) {
		return draw.happens(30) ? List.of(accesses.lineOn(inOrder, scope)) : access(scope);
	}
}
