package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Carried;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Unfollowed;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.ModelGap;

/**
 * A loop whose trips are all alike: none asks for its number, but whether it is the first one. Registers hold what a trip finds, what the
 * one before has found, and the private numbers that are carried; behind each trip they move on.
 */
final class Rounds {
	/** Where the states of all trips are too many. */
	private static final int TRIPS = 3;

	private final Item.Loop loop;
	private final Terms terms;
	private final Bindings thread;
	private final Substitution before;
	/** registers of what this trip finds, with those of what the one before has found */
	private final Map<Register, Register> found = new LinkedHashMap<>();
	private final Map<Carried, Register> carried = new LinkedHashMap<>();

	private Rounds(Item.Loop loop, Terms terms, Bindings thread) {
		this.loop = loop;
		this.terms = terms;
		this.thread = thread;
		before = Substitution.of(Map.of(loop.trip(), Ints.add(loop.trip(), -1)));
	}

	/** A loop, of which the trip's number is left as it is. */
	static Rounds of(Item.Loop loop, Terms terms, Bindings thread) {
		Rounds rounds = new Rounds(loop, terms, thread);
		terms.later(loop.trip());
		for (Item item : loop.inside()) {
			if (item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Read read) {
				rounds.find(thread.apply(read.value()));
			}
		}
		rounds.carry();
		return rounds;
	}

	private void find(IntExpr value) {
		IntExpr earlier = before.apply(value);
		if (!earlier.equals(value)) {
			found.put(terms.register(value), terms.register(earlier));
		}
	}

	/** Of the carried numbers, those that can be said of what is found. */
	private void carry() {
		loop.carried().forEach(c -> carried.put(c, terms.register(thread.apply(c.value()))));
		Optional<Carried> lost = anyLost();
		while (lost.isPresent()) {
			terms.forget(thread.apply(lost.get().value()));
			carried.remove(lost.get());
			lost = anyLost();
		}
		carried.keySet().forEach(c -> find(thread.apply(c.value())));
	}

	private Optional<Carried> anyLost() {
		return carried.keySet().stream().filter(c -> terms.of(thread.apply(c.left())).isEmpty() || initial(c).isEmpty()).findFirst();
	}

	private Optional<Expression> initial(Carried c) {
		return terms.of(thread.apply(c.initial()));
	}

	/** Why there may be more trips than in the program: not because formulas do not know how many there are. */
	List<ModelGap> weakened() {
		return loop.weakened().stream()
				.filter(g -> g.explanation().sentence() != Unfollowed.HOW_OFTEN_LOOP_RUNS_IS_NOT_KNOWN_EXACTLY).toList();
	}

	/** The loop, with what stands before it. */
	List<Statement> statements(String label, List<Statement> header, List<Statement> body) throws NotFollowedException {
		BoolExpr exists = thread.apply(Dealing.trips(loop.domain()));
		if (!Dealing.owned(loop.domain()).equals(Bools.TRUE)) {
			throw new NotFollowedException("a loop that is dealt out");
		}
		List<Statement> result = new ArrayList<>(start());
		List<Statement> trip = new ArrayList<>(body);
		trip.addAll(next());
		Expression goesOn = expression(header.isEmpty() ? exists : thread.apply(Dealing.trips(loop.tests())));
		if (header.isEmpty()) {
			result.add(new Loop(label, goesOn, trip, TRIPS));
		} else {
			Register over = terms.fresh();
			List<Statement> tested = new ArrayList<>(header);
			tested.add(new Branch(expression(exists), trip, List.of(new Assignment(over, Expression.of(1)))));
			result.add(new Assignment(over, Expression.of(0)));
			Expression isOver = Expression.of(over).with(Operator.EQUAL, 0);
			result.add(new Loop(label, isOver.with(Operator.BIT_AND, goesOn), tested, TRIPS));
		}
		if (terms.count()) {
			throw new NotFollowedException("a trip that asks for its number");
		}
		return result;
	}

	private List<Statement> start() throws NotFollowedException {
		List<Statement> result = new ArrayList<>();
		result.add(new Assignment(terms.later(loop.trip()), Expression.of(0)));
		found.forEach((now, then) -> {
			result.add(new Assignment(now, Expression.of(0)));
			result.add(new Assignment(then, Expression.of(0)));
		});
		for (Map.Entry<Carried, Register> c : carried.entrySet()) {
			result.add(new Assignment(c.getValue(),
					initial(c.getKey()).orElseThrow(() -> new NotFollowedException("what a loop keeps first"))));
		}
		return result;
	}

	/** The registers move on. */
	private List<Statement> next() throws NotFollowedException {
		List<Statement> result = new ArrayList<>();
		Map<Register, Register> left = new LinkedHashMap<>();
		for (Map.Entry<Carried, Register> c : carried.entrySet()) {
			Register kept = terms.fresh();
			result.add(new Assignment(kept, expression(thread.apply(c.getKey().left()))));
			left.put(c.getValue(), kept);
		}
		found.forEach((now, then) -> {
			result.add(new Assignment(then, Expression.of(now)));
			result.add(new Assignment(now, Expression.of(0)));
		});
		left.forEach((now, kept) -> result.add(new Assignment(now, Expression.of(kept))));
		result.add(new Assignment(terms.later(loop.trip()), Expression.of(1)));
		return result;
	}

	private Expression expression(IntExpr term) throws NotFollowedException {
		return terms.of(term).orElseThrow(() -> new NotFollowedException("what a loop keeps"));
	}

	private Expression expression(BoolExpr condition) throws NotFollowedException {
		return terms.of(condition).orElseThrow(() -> new NotFollowedException("a loop of which the trips are not known"));
	}
}
