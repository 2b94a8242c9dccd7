package org.racelens.exploration.graph;

import java.util.ArrayList;
import java.util.List;
import org.racelens.exploration.machine.Futures;
import org.racelens.exploration.machine.Request;

/**
 * What the next read of a thread may read from. Only writes that are in the graph can be chosen; that it reads from one that is yet to come
 * is a choice of its own, after which those that are there now are no longer offered. So each graph is met in one way only.
 */
final class Choices {
	private final List<Futures> futures;

	Choices(List<Futures> futures) {
		this.futures = futures;
	}

	/** Whether a thread that is at a read does not get on in this graph, although in each execution it does. */
	boolean isLost(Graph graph, int thread, Request.Load load) {
		if (!sources(graph, thread, load).isEmpty() || mayComeLater(graph, thread, load) || !holders(graph, thread, load).isEmpty()) {
			return false;
		}
		return switch (load.waiting()) {
			case NOT, REFUSED -> true;
			case TEST -> graph.frame(thread).seen() > 0;
			case AWAIT, LOCK -> isLastAccepted(graph, load);
		};
	}

	List<Integer> sources(Graph graph, int thread, Request.Load load) {
		return new Coherence(graph).sources(thread, load);
	}

	/** The acquisitions because of which a test of a lock may fail: those whose release does not happen before the test. */
	List<Integer> holders(Graph graph, int thread, Request.Load load) {
		List<Integer> holders = new ArrayList<>();
		if (load.waiting() == Request.Waiting.TEST) {
			int[] writes = graph.modifications(load.location());
			VectorClock clock = graph.frame(thread).clock();
			for (int i = 1; i < writes.length; i++) {
				boolean isAcquisition = graph.event(writes[i]).kind() == EventKind.UPDATE;
				boolean isReleasedBefore = i + 1 < writes.length && clock.knows(graph.event(writes[i + 1]));
				if (isAcquisition && !isReleasedBefore && writes[i] >= graph.frame(thread).seen()) {
					holders.add(writes[i]);
				}
			}
		}
		return holders;
	}

	/** Whether it is to be tried that the thread reads from something that is not there yet, or stays where it is. */
	boolean mayBePostponed(Graph graph, int thread, Request.Load load) {
		boolean mayStay = switch (load.waiting()) {
			case NOT, REFUSED, TEST -> false;
			case AWAIT, LOCK -> !isLastAccepted(graph, load);
		};
		return mayStay || mayComeLater(graph, thread, load);
	}

	private static boolean isLastAccepted(Graph graph, Request.Load load) {
		return load.accepted().test(graph.lastModification(load.location()).written());
	}

	private boolean mayComeLater(Graph graph, int thread, Request.Load load) {
		for (int other = 0; other < graph.threads(); other++) {
			if (other != thread && futures.get(other).mayWrite(graph.frame(other).state(), load.location())) {
				return true;
			}
		}
		return false;
	}
}
