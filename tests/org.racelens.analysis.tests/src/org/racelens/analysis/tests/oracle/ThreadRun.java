package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Instance.Effect;
import org.racelens.analysis.tests.oracle.Instance.Location;
import org.racelens.analysis.tests.oracle.Stmt.Access;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Cell;
import org.racelens.analysis.tests.oracle.Stmt.Critical;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.If;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;

/**
 * What one thread executes of the region when every free choice falls on it: each iteration of a distributed loop, each section, each
 * {@code single}. Such instances carry the {@link Claim} that says so. Because no value computed inside a worksharing construct leaves it,
 * an instance does not depend on what else falls on its thread.
 * <p>
 * The machine refuses what a conforming program may not do (a barrier inside a worksharing construct, nested worksharing); whether the
 * threads agree on their barriers is seen by comparing their {@link #trace()}s.
 */
final class ThreadRun implements FlatVisitor<Void> {
	private static final int MOST_INSTANCES = 20_000;
	private final int team;
	private final int thread;
	private final Map<String, Integer> environment = new HashMap<>();
	private final Map<String, Integer> iteration = new LinkedHashMap<>();
	private final Set<String> locks = new HashSet<>();
	private final Set<Location> lockLocations = new HashSet<>();
	private final List<Instance> instances = new ArrayList<>();
	private final List<String> trace = new ArrayList<>();
	private Optional<Claim> claim = Optional.empty();
	private Set<String> frozen = Set.of();
	/** How many constructs that may contain neither a barrier nor worksharing are around the current point. */
	private int closed;
	private int phase;
	private int encounters;
	private int largestSpace;

	private ThreadRun(int team, int thread) {
		this.team = team;
		this.thread = thread;
	}

	/**
	 * Executes the region.
	 *
	 * @param parameter the value of the program's parameter, ignored if it has none
	 * @throws IllegalArgumentException if the program is not one of those that the oracle understands
	 */
	static ThreadRun of(TinyProgram program, int team, int thread, int parameter) {
		ThreadRun run = new ThreadRun(team, thread);
		run.environment.put(Expr.THREAD, thread);
		run.environment.put(Expr.TEAM_SIZE, team);
		program.parameter().ifPresent(named -> run.environment.put(named.name(), parameter));
		run.block(program.body());
		return run;
	}

	List<Instance> instances() {
		return instances;
	}

	/** The locks that are taken. */
	Set<Location> lockLocations() {
		return lockLocations;
	}

	/** The barriers and worksharing encounters in the order met; equal for all threads of a conforming execution. */
	List<String> trace() {
		return trace;
	}

	/** The most iterations that a worksharing loop had. */
	int largestSpace() {
		return largestSpace;
	}

	@Override
	public Void access(Access access) {
		Location target = location(access.target());
		Stmt.Operation operation = access.operation();
		if (operation.atomic()) {
			emit(access, target, operation.writes() ? Effect.ATOMIC_WRITE : Effect.ATOMIC_READ);
		} else {
			if (operation.reads()) {
				emit(access, target, Effect.READ);
			}
			if (operation.writes()) {
				emit(access, target, Effect.WRITE);
			}
		}
		access.source().ifPresent(source -> emit(access, location(source), Effect.READ));
		return null;
	}

	private void emit(Access access, Location location, Effect effect) {
		if (instances.size() == MOST_INSTANCES) {
			throw new IllegalArgumentException("the program is not tiny");
		}
		instances.add(new Instance(access.label(), location, effect, phase, thread, Set.copyOf(locks), claim,
				new LinkedHashMap<>(iteration)));
	}

	private Location location(Cell cell) {
		return new Location(cell.variable(), cell.subscripts().stream().map(subscript -> subscript.value(environment)).toList());
	}

	@Override
	public Void let(Let let) {
		declare(let.name(), let.value().value(environment));
		return null;
	}

	@Override
	public Void assign(Assign assign) {
		if (frozen.contains(assign.name()) || !environment.containsKey(assign.name())) {
			throw new IllegalArgumentException(assign.name() + " is not declared where it is assigned");
		}
		environment.put(assign.name(), assign.value().value(environment));
		return null;
	}

	@Override
	public Void branch(If branch) {
		block(branch.condition().holds(environment) ? branch.then() : branch.otherwise());
		return null;
	}

	@Override
	public Void loop(Loop loop) {
		Header header = loop.header();
		declare(header.variable(), header.start().value(environment));
		while (goesOn(header)) {
			iteration.put(header.variable(), environment.get(header.variable()));
			block(loop.body());
			environment.merge(header.variable(), step(header), Integer::sum);
		}
		leave(header.variable());
		return null;
	}

	private boolean goesOn(Header header) {
		return header.relation().holds(environment.get(header.variable()), header.bound().value(environment));
	}

	private int step(Header header) {
		int step = header.step().value(environment);
		if (step == 0) {
			throw new IllegalArgumentException("a loop without progress");
		}
		return step;
	}

	@Override
	public Void barrier(Barrier barrier) {
		passBarrier("barrier");
		return null;
	}

	private void passBarrier(String which) {
		if (closed > 0) {
			throw new IllegalArgumentException("a barrier inside worksharing, masked or critical");
		}
		phase++;
		trace.add(which + iteration);
	}

	@Override
	public Void worksharingLoop(For loop) {
		List<List<Integer>> points = points(loop.headers());
		largestSpace = Math.max(largestSpace, points.size());
		List<Integer> trips = loop.headers().stream().map(header -> values(header).size()).toList();
		int encounter = encounter("for" + loop.schedule() + trips);
		for (int logical = 0; logical < points.size(); logical++) {
			if (fallsElsewhere(loop.schedule(), logical)) {
				continue;
			}
			List<Integer> point = points.get(logical);
			for (int level = 0; level < point.size(); level++) {
				declare(loop.headers().get(level).variable(), point.get(level));
				iteration.put(loop.headers().get(level).variable(), point.get(level));
			}
			share(withoutFixedOwner(loop.schedule(), new Claim(encounter, loop.schedule(), trips, logical)), loop.body());
			loop.headers().forEach(header -> leave(header.variable()));
		}
		end(loop.ending());
		return null;
	}

	/** {@code static} with a chunk: chunks go round the team, so who executes an iteration is known. */
	private boolean fallsElsewhere(Schedule schedule, int logical) {
		return hasFixedOwners(schedule) && logical / schedule.chunk().getAsInt() % team != thread;
	}

	private static Optional<Claim> withoutFixedOwner(Schedule schedule, Claim claim) {
		return hasFixedOwners(schedule) ? Optional.empty() : Optional.of(claim);
	}

	private static boolean hasFixedOwners(Schedule schedule) {
		return schedule.kind() == Schedule.Kind.STATIC && schedule.chunk().isPresent();
	}

	/** The iteration space in logical order; the headers do not depend on one another. */
	private List<List<Integer>> points(List<Header> headers) {
		List<List<Integer>> points = List.of(List.of());
		for (Header header : headers) {
			List<Integer> values = values(header);
			points = points.stream().flatMap(outer -> values.stream().map(value -> {
				List<Integer> point = new ArrayList<>(outer);
				point.add(value);
				return point;
			})).map(List::copyOf).toList();
		}
		return points;
	}

	private List<Integer> values(Header header) {
		List<Integer> values = new ArrayList<>();
		int bound = header.bound().value(environment);
		for (int value = header.start().value(environment); header.relation().holds(value, bound); value += step(header)) {
			values.add(value);
		}
		return values;
	}

	@Override
	public Void sections(Sections sections) {
		int encounter = encounter("sections" + sections.sections().size());
		List<Integer> count = List.of(sections.sections().size());
		for (int number = 0; number < sections.sections().size(); number++) {
			share(Optional.of(new Claim(encounter, Schedule.UNSPECIFIED, count, number)), sections.sections().get(number));
		}
		end(sections.ending());
		return null;
	}

	@Override
	public Void single(Single single) {
		int encounter = encounter("single");
		share(Optional.of(new Claim(encounter, Schedule.UNSPECIFIED, List.of(1), 0)), single.body());
		end(single.ending());
		return null;
	}

	@Override
	public Void masked(Masked masked) {
		if (masked.filter().orElse(new Const(0)).value(environment) == thread) {
			enclosed(masked.body());
		}
		return null;
	}

	@Override
	public Void critical(Critical critical) {
		return holding(critical.name(), critical.body());
	}

	@Override
	public Void locked(Guarded.Locked locked) {
		Location lock = location(locked.lock());
		lockLocations.add(lock);
		return holding(lock.toString(), locked.body());
	}

	private Void holding(String lock, List<Stmt> body) {
		if (!locks.add(lock)) {
			throw new IllegalArgumentException(lock + " is taken twice");
		}
		enclosed(body);
		locks.remove(lock);
		return null;
	}

	private int encounter(String what) {
		if (closed > 0) {
			throw new IllegalArgumentException("closely nested worksharing");
		}
		trace.add(what + iteration);
		return encounters++;
	}

	private void end(Ending ending) {
		if (ending == Ending.BARRIER) {
			passBarrier("end of construct");
		}
	}

	/** Executes a block on condition of a claim; private scalars from outside it may not be assigned there. */
	private void share(Optional<Claim> condition, List<Stmt> body) {
		claim = condition;
		frozen = Set.copyOf(environment.keySet());
		enclosed(body);
		frozen = Set.of();
		claim = Optional.empty();
	}

	private void enclosed(List<Stmt> body) {
		closed++;
		block(body);
		closed--;
	}

	private void block(List<Stmt> body) {
		Set<String> outside = Set.copyOf(environment.keySet());
		body.forEach(statement -> statement.accept(this));
		environment.keySet().retainAll(outside);
	}

	private void declare(String name, int value) {
		if (environment.put(name, value) != null) {
			throw new IllegalArgumentException(name + " is declared inside its own scope");
		}
	}

	private void leave(String loopVariable) {
		environment.remove(loopVariable);
		iteration.remove(loopVariable);
	}
}
