package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.exploration.skeleton.Step;
import org.racelens.exploration.skeleton.Until;

/**
 * The skeletons in which stores are executed before loads that they do not depend on.
 *
 * @param skeletons one for each way to choose among the pairs that may be exchanged
 * @param isComplete whether those are all
 */
public record LoadBuffering(List<Skeleton> skeletons, boolean isComplete) {
	private static final int MOST_EXCHANGES = 4;

	/** Keeps its own list. */
	public LoadBuffering {
		skeletons = List.copyOf(skeletons);
	}

	/** What may be exchanged in a skeleton; no skeletons where that are too many pairs. */
	public static LoadBuffering of(Skeleton skeleton) {
		List<Exchange> exchanges = new ArrayList<>();
		boolean isComplete = true;
		Flows flows = Flows.of(skeleton);
		for (int thread = 0; thread < skeleton.threads().size(); thread++) {
			Dependences.Result found = Dependences.of(thread, skeleton.threads().get(thread), flows);
			exchanges.addAll(found.exchanges());
			isComplete &= !found.isOpen();
		}
		if (exchanges.size() > MOST_EXCHANGES) {
			return new LoadBuffering(List.of(), false);
		}
		List<Skeleton> skeletons = new ArrayList<>();
		for (int chosen = 1; chosen < 1 << exchanges.size(); chosen++) {
			List<Exchange> some = new ArrayList<>();
			for (int i = 0; i < exchanges.size(); i++) {
				if ((chosen >> i & 1) != 0) {
					some.add(exchanges.get(i));
				}
			}
			exchanged(skeleton, some).ifPresent(skeletons::add);
		}
		return new LoadBuffering(skeletons, isComplete);
	}

	/** Nothing where two operations on one location would change places. */
	private static Optional<Skeleton> exchanged(Skeleton skeleton, List<Exchange> exchanges) {
		List<List<Statement>> threads = new ArrayList<>();
		for (int i = 0; i < skeleton.threads().size(); i++) {
			int thread = i;
			List<Exchange> own = exchanges.stream().filter(exchange -> exchange.thread() == thread).toList();
			Optional<List<Statement>> changed = exchanged(skeleton.threads().get(thread), List.of(), own);
			if (changed.isEmpty()) {
				return Optional.empty();
			}
			threads.add(changed.get());
		}
		return Optional.of(new Skeleton(skeleton.locations(), threads));
	}

	private static Optional<List<Statement>> exchanged(List<Statement> statements, List<Integer> block, List<Exchange> exchanges) {
		List<Integer> order = order(statements.size(), block, exchanges);
		List<Statement> changed = new ArrayList<>();
		for (int i : order) {
			Optional<Statement> inner = inside(statements.get(i), plus(block, i), exchanges);
			if (inner.isEmpty()
					|| order.subList(0, changed.size()).stream().anyMatch(j -> j > i && meet(statements.get(i), statements.get(j)))) {
				return Optional.empty();
			}
			changed.add(inner.get());
		}
		return Optional.of(changed);
	}

	private static List<Integer> order(int count, List<Integer> block, List<Exchange> exchanges) {
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

	/** Whether two operations access one location; those of exchanges have fixed addresses. */
	private static boolean meet(Statement first, Statement second) {
		return first instanceof Step one && second instanceof Step other
				&& Touch.of(one.operation()).meets(Touch.of(other.operation()));
	}

	private static List<Integer> plus(List<Integer> block, int index) {
		List<Integer> inner = new ArrayList<>(block);
		inner.add(index);
		return inner;
	}

	private static Optional<Statement> inside(Statement statement, List<Integer> at, List<Exchange> exchanges) {
		if (statement instanceof Branch branch) {
			return both(branch.then(), branch.otherwise(), at, exchanges)
					.map(parts -> new Branch(branch.condition(), parts.get(0), parts.get(1)));
		}
		if (statement instanceof Either either) {
			return both(either.one(), either.other(), at, exchanges).map(parts -> new Either(parts.get(0), parts.get(1), either.kind()));
		}
		if (statement instanceof Loop loop) {
			return exchanged(loop.body(), plus(at, 0), exchanges)
					.map(body -> new Loop(loop.label(), loop.condition(), body, loop.trips()));
		}
		return statement instanceof Until until
				? exchanged(until.body(), plus(at, 0), exchanges).map(body -> new Until(until.label(), body, until.condition()))
				: Optional.of(statement);
	}

	private static Optional<List<List<Statement>>> both(List<Statement> one, List<Statement> other, List<Integer> at,
			List<Exchange> exchanges) {
		Optional<List<Statement>> first = exchanged(one, plus(at, 0), exchanges);
		Optional<List<Statement>> second = exchanged(other, plus(at, 1), exchanges);
		return first.isEmpty() || second.isEmpty() ? Optional.empty() : Optional.of(List.of(first.get(), second.get()));
	}
}
