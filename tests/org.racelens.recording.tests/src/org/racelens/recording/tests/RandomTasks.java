package org.racelens.recording.tests;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/**
 * A random program of one region with tasks, as a log and as a graph whose paths are its order: nodes are operations of tasks, and what
 * semantics.md §10 orders are edges.
 */
final class RandomTasks {
	private static final int[] TYPES = { 1, 2, 3, 4, 7 };
	private static final int MOST_TASKS = 14;

	/** A task with its operations. */
	private static final class Body {
		final long task;
		final Body creator;
		final int phase;
		final List<Integer> nodes = new ArrayList<>();
		final List<Child> children = new ArrayList<>();
		/** The taskgroups that it has not ended: how many children were created before each. */
		final List<Integer> groups = new ArrayList<>();

		Body(long task, Body creator, int phase) {
			this.task = task;
			this.creator = creator;
			this.phase = phase;
		}

		int last() {
			return nodes.get(nodes.size() - 1);
		}
	}

	private record Child(Body body, long[] items) {
	}

	private record GroupEnd(Body body, int node) {
	}

	/** An access with its node. */
	record Place(long address, int node) {
	}

	final LogWriter log = LogWriter.plain();
	final List<Place> places = new ArrayList<>();
	private final Random random;
	private final int team;
	private final List<BitSet> edges = new ArrayList<>();
	private final List<Body> pool = new ArrayList<>();
	private final List<Body> ofPhase = new ArrayList<>();
	/** Edges from ends of tasks that have not been executed yet: the number of the task, and the node. */
	private final List<int[]> later = new ArrayList<>();
	private final List<Body> all = new ArrayList<>();
	/** Tasks that a node comes after with all their descendants. */
	private final List<GroupEnd> groupEnds = new ArrayList<>();
	private long tasks = 1;
	private long regions = 1;
	private int phase;

	/** What the programs may have besides tasks, deferred or not, and taskwaits. */
	enum Constructs {
		NONE, TASKGROUPS, ALL
	}

	private final Constructs constructs;

	static RandomTasks of(long seed) {
		return new RandomTasks(seed, Constructs.ALL);
	}

	RandomTasks(long seed, Constructs constructs) {
		this.constructs = constructs;
		random = new Random(seed);
		team = 2 + random.nextInt(2);
		log.on(0).initial(1);
		Body main = new Body(1, null, 0);
		node(main);
		access(main, 0);
		region(main, 0, team, 1 + random.nextInt(3));
		access(main, 0);
	}

	private int node(Body body) {
		int node = edges.size();
		edges.add(new BitSet());
		if (!body.nodes.isEmpty()) {
			edge(body.last(), node);
		}
		body.nodes.add(node);
		return node;
	}

	private void edge(int from, int to) {
		edges.get(from).set(to);
	}

	private void access(Body body, int thread) {
		int node = node(body);
		long address = 0x10000 + 16L * node;
		log.on(thread).write(0x400000 + node, address);
		places.add(new Place(address, node));
		log.on(thread).event(0x60, 7, 0, body.task, 0);
	}

	private void region(Body main, int thread, int size, int phases) {
		long region = regions++;
		log.on(thread).fork(region, main.task, 0x9000);
		int fork = node(main);
		List<Body> members = new ArrayList<>();
		for (int n = 0; n < size; n++) {
			Body member = new Body(++tasks, null, 0);
			edge(fork, node(member));
			members.add(member);
			log.on(thread + n).implicit(region, member.task, size, n);
		}
		for (phase = 0; phase < phases; phase++) {
			for (int n = 0; n < size; n++) {
				operations(members.get(n), n, 6);
			}
			barrier(members, phase == phases - 1 ? 9 : 3);
		}
		for (int n = size - 1; n >= 0; n--) {
			log.on(thread + n).leave(region, members.get(n).task);
		}
		log.on(thread).join(region, main.task);
		int join = node(main);
		members.forEach(member -> edge(member.last(), join));
	}

	private void barrier(List<Body> members, int kind) {
		while (!pool.isEmpty()) {
			execute(pool.remove(random.nextInt(pool.size())), random.nextInt(members.size()), members);
		}
		int barrier = edges.size();
		edges.add(new BitSet());
		for (int n = 0; n < members.size(); n++) {
			log.on(n).sync(kind, members.get(n).task);
			edge(members.get(n).last(), barrier);
		}
		ofPhase.forEach(body -> edge(body.last(), barrier));
		ofPhase.clear();
		members.forEach(member -> edge(barrier, node(member)));
	}

	private void execute(Body body, int thread, List<Body> members) {
		log.on(thread).change(members.get(thread).task, 7, body.task);
		operations(body, thread, 4);
		log.on(thread).change(body.task, 1, members.get(thread).task);
	}

	private void operations(Body body, int thread, int most) {
		access(body, thread);
		for (int n = random.nextInt(most); n > 0; n--) {
			operation(body, thread);
			access(body, thread);
		}
		while (!body.groups.isEmpty()) {
			endGroup(body, thread);
			access(body, thread);
		}
	}

	private void operation(Body body, int thread) {
		switch (random.nextInt(8)) {
			case 0:
				waits(body, thread);
				break;
			case 1:
				beginGroup(body, thread);
				break;
			case 2:
				if (!body.groups.isEmpty()) {
					endGroup(body, thread);
				}
				break;
			case 3:
				if (constructs == Constructs.ALL) {
					waitDepend(body, thread);
				}
				break;
			case 4:
				create(body, thread, true);
				break;
			default:
				create(body, thread, false);
		}
	}

	private void waits(Body body, int thread) {
		log.on(thread).sync(5, body.task);
		int node = node(body);
		body.children.forEach(child -> later.add(new int[] { bodies(child.body), node }));
	}

	private int bodies(Body body) {
		if (!all.contains(body)) {
			all.add(body);
		}
		return all.indexOf(body);
	}

	private void beginGroup(Body body, int thread) {
		if (constructs != Constructs.NONE) {
			log.on(thread).event(0x40, 6, 0, body.task);
			body.groups.add(body.children.size());
			node(body);
		}
	}

	private void endGroup(Body body, int thread) {
		log.on(thread).event(0x41, 6, 0, body.task);
		int first = body.groups.remove(body.groups.size() - 1);
		int node = node(body);
		for (int i = first; i < body.children.size(); i++) {
			groupEnds.add(new GroupEnd(body.children.get(i).body, node));
		}
	}

	private void waitDepend(Body body, int thread) {
		if (tasks > MOST_TASKS) {
			return;
		}
		Body pseudo = new Body(++tasks, body, phase);
		long[] items = items();
		log.on(thread).create(body.task, pseudo.task, LogWriter.UNDEFERRED | 0x10).depend(pseudo.task, items)
				.change(body.task, 7, pseudo.task).change(pseudo.task, 8, body.task);
		edge(node(body), node(pseudo));
		dependences(body, pseudo, items);
		body.children.add(new Child(pseudo, items));
		edge(pseudo.last(), node(body));
	}

	private void create(Body body, int thread, boolean undeferred) {
		if (tasks > MOST_TASKS) {
			return;
		}
		Body child = new Body(++tasks, body, phase);
		long[] items = constructs == Constructs.ALL && !undeferred && random.nextInt(3) > 0 ? items() : new long[0];
		log.on(thread).create(body.task, child.task, undeferred ? LogWriter.UNDEFERRED : 0);
		if (items.length > 0) {
			log.on(thread).depend(child.task, items);
		}
		edge(node(body), node(child));
		dependences(body, child, items);
		body.children.add(new Child(child, items));
		ofPhase.add(child);
		if (undeferred) {
			log.on(thread).change(body.task, 7, child.task);
			operations(child, thread, 3);
			log.on(thread).change(child.task, 1, body.task);
			edge(child.last(), node(body));
		} else {
			pool.add(child);
		}
	}

	private long[] items() {
		int count = 1 + random.nextInt(2);
		long[] items = new long[2 * count];
		for (int i = 0; i < count; i++) {
			items[2 * i] = TYPES[random.nextInt(TYPES.length)];
			items[2 * i + 1] = 0x800 + random.nextInt(2);
		}
		return items;
	}

	/** Each earlier sibling with a conflicting item: its end, when it has one, comes before the beginning. */
	private void dependences(Body creator, Body body, long[] items) {
		int start = body.nodes.get(0);
		for (Child before : creator.children) {
			if (conflict(before.items, items)) {
				later.add(new int[] { bodies(before.body), start });
			}
		}
	}

	private static boolean conflict(long[] left, long[] right) {
		for (int i = 0; i < left.length; i += 2) {
			for (int j = 0; j < right.length; j += 2) {
				boolean sideBySide = left[i] == right[j] && (left[i] == 1 || left[i] == 4 || left[i] == 7);
				if (left[i + 1] == right[j + 1] && !sideBySide) {
					return true;
				}
			}
		}
		return false;
	}

	/** For each node those that come after it, by the plain closure. */
	List<BitSet> closure() {
		later.forEach(l -> edge(all.get(l[0]).last(), l[1]));
		for (GroupEnd group : groupEnds) {
			ends(group.body).forEach(end -> edge(end, group.node));
		}
		List<BitSet> reached = new ArrayList<>();
		edges.forEach(e -> reached.add((BitSet) e.clone()));
		for (int k = 0; k < reached.size(); k++) {
			for (BitSet from : reached) {
				if (from.get(k)) {
					from.or(reached.get(k));
				}
			}
		}
		return reached;
	}

	private static List<Integer> ends(Body body) {
		List<Integer> ends = new ArrayList<>(List.of(body.last()));
		body.children.forEach(child -> ends.addAll(ends(child.body)));
		return ends;
	}
}
