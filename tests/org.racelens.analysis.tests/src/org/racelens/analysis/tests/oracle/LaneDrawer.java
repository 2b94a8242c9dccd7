package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Lanes.Distribution;
import org.racelens.analysis.tests.oracle.Lanes.Simd;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Scope.Spread;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Operation;

/** Draws simd loops: alone, inside a thread's work, and shared by threads. */
final class LaneDrawer extends DialectDrawer {
	LaneDrawer(Draw draw) {
		super(draw);
	}

	LaneDrawer(DialectDrawer other) {
		super(other);
	}

	@Override
	TinyProgram drawn() {
		if (draw.happens(50)) {
			Scope outside = new Scope(Place.APART, List.of(), List.of(), Set.of(), 0);
			return bare(simd(outside, draw.between(2, 8)));
		}
		return region(scope -> several(draw.oneOf(1, 1, 2, 3), this::teamStatement, scope));
	}

	/** A statement that all threads execute together. */
	List<Stmt> teamStatement(Scope scope) {
		return switch (draw.weighted(45, 15, 15, 10, 10)) {
			case 0 -> List.of(forSimd(scope));
			case 1 -> List.of(single(scope, inside -> List.of(simd(inside, draw.between(2, 5)))));
			case 2 -> List.of(simd(scope.inside(Place.APART), draw.between(2, 3)));
			case 3 -> List.of(barrier());
			default -> access(scope);
		};
	}

	private Simd simd(Scope scope, int trips) {
		String variable = scope.freshLoopName();
		return new Simd(Optional.empty(), safelen(), ExprDrawer.ascending(variable, draw.oneOf(0, 0, 1), new Const(trips)),
				lanes(scope, variable));
	}

	private Simd forSimd(Scope scope) {
		String variable = scope.freshLoopName();
		Schedule schedule = draw.happens(50) ? Schedule.UNSPECIFIED : Schedule.of(Schedule.Kind.STATIC);
		List<Stmt> body = lanes(scope.inside(Place.SHARED_WORK), variable);
		Distribution distribution = new Distribution(schedule, ending());
		accesses.changePhase(distribution.ending());
		return new Simd(Optional.of(distribution), safelen(), ExprDrawer.ascending(variable, 0, new Const(draw.between(2, 4))), body);
	}

	private OptionalInt safelen() {
		return draw.happens(45) ? OptionalInt.of(draw.between(1, 4)) : OptionalInt.empty();
	}

	private List<Stmt> lanes(Scope scope, String variable) {
		Scope inside = scope.inside(scope.place()).with(new Symbol(variable, Spread.DISTRIBUTED)).ownedBy(List.of(variable));
		List<Stmt> body = new ArrayList<>();
		for (int line = draw.between(1, 3); line > 0; line--) {
			Stmt access = draw.happens(70) ? near(variable) : plain(inside);
			body.add(draw.happens(12) ? new If(expressions.condition(List.of(new Symbol(variable, Spread.DISTRIBUTED))), List.of(access),
					List.of()) : access);
		}
		return body;
	}

	/** A line whose subscripts are near the iteration's number. */
	private Access near(String variable) {
		Operation operation = draw.oneOf(Operation.READ, Operation.WRITE, Operation.WRITE, Operation.WRITE, Operation.UPDATE);
		Optional<Cell> source = operation.writes() && draw.happens(65) ? Optional.of(element(variable)) : Optional.empty();
		return new Access(accesses.freshLabel(), operation, element(variable), source);
	}

	private Cell element(String variable) {
		Expr base = ExprDrawer.scaled(draw.oneOf(1, 1, 1, 1, 2), new Var(variable));
		return new Cell(draw.oneOf("a", "a", "b"), List.of(ExprDrawer.sum(base, draw.oneOf(0, 0, 0, 1, 1, 2, 3, -1))));
	}
}
