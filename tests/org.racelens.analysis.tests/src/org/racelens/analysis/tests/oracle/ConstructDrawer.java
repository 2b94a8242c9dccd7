package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Plan.TeamSize;
import org.racelens.analysis.tests.oracle.Schedule.Kind;
import org.racelens.analysis.tests.oracle.Scope.Place;
import org.racelens.analysis.tests.oracle.Scope.Spread;
import org.racelens.analysis.tests.oracle.Scope.Symbol;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Keyword;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;

/** Draws the constructs of a region; barriers and worksharing stand only where all threads come together. */
final class ConstructDrawer {
	private static final int MOST_ACCESSES = 10;
	private static final int DEEPEST = 4;
	private final Draw draw;
	private final TeamSize size;
	private final ExprDrawer expressions;
	private final AccessDrawer accesses;
	private final Guard guard;
	/** The schedule and end that several loops of the program have in common, so that some are consistent. */
	private final Schedule usualSchedule;
	private final int usualTrips;
	private int privates;

	ConstructDrawer(Draw draw, ExprDrawer expressions, TeamSize size, Guard guard) {
		this.guard = guard;
		this.draw = draw;
		this.size = size;
		this.expressions = expressions;
		this.accesses = new AccessDrawer(draw, expressions, size, guard);
		this.usualSchedule = schedule();
		this.usualTrips = draw.between(2, 6);
	}

	/** The scope with the thread number and the team's size, where their values are limited. */
	Scope withThreadSymbols(Scope scope) {
		return size == TeamSize.UNLIMITED ? scope
				: scope.with(new Symbol(Expr.TEAM_SIZE, Spread.UNIFORM)).with(new Symbol(Expr.THREAD, Spread.PER_THREAD));
	}

	/** The only construct of a combined directive; its loop headers see the scope outside the region. */
	Stmt combined(Scope outside) {
		return draw.happens(85) ? worksharingLoop(outside, Ending.BARRIER) : sections(outside, Ending.BARRIER);
	}

	/** Statements that all threads execute together. */
	List<Stmt> teamBlock(Scope scope, int count) {
		List<Stmt> block = new ArrayList<>();
		Scope current = scope;
		for (int index = 0; index < count; index++) {
			if (draw.happens(5)) {
				current = declare(current, block);
			}
			block.addAll(teamStatement(current));
		}
		return block;
	}

	private List<Stmt> teamStatement(Scope scope) {
		boolean deep = scope.depth() >= DEEPEST - 1;
		boolean repeated = scope.depth() > 0;
		return switch (draw.weighted(34, 7, 6, 7, repeated ? 18 : 9, deep ? 0 : 14, deep ? 0 : 6, repeated ? 24 : 14)) {
			case 0 -> List.of(worksharingLoop(scope, ending()));
			case 1 -> List.of(single(scope, ending()));
			case 2 -> List.of(masked(scope));
			case 3 -> List.of(sections(scope, ending()));
			case 4 -> List.of(barrier());
			case 5 -> loop(scope);
			case 6 -> List.of(branch(scope));
			default -> statement(scope.inside(Place.APART));
		};
	}

	private Stmt barrier() {
		accesses.changePhase(Ending.BARRIER);
		return new Barrier();
	}

	private Ending ending() {
		return draw.happens(45) ? Ending.NOWAIT : Ending.BARRIER;
	}

	/** Statements that some threads execute, each on its own. */
	private List<Stmt> block(Scope scope, int count) {
		List<Stmt> block = new ArrayList<>();
		Scope current = scope;
		for (int index = 0; index < count; index++) {
			if (draw.happens(8)) {
				current = declare(current, block);
			}
			block.addAll(statement(current));
		}
		return block;
	}

	private List<Stmt> statement(Scope scope) {
		boolean deep = scope.depth() >= DEEPEST || accesses.count() >= MOST_ACCESSES;
		boolean dealing = !deep && scope.place() == Place.APART && scope.owners().isEmpty();
		return switch (draw.weighted(62, deep ? 0 : 13, deep ? 0 : 11, deep ? 0 : 6, dealing ? 12 : 0)) {
			case 0 -> List.of(accesses.access(scope));
			case 1 -> List.of(branch(scope));
			case 2 -> loop(scope);
			case 3 -> List.of(critical(scope));
			default -> List.of(dealtOutLoop(scope));
		};
	}

	/** Declares a private scalar and gives the scope in which it can be read. */
	private Scope declare(Scope scope, List<Stmt> block) {
		if (scope.symbols().isEmpty()) {
			return scope;
		}
		Symbol from = draw.oneOf(scope.symbols());
		String name = "t" + privates++;
		block.add(new Let(name, expressions.affine(List.of(from))));
		return scope.with(new Symbol(name, from.spread()));
	}

	/** A sequential loop, sometimes with a private scalar that advances with each trip. */
	private List<Stmt> loop(Scope scope) {
		String variable = scope.freshLoopName();
		Header header = expressions.header(variable, scope.controlling(), scope.place() == Place.TEAM ? 3 : 4);
		Spread spread = scope.place() == Place.TEAM ? Spread.UNIFORM : Scope.joined(scope.controlling().stream());
		Scope body = scope.inside(scope.place()).with(new Symbol(variable, spread));
		if (!draw.happens(15)) {
			return List.of(new Loop(header, bodyOf(body)));
		}
		String advancing = "t" + privates++;
		List<Stmt> block = new ArrayList<>(bodyOf(body.with(new Symbol(advancing, spread))));
		block.add(draw.happens(50) ? 0 : block.size(), new Assign(advancing,
				new Binary(Operator.ADD, new Var(advancing), new Const(draw.between(1, 3)))));
		return List.of(new Let(advancing, new Const(draw.between(0, 3))), new Loop(header, block));
	}

	private List<Stmt> bodyOf(Scope scope) {
		int count = draw.oneOf(1, 1, 2, 2, 3);
		return scope.place() == Place.TEAM ? teamBlock(scope, count) : block(scope, Math.min(count, 2));
	}

	private Stmt dealtOutLoop(Scope scope) {
		String variable = scope.freshLoopName();
		Header header = size == TeamSize.LIMITED ? expressions.dealtOut(variable) : expressions.dealtRound(variable);
		Scope body = scope.inside(Place.APART).with(new Symbol(variable, Spread.PER_THREAD)).ownedBy(List.of(variable));
		return new Loop(header, block(body, draw.oneOf(1, 1, 2)));
	}

	private Stmt branch(Scope scope) {
		boolean byThread = size == TeamSize.UNLIMITED && scope.place() != Place.TEAM && draw.happens(40);
		Condition condition = byThread ? expressions.threadComparison() : expressions.condition(scope.controlling());
		List<Stmt> otherwise = draw.happens(25) ? bodyOf(scope.inside(scope.place())) : List.of();
		return new If(condition, bodyOf(scope.inside(scope.place())), otherwise);
	}

	private Stmt critical(Scope scope) {
		List<String> free = List.of("", "inner", "outer").stream().filter(name -> !scope.locks().contains(name)).toList();
		if (free.isEmpty()) {
			return accesses.access(scope);
		}
		String name = draw.oneOf(free);
		return guard.around(name, block(scope.inside(scope.place()).holding(name), draw.oneOf(1, 2)));
	}

	private Stmt masked(Scope scope) {
		List<Stmt> body = block(scope.inside(Place.APART), draw.oneOf(1, 1, 2));
		return switch (draw.weighted(45, 35, 20)) {
			case 0 -> new Masked(Keyword.MASTER, Optional.empty(), body);
			case 1 -> new Masked(Keyword.MASKED, Optional.empty(), body);
			default -> new Masked(Keyword.MASKED, Optional.of(filter(scope)), body);
		};
	}

	private Expr filter(Scope scope) {
		return scope.symbols().isEmpty() || size == TeamSize.UNLIMITED ? new Const(draw.between(0, 2))
				: expressions.subscript(scope.symbols());
	}

	private Stmt single(Scope scope, Ending ending) {
		List<Stmt> body = block(scope.inside(Place.SHARED_WORK), draw.oneOf(1, 1, 2));
		accesses.changePhase(ending);
		return new Single(ending, body);
	}

	private Stmt sections(Scope scope, Ending ending) {
		Scope inside = withThreadSymbolsOnce(scope).inside(Place.SHARED_WORK);
		List<List<Stmt>> sections = IntStream.range(0, draw.between(1, 3)).mapToObj(number -> block(inside, draw.oneOf(1, 1, 2))).toList();
		accesses.changePhase(ending);
		return new Sections(sections, ending);
	}

	private Stmt worksharingLoop(Scope scope, Ending ending) {
		String outer = scope.freshLoopName();
		List<Header> headers = new ArrayList<>(List.of(worksharingHeader(outer, scope)));
		Scope inside = withThreadSymbolsOnce(scope).inside(Place.SHARED_WORK).with(new Symbol(outer, Spread.DISTRIBUTED))
				.ownedBy(List.of(outer));
		if (draw.happens(12)) {
			String inner = inside.freshLoopName();
			headers.add(expressions.header(inner, scope.uniform(), 3));
			inside = inside.with(new Symbol(inner, Spread.DISTRIBUTED)).ownedBy(List.of(outer, inner));
		}
		List<Stmt> body = block(inside, draw.oneOf(1, 2, 2));
		accesses.changePhase(ending);
		return new For(draw.happens(50) ? usualSchedule : schedule(), headers, ending, body);
	}

	private Header worksharingHeader(String variable, Scope scope) {
		return draw.happens(55) ? ExprDrawer.ascending(variable, 0, new Const(usualTrips))
				: expressions.header(variable, scope.uniform(), 5);
	}

	/** Under a combined directive the thread symbols appear only inside the construct. */
	private Scope withThreadSymbolsOnce(Scope scope) {
		boolean known = scope.symbols().stream().anyMatch(symbol -> symbol.name().equals(Expr.THREAD));
		return known ? scope : withThreadSymbols(scope);
	}

	private Schedule schedule() {
		return switch (draw.weighted(28, 22, 12, 8, 6, 6, 14, 2, 2)) {
			case 0 -> Schedule.of(Kind.STATIC);
			case 1 -> Schedule.of(Kind.STATIC, draw.between(1, 3));
			case 2 -> Schedule.of(Kind.DYNAMIC);
			case 3 -> Schedule.of(Kind.DYNAMIC, draw.between(1, 3));
			case 4 -> Schedule.of(Kind.GUIDED);
			case 5 -> Schedule.of(Kind.GUIDED, draw.between(1, 3));
			case 6 -> Schedule.UNSPECIFIED;
			case 7 -> Schedule.of(Kind.AUTO);
			default -> Schedule.of(Kind.RUNTIME);
		};
	}
}
