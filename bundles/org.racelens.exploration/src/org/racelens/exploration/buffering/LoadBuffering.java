package org.racelens.exploration.buffering;

import java.util.ArrayList;
import java.util.List;
import org.racelens.exploration.skeleton.Branch;
import org.racelens.exploration.skeleton.Either;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.exploration.skeleton.Statement;
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
		for (int thread = 0; thread < skeleton.threads().size(); thread++) {
			Dependences.Result found = Dependences.of(thread, skeleton.threads().get(thread));
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
			skeletons.add(exchanged(skeleton, some));
		}
		return new LoadBuffering(skeletons, isComplete);
	}

	private static Skeleton exchanged(Skeleton skeleton, List<Exchange> exchanges) {
		List<List<Statement>> threads = new ArrayList<>();
		for (int i = 0; i < skeleton.threads().size(); i++) {
			int thread = i;
			List<Exchange> own = exchanges.stream().filter(exchange -> exchange.thread() == thread).toList();
			threads.add(exchanged(skeleton.threads().get(thread), List.of(), own));
		}
		return new Skeleton(skeleton.locations(), threads);
	}

	private static List<Statement> exchanged(List<Statement> statements, List<Integer> block, List<Exchange> exchanges) {
		List<Integer> order = new ArrayList<>();
		for (int i = 0; i < statements.size(); i++) {
			order.add(i);
		}
		for (Exchange exchange : exchanges) {
			if (exchange.block().equals(block) && order.indexOf(exchange.store()) > order.indexOf(exchange.load())) {
				order.remove((Integer) exchange.store());
				order.add(order.indexOf(exchange.load()), exchange.store());
			}
		}
		return order.stream().map(i -> inside(statements.get(i), plus(block, i), exchanges)).toList();
	}

	private static List<Integer> plus(List<Integer> block, int index) {
		List<Integer> inner = new ArrayList<>(block);
		inner.add(index);
		return inner;
	}

	private static Statement inside(Statement statement, List<Integer> at, List<Exchange> exchanges) {
		if (statement instanceof Branch branch) {
			return new Branch(branch.condition(), exchanged(branch.then(), plus(at, 0), exchanges),
					exchanged(branch.otherwise(), plus(at, 1), exchanges));
		}
		if (statement instanceof Either either) {
			return new Either(exchanged(either.one(), plus(at, 0), exchanges), exchanged(either.other(), plus(at, 1), exchanges));
		}
		if (statement instanceof Loop loop) {
			return new Loop(loop.label(), loop.condition(), exchanged(loop.body(), plus(at, 0), exchanges), loop.trips());
		}
		return statement instanceof Until until
				? new Until(until.label(), exchanged(until.body(), plus(at, 0), exchanges), until.condition())
				: statement;
	}
}
