package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/**
 * The program of a thread in which some stores are executed before loads. What the pairs say by themselves may not hold for several of them
 * at once: a store that is executed before an update goes with it to where the update is executed.
 */
final class Rearrangement {
	private final Dependences.Result found;
	private final List<Exchange> exchanges;
	private boolean isComplete = true;

	/**
	 * @param found what may be exchanged in the thread
	 * @param exchanges what is exchanged in it
	 */
	Rearrangement(Dependences.Result found, List<Exchange> exchanges) {
		this.found = found;
		this.exchanges = exchanges;
	}

	/** Whether the stores may pass all that they pass. */
	boolean isComplete() {
		return isComplete;
	}

	/** Nothing where two operations on one location would change places, or a store would come before what it depends on. */
	Optional<List<Statement>> of(List<Statement> program) {
		return block(program, List.of());
	}

	private Optional<List<Statement>> block(List<Statement> statements, List<Integer> block) {
		List<Integer> order = order(statements.size(), block);
		List<Statement> changed = new ArrayList<>();
		for (int i : order) {
			Optional<Statement> inner = inside(statements.get(i), plus(block, i));
			if (inner.isEmpty() || order.subList(0, changed.size()).stream().anyMatch(j -> j > i && !passes(statements, block, j, i))) {
				return Optional.empty();
			}
			changed.add(inner.get());
		}
		return Optional.of(changed);
	}

	private List<Integer> order(int count, List<Integer> block) {
		List<Integer> order = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			order.add(i);
		}
		for (Exchange exchange : exchanges) {
			if (exchange.block().equals(block) && order.indexOf(exchange.store()) > order.indexOf(exchange.load())) {
				order.remove((Integer) exchange.store());
				order.add(order.indexOf(exchange.load()), exchange.store());
			}
		}
		return order;
	}

	/** Whether a store may come before what stands in front of it; those of exchanges have fixed addresses. */
	private boolean passes(List<Statement> statements, List<Integer> block, int store, int other) {
		if (!(statements.get(other) instanceof Step step)) {
			return true;
		}
		Touch passed = Touch.of(step.operation());
		if (statements.get(store) instanceof Step own && passed.meets(Touch.of(own.operation()))) {
			return false;
		}
		Optional<Exchange> further = exchanges.stream().filter(exchange -> exchange.block().equals(block) && exchange.store() == store)
				.filter(exchange -> exchange.load() <= other).findFirst();
		if (!passed.loads() || further.isPresent()) {
			return true;
		}
		Exchange implied = new Exchange(exchanges.get(0).thread(), block, other, store);
		isComplete &= found.free().contains(implied) || found.barred().contains(implied);
		return !found.barred().contains(implied);
	}

	private static List<Integer> plus(List<Integer> block, int index) {
		List<Integer> inner = new ArrayList<>(block);
		inner.add(index);
		return inner;
	}

	private Optional<Statement> inside(Statement statement, List<Integer> at) {
		if (statement instanceof Branch branch) {
			return both(branch.then(), branch.otherwise(), at)
					.map(parts -> new Branch(branch.condition(), parts.get(0), parts.get(1)));
		}
		if (statement instanceof Either either) {
			return both(either.one(), either.other(), at).map(parts -> new Either(parts.get(0), parts.get(1), either.kind()));
		}
		if (statement instanceof Loop loop) {
			return block(loop.body(), plus(at, 0)).map(body -> new Loop(loop.label(), loop.condition(), body, loop.trips()));
		}
		return statement instanceof Until until
				? block(until.body(), plus(at, 0)).map(body -> new Until(until.label(), body, until.condition()))
				: Optional.of(statement);
	}

	private Optional<List<List<Statement>>> both(List<Statement> one, List<Statement> other, List<Integer> at) {
		Optional<List<Statement>> first = block(one, plus(at, 0));
		Optional<List<Statement>> second = block(other, plus(at, 1));
		return first.isEmpty() || second.isEmpty() ? Optional.empty() : Optional.of(List.of(first.get(), second.get()));
	}
}
