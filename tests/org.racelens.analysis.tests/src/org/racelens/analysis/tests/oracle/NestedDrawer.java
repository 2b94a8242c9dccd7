package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Nesting.Device;
import org.racelens.analysis.tests.oracle.Nesting.Distribute;
import org.racelens.analysis.tests.oracle.Nesting.DistributedLoop;
import org.racelens.analysis.tests.oracle.Nesting.Parallel;
import org.racelens.analysis.tests.oracle.Nesting.Teams;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Scope.Spread;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Keyword;
import org.racelens.analysis.tests.oracle.Stmt.Masked;

/** Draws parallel regions inside parallel regions, and leagues of teams with parallel regions and distributed loops. */
final class NestedDrawer extends DialectDrawer {
	private final Form form;

	NestedDrawer(Draw draw, Form form) {
		super(draw);
		this.form = form;
	}

	NestedDrawer(DialectDrawer other) {
		super(other);
		this.form = Form.PARALLEL;
	}

	@Override
	TinyProgram drawn() {
		if (form == Form.PARALLEL) {
			return region(scope -> several(draw.oneOf(1, 1, 2, 2, 3), this::teamStatement, scope));
		}
		Scope league = new Scope(Place.APART, List.of(new Symbol(Expr.TEAM, Spread.PER_THREAD)), List.of(Expr.TEAM), Set.of(), 0);
		return bare(new Teams(draw.oneOf(Device.HOST, Device.TARGET), draw.oneOf(1, 2, 2, 2, 3),
				several(draw.oneOf(1, 2, 2, 3), this::leagueStatement, league)));
	}

	/** A statement that all threads of the outer team execute together. */
	List<Stmt> teamStatement(Scope scope) {
		return switch (draw.weighted(38, 16, 14, 12, 10, 5, 5)) {
			case 0 -> List.of(inner(scope));
			case 1 -> List.of(single(scope, this::mixed));
			case 2 -> access(scope);
			case 3 -> List.of(barrier());
			case 4 -> List.of(worksharingLoop(scope, this::mixed));
			case 5 -> List.of(new Masked(Keyword.MASTER, Optional.empty(), mixed(scope.inside(Place.APART))));
			default -> List.of(new If(expressions.condition(scope.symbols()), List.of(inner(scope)), List.of()));
		};
	}

	/** An inner region with accesses of the encountering thread around it. */
	private List<Stmt> mixed(Scope scope) {
		List<Stmt> block = new ArrayList<>(List.of(inner(scope)));
		if (draw.happens(40)) {
			block.addAll(draw.between(0, 1), access(scope));
		}
		return block;
	}

	private Parallel inner(Scope scope) {
		return parallel(1, scope, draw.oneOf(1, 2, 2, 2));
	}

	private Parallel parallel(int level, Scope scope, int limit) {
		String thread = Parallel.thread(level);
		List<String> owners = new ArrayList<>(scope.owners());
		if (owners.isEmpty() && level > 0 && scope.place() != Place.SHARED_WORK) {
			owners.add(Expr.THREAD);
		}
		owners.add(thread);
		Scope inside = scope.inside(Place.APART).with(new Symbol(thread, Spread.PER_THREAD))
				.ownedBy(draw.happens(75) ? owners : List.of(thread));
		return new Parallel(level, limit, several(draw.oneOf(1, 2, 2), body -> innerStatement(body, thread), inside));
	}

	private List<Stmt> innerStatement(Scope scope, String thread) {
		return switch (draw.weighted(46, 12, 10, 10, 6, 16)) {
			case 0 -> access(scope);
			case 1 -> List.of(barrier());
			case 2 -> List.of(worksharingLoop(scope, this::access));
			case 3 -> List.of(single(scope, this::access));
			case 4 -> List.of(new Masked(Keyword.MASKED, Optional.empty(), access(scope)));
			default ->
				List.of(new If(new Compare(new Var(thread), Relation.EQUAL, new Const(draw.between(0, 1))), access(scope), List.of()));
		};
	}

	/** Directly inside a league only plain lines, parallel regions and distributed loops may stand. */
	private List<Stmt> leagueStatement(Scope scope) {
		return switch (draw.weighted(20, 20, 35, 30)) {
			case 0 -> List.of(plain(scope));
			case 1 -> List.of(distributedLoop(scope));
			case 2 -> List.of(parallel(0, scope, draw.oneOf(1, 2, 2)));
			default -> List.of(distribute(scope));
		};
	}

	private DistributedLoop distributedLoop(Scope scope) {
		String variable = scope.freshLoopName();
		Scope inside = scope.inside(Place.SHARED_WORK).with(new Symbol(variable, Spread.DISTRIBUTED)).ownedBy(List.of(variable));
		return new DistributedLoop(draw.oneOf(1, 2, 2), ExprDrawer.ascending(variable, 0, new Const(draw.oneOf(2, 2, 3))),
				several(draw.oneOf(1, 1, 2), this::access, inside));
	}

	private Distribute distribute(Scope scope) {
		String variable = scope.freshLoopName();
		Scope inside = scope.inside(Place.APART).with(new Symbol(variable, Spread.DISTRIBUTED)).ownedBy(List.of(variable));
		List<Stmt> body = draw.happens(55) ? List.of(plain(inside)) : List.of(parallel(0, inside, 2));
		return new Distribute(ExprDrawer.ascending(variable, 0, new Const(draw.oneOf(2, 2, 3))),
				draw.happens(30) ? OptionalInt.of(1) : OptionalInt.empty(), body);
	}

	/** What makes the outer threads. */
	public enum Form {
		PARALLEL, TEAMS
	}
}
