package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Plan.TeamSize;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Scope.Spread;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Single;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/** What the drawers of programs beyond flat regions have in common: small loops, few threads, so that all executions can be tried. */
abstract class DialectDrawer {
	final Draw draw;
	final ExprDrawer expressions;
	final AccessDrawer accesses;

	DialectDrawer(Draw draw) {
		this.draw = draw;
		this.expressions = new ExprDrawer(draw);
		this.accesses = new AccessDrawer(draw, expressions, TeamSize.LIMITED, draw.oneOf(Guard.CRITICAL, Guard.CRITICAL, Guard.LOCK));
	}

	/** Draws from the same source as another drawer, for programs that mix dialects. */
	DialectDrawer(DialectDrawer other) {
		this.draw = other.draw;
		this.expressions = other.expressions;
		this.accesses = other.accesses;
	}

	/** Draws a program; it need not conform, nor be tiny. */
	abstract TinyProgram drawn();

	/** A program whose body is one parallel region. */
	final TinyProgram region(Function<Scope, List<Stmt>> body) {
		Shape shape = draw.oneOf(Shape.MAIN_WITH_LOCALS, Shape.MAIN_WITH_GLOBALS, Shape.FUNCTION);
		int limit = draw.oneOf(1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3);
		Scope scope = new Scope(Place.TEAM, List.of(new Symbol(Expr.THREAD, Spread.PER_THREAD)), List.of(), Set.of(), 0);
		return new TinyProgram(shape, OptionalInt.of(limit), Optional.empty(), List.of(), body.apply(scope));
	}

	/** A program whose body is one construct that starts a region by itself. */
	static TinyProgram bare(Stmt construct) {
		return new TinyProgram(Shape.BARE, OptionalInt.empty(), Optional.empty(), List.of(), List.of(construct));
	}

	final Stmt barrier() {
		accesses.changePhase(Ending.BARRIER);
		return new Barrier();
	}

	final Ending ending() {
		return draw.happens(45) ? Ending.NOWAIT : Ending.BARRIER;
	}

	/** Several statements, each drawn in the same scope. */
	final List<Stmt> several(int count, Function<Scope, List<Stmt>> statement, Scope scope) {
		List<Stmt> block = new ArrayList<>();
		for (int index = 0; index < count; index++) {
			block.addAll(statement.apply(scope));
		}
		return block;
	}

	final Stmt single(Scope scope, Function<Scope, List<Stmt>> body) {
		Ending ending = ending();
		List<Stmt> block = body.apply(scope.inside(Place.SHARED_WORK));
		accesses.changePhase(ending);
		return new Single(ending, block);
	}

	/** A worksharing loop of two or three iterations. */
	final Stmt worksharingLoop(Scope scope, Function<Scope, List<Stmt>> body) {
		String variable = scope.freshLoopName();
		Scope inside = scope.inside(Place.SHARED_WORK).with(new Symbol(variable, Spread.DISTRIBUTED)).ownedBy(List.of(variable));
		List<Stmt> block = body.apply(inside);
		Ending ending = ending();
		accesses.changePhase(ending);
		return new For(schedule(), List.of(ExprDrawer.ascending(variable, draw.oneOf(0, 0, 0, 1), new Const(draw.oneOf(2, 2, 3)))), ending,
				block);
	}

	final Schedule schedule() {
		return switch (draw.weighted(25, 20, 30, 25)) {
			case 0 -> Schedule.of(Schedule.Kind.STATIC);
			case 1 -> Schedule.of(Schedule.Kind.STATIC, draw.between(1, 2));
			case 2 -> Schedule.of(Schedule.Kind.DYNAMIC);
			default -> Schedule.UNSPECIFIED;
		};
	}

	/** A sequential loop of two or three trips; where one thread executes it, its trips own elements. */
	final Stmt sequentialLoop(Scope scope, Function<Scope, List<Stmt>> body) {
		String variable = scope.freshLoopName();
		Spread spread = scope.place() == Place.TEAM ? Spread.UNIFORM : Spread.DISTRIBUTED;
		Scope inside = scope.inside(scope.place()).with(new Symbol(variable, spread));
		Scope owned = scope.place() == Place.SHARED_WORK && scope.owners().isEmpty() ? inside.ownedBy(List.of(variable)) : inside;
		return new Loop(ExprDrawer.ascending(variable, 0, new Const(draw.oneOf(2, 2, 3))), body.apply(owned));
	}

	/** An access of some threads, or of all one after the other. */
	final List<Stmt> access(Scope scope) {
		Scope apart = scope.place() == Place.TEAM ? scope.inside(Place.APART) : scope;
		return List.of(visible(accesses.access(apart), apart));
	}

	/** An access line without anything around it. */
	final Stmt plain(Scope scope) {
		return visible(accesses.plain(scope), scope);
	}

	/** The line, or one that does not read a thread number which has no name here. */
	private Stmt visible(Stmt line, Scope scope) {
		boolean named = scope.symbols().stream().anyMatch(symbol -> symbol.name().equals(Expr.THREAD));
		return named || !VariableUse.in(List.of(line)).reads(Expr.THREAD) ? line : accesses.lineOn(draw.oneOf(accesses.variables()), scope);
	}
}
