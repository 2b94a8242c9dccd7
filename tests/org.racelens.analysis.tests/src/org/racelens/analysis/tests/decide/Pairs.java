package org.racelens.analysis.tests.decide;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/** Race constraints as they arise from two instances of one statement in a team. */
final class Pairs {
	static final Symbol T = Symbol.of(Name.of("T"), Role.TEAM_SIZE);
	static final Symbol N = Symbol.of(Name.of("n"), Role.PARAMETER);
	static final Symbol M = Symbol.of(Name.of("m"), Role.PARAMETER);
	static final Symbol TID = Symbol.of(Name.of("tid"), Role.THREAD);
	static final Symbol I = Symbol.of(Name.of("i"), Role.TRIP);
	static final Symbol J = Symbol.of(Name.of("j"), Role.TRIP);
	static final Symbol K = Symbol.of(Name.of("k"), Role.TRIP);

	private final List<BoolExpr> own = new ArrayList<>();
	private final List<BoolExpr> both = new ArrayList<>();
	private Optional<Long> maxTeam = Optional.empty();

	/** A statement that every thread may execute. */
	static Pairs inTeam() {
		Pairs result = new Pairs();
		result.own.add(Bools.lessEqual(Ints.ZERO, TID));
		result.own.add(Bools.less(TID, T));
		result.both.add(Bools.notEqual(TID, TID.primed()));
		return result;
	}

	/** The same executed by the thread that owns an iteration. */
	static Pairs ownedBy(Apply owner) {
		return inTeam().where(Bools.equal(TID, owner));
	}

	static Apply any(IntExpr iteration) {
		return new Apply(new FunctionSymbol(Name.of("own"), 2, Meaning.OWNER_ANY, Optional.empty()), List.of(Ints.ZERO, iteration));
	}

	static Apply cyclic(IntExpr iteration, long chunk) {
		FunctionSymbol function = new FunctionSymbol(Name.of("cyclic"), 1, Meaning.OWNER_CYCLIC, Optional.empty());
		return new Apply(function, List.of(Ints.quotient(iteration, Ints.of(chunk))));
	}

	static Apply block(IntExpr extent, IntExpr iteration) {
		return new Apply(new FunctionSymbol(Name.of("block"), 2, Meaning.OWNER_BLOCK, Optional.empty()), List.of(extent, iteration));
	}

	static Apply block(IntExpr rows, IntExpr columns, IntExpr row, IntExpr column) {
		return new Apply(new FunctionSymbol(Name.of("block2"), 4, Meaning.OWNER_BLOCK, Optional.empty()),
				List.of(rows, columns, row, column));
	}

	static Apply guided(IntExpr chunk, IntExpr iteration) {
		FunctionSymbol function = new FunctionSymbol(Name.of("guided"), 3, Meaning.OWNER_GUIDED, Optional.empty());
		return new Apply(function, List.of(Ints.ZERO, chunk, iteration));
	}

	/** A loop from 0 to below an end. */
	Pairs loop(IntExpr trip, IntExpr end) {
		return where(Bools.lessEqual(Ints.ZERO, trip)).where(Bools.less(trip, end));
	}

	/** A condition on each instance. */
	Pairs where(BoolExpr condition) {
		own.add(condition);
		return this;
	}

	/** A condition on the pair. */
	Pairs also(BoolExpr condition) {
		both.add(condition);
		return this;
	}

	Pairs atMost(long threads) {
		maxTeam = Optional.of(threads);
		return also(Bools.lessEqual(T, Ints.of(threads)));
	}

	/** Both instances access the byte ranges of the given offsets. */
	RaceConstraint overlap(IntExpr first, IntExpr second, long size) {
		IntExpr other = prime(second);
		return meeting(Bools.and(Bools.less(first, Ints.add(other, size)), Bools.less(other, Ints.add(first, size))));
	}

	/** Both instances access the same offset. */
	RaceConstraint same(IntExpr first, IntExpr second) {
		return meeting(Bools.equal(first, prime(second)));
	}

	RaceConstraint same(IntExpr offset) {
		return same(offset, offset);
	}

	RaceConstraint meeting(BoolExpr condition) {
		List<BoolExpr> parts = new ArrayList<>(own);
		own.forEach(c -> parts.add(Substitution.priming().apply(c)));
		parts.addAll(both);
		parts.add(condition);
		return new RaceConstraint(Bools.and(parts), T, maxTeam);
	}

	static IntExpr prime(IntExpr e) {
		return Substitution.priming().apply(e);
	}

	static IntExpr plus(IntExpr a, IntExpr b) {
		return Ints.add(a, b);
	}

	static IntExpr plus(IntExpr a, long b) {
		return Ints.add(a, b);
	}

	static IntExpr times(IntExpr a, IntExpr b) {
		return Ints.multiply(a, b);
	}

	static IntExpr times(IntExpr a, long b) {
		return Ints.multiply(a, b);
	}
}
