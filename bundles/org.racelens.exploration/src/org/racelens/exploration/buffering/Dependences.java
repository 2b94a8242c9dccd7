package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Assignment;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Register;
import org.racelens.exploration.skeleton.Segment;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/**
 * Finds the stores of a thread that may be executed before loads: by one pass over its program, which carries the relaxed loads that
 * nothing has closed yet, each with what depends on it.
 */
final class Dependences implements Statement.Visitor<Void> {
	private final int thread;
	private final Flows flows;
	private final Guarded guarded;
	private final Set<Exchange> exchanges = new LinkedHashSet<>();
	private final Set<Exchange> free = new HashSet<>();
	private final Set<Exchange> barred = new HashSet<>();
	private boolean isOpen;
	private List<OpenLoad> open = List.of();
	/** where the statement stands that is looked at */
	private List<Integer> block = List.of();
	private int index;

	private Dependences(int thread, Flows flows, Guarded guarded) {
		this.thread = thread;
		this.flows = flows;
		this.guarded = guarded;
	}

	/**
	 * What may be exchanged in a thread.
	 *
	 * @param exchanges stores that may come before loads to which what they store may flow
	 * @param free these, and those from which nothing flows there
	 * @param barred stores that cannot come before the loads
	 * @param isOpen whether there are stores that may come before loads of other blocks, or of locations that are not known
	 */
	record Result(List<Exchange> exchanges, Set<Exchange> free, Set<Exchange> barred, boolean isOpen) {
	}

	static Result of(int thread, List<Statement> program, Flows flows, Guarded guarded) {
		Dependences dependences = new Dependences(thread, flows, guarded);
		dependences.all(program, List.of());
		return new Result(List.copyOf(dependences.exchanges), dependences.free, dependences.barred, dependences.isOpen);
	}

	private void all(List<Statement> statements, List<Integer> inner) {
		List<Integer> outer = block;
		int at = index;
		block = inner;
		for (int i = 0; i < statements.size(); i++) {
			index = i;
			statements.get(i).accept(this);
		}
		block = outer;
		index = at;
	}

	private List<Integer> inside(int part) {
		List<Integer> inner = new ArrayList<>(block);
		inner.add(index);
		inner.add(part);
		return inner;
	}

	private void behind(Set<Register> uses, Set<Register> sets, boolean isComputed) {
		open = open.stream().map(load -> load.behind(uses, sets, isComputed)).toList();
	}

	private static Set<Register> registers(Expression expression) {
		Set<Register> registers = new HashSet<>();
		expression.collect(registers);
		return registers;
	}

	@Override
	public Void visitStep(Step step) {
		Touch touch = Touch.of(step.operation());
		if (touch.isFixed()) {
			open = List.of();
			return null;
		}
		if (guarded.contains(touch)) {
			behind(touch.uses(), touch.sets(), true);
			return null;
		}
		if (touch.stores()) {
			open.forEach(load -> store(load, touch));
		}
		if (touch.at() != null) {
			open = open.stream().map(load -> isExchanged(load) ? load : load.touching(touch)).toList();
		}
		behind(touch.uses(), touch.sets(), false);
		if (touch.loads()) {
			List<OpenLoad> more = new ArrayList<>(open);
			more.add(OpenLoad.of(block, index, touch));
			open = List.copyOf(more);
		}
		return null;
	}

	private boolean isExchanged(OpenLoad load) {
		return exchanges.contains(new Exchange(thread, block, load.index(), index)) && load.block().equals(block);
	}

	private void store(OpenLoad load, Touch store) {
		Exchange exchange = new Exchange(thread, block, load.index(), index);
		boolean leads = flows.lead(store.at(), load.at());
		List<OpenLoad.Touched> same = load.touched().stream().filter(touched -> isSurelySame(touched.at(), store.at())).toList();
		if (load.isDecisiveFor(store.uses()) || isSurelySame(load.at(), store.at())
				|| same.stream().anyMatch(OpenLoad.Touched::isDependent)) {
			barred.add(exchange);
			return;
		}
		boolean isKnown = load.at().isFixed() && store.at().isFixed()
				&& load.touched().stream().allMatch(touched -> touched.at().isFixed());
		boolean isFree = store.uses().stream().noneMatch(load.set()::contains) && store.sets().stream().noneMatch(load.used()::contains);
		if (isKnown && isFree && same.isEmpty() && !load.isCarried() && load.block().equals(block)) {
			free.add(exchange);
			if (leads) {
				exchanges.add(exchange);
			}
		} else {
			isOpen |= leads;
		}
	}

	private static boolean isSurelySame(Address a, Address b) {
		return a.isFixed() && b.isFixed() && Touch.location(a) == Touch.location(b);
	}

	@Override
	public Void visitSegment(Segment segment) {
		behind(Set.copyOf(segment.registers()), Set.of(), false);
		return null;
	}

	@Override
	public Void visitAssignment(Assignment assignment) {
		behind(registers(assignment.value()), Set.of(assignment.register()), true);
		return null;
	}

	@Override
	public Void visitBranch(Branch branch) {
		twoWays(registers(branch.condition()), branch.then(), branch.otherwise());
		return null;
	}

	@Override
	public Void visitEither(Either either) {
		twoWays(Set.of(), either.one(), either.other());
		return null;
	}

	private void twoWays(Set<Register> condition, List<Statement> one, List<Statement> other) {
		behind(condition, Set.of(), false);
		List<OpenLoad> before = open;
		List<OpenLoad> first = guarded(condition, one, inside(0), before);
		List<OpenLoad> second = guarded(condition, other, inside(1), before);
		open = joined(first, second);
	}

	/** The loads that are open behind statements that are executed under a condition. */
	private List<OpenLoad> guarded(Set<Register> condition, List<Statement> statements, List<Integer> inner, List<OpenLoad> before) {
		open = before.stream().map(load -> load.guarding(load.isGuard() || load.decides(condition))).toList();
		all(statements, inner);
		return open.stream().map(load -> before.stream().filter(load::isSame).findFirst().map(old -> load.guarding(old.isGuard()))
				.orElse(load)).toList();
	}

	private static List<OpenLoad> joined(List<OpenLoad> first, List<OpenLoad> second) {
		List<OpenLoad> joined = new ArrayList<>();
		for (OpenLoad load : first) {
			joined.add(second.stream().filter(load::isSame).findFirst().map(load::or).orElse(load));
		}
		second.stream().filter(load -> first.stream().noneMatch(load::isSame)).forEach(joined::add);
		return List.copyOf(joined);
	}

	/** Twice, so that stores of a trip are seen behind loads of the one before. */
	@Override
	public Void visitLoop(Loop loop) {
		Set<Register> condition = registers(loop.condition());
		behind(condition, Set.of(), false);
		List<OpenLoad> before = open;
		List<OpenLoad> once = guarded(condition, loop.body(), inside(0), before);
		List<OpenLoad> carried = once.stream().map(OpenLoad::carried).toList();
		List<OpenLoad> twice = guarded(condition, loop.body(), inside(0), carried);
		open = joined(before, joined(once, twice));
		return null;
	}

	/** Nothing moves before a wait. */
	@Override
	public Void visitUntil(Until until) {
		open = List.of();
		all(until.body(), inside(0));
		open = List.of();
		return null;
	}
}
