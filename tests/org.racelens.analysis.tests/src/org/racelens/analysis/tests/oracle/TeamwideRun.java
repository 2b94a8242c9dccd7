package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Stmt.Barrier;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.For;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.Masked;
import org.racelens.analysis.tests.oracle.Stmt.Sections;
import org.racelens.analysis.tests.oracle.Stmt.Single;
import org.racelens.analysis.tests.oracle.TaskRun.Turn;

/** What the threads of a team do together: barriers and distributed work. What falls on whom is a choice of the execution. */
abstract class TeamwideRun extends SequentialRun {
	final Choices choices;
	/** Which iterations of the worksharing loop of {@code distribute parallel for} fell on the team. */
	Optional<IntPredicate> only = Optional.empty();

	TeamwideRun(Choices choices) {
		this.choices = choices;
	}

	@Override
	public Void barrier(Barrier barrier) {
		passBarrier("barrier");
		return null;
	}

	final void passBarrier(String which) {
		if (current.closed > 0 || current.parent.isPresent()) {
			throw new IllegalArgumentException("a barrier where not all threads come together");
		}
		current.trace.add(which + current.iteration);
		int point = current.team.barrier(current.phase++);
		graph.order(current.last, point);
		current.last = point;
	}

	/** Notes that the current thread meets a worksharing construct. */
	private int encounter(String what) {
		if (current.closed > 0 || current.parent.isPresent()) {
			throw new IllegalArgumentException("closely nested worksharing");
		}
		current.trace.add(what + current.iteration);
		return current.encounters++;
	}

	private void end(Ending ending) {
		if (ending == Ending.BARRIER) {
			passBarrier("end of construct");
		}
	}

	@Override
	public Void worksharingLoop(For loop) {
		List<Integer> trips = loop.headers().stream().map(header -> values(header).size()).toList();
		int iterations = trips.stream().reduce(1, (x, y) -> x * y);
		int encounter = encounter("for" + loop.schedule() + trips);
		boolean consistent = loop.schedule().equals(Schedule.of(Schedule.Kind.STATIC));
		int[] owners = owners(consistent ? trips : (Object) encounter, loop.schedule(), iterations);
		AtomicInteger next = new AtomicInteger();
		IntPredicate fellOnTeam = only.orElse(all -> true);
		points(loop.headers(), () -> {
			int logical = next.getAndIncrement();
			if (owners[logical] == number() && fellOnTeam.test(logical)) {
				current.turn = Optional.of(new Turn(encounter, logical));
				share(loop.body());
				current.turn = Optional.empty();
			}
		});
		end(loop.ending());
		return null;
	}

	private void points(List<Header> headers, Runnable body) {
		if (headers.isEmpty()) {
			body.run();
			return;
		}
		forEach(headers.get(0), value -> points(headers.subList(1, headers.size()), body));
	}

	/** The owners under any schedule; {@code static} with a chunk leaves no choice. */
	final int[] owners(Object encounter, Schedule schedule, int iterations) {
		int team = current.team.size();
		if (schedule.kind() == Schedule.Kind.STATIC && schedule.chunk().isPresent()) {
			int[] owners = new int[iterations];
			for (int logical = 0; logical < iterations; logical++) {
				owners[logical] = logical / schedule.chunk().getAsInt() % team;
			}
			return owners;
		}
		return current.team.owners(encounter, schedule, iterations, choices::next);
	}

	/** The current thread's number in its team, or its team's number in the league. */
	abstract int number();

	/** Executes a block that fell on the current thread; private scalars from outside may not be assigned there. */
	final void share(List<Stmt> body) {
		Set<String> before = current.frozen;
		current.frozen = Set.copyOf(current.environment.keySet());
		enclosed(body);
		current.frozen = before;
	}

	/** A loop of lanes that the threads share. */
	final void distributed(Lanes.Distribution distribution, Header header, IntConsumer body) {
		int iterations = values(header).size();
		int encounter = encounter("for simd" + distribution + iterations);
		int[] owners = owners(encounter, distribution.schedule(), iterations);
		forEach(header, logical -> {
			if (owners[logical] == number()) {
				body.accept(logical);
			}
		});
		end(distribution.ending());
	}

	@Override
	public Void sections(Sections sections) {
		int count = sections.sections().size();
		int[] owners = owners(encounter("sections" + count), Schedule.UNSPECIFIED, count);
		for (int section = 0; section < count; section++) {
			if (owners[section] == number()) {
				share(sections.sections().get(section));
			}
		}
		end(sections.ending());
		return null;
	}

	@Override
	public Void single(Single single) {
		if (owners(encounter("single"), Schedule.UNSPECIFIED, 1)[0] == number()) {
			share(single.body());
		}
		end(single.ending());
		return null;
	}

	@Override
	public Void masked(Masked masked) {
		if (current.parent.isPresent()) {
			throw new IllegalArgumentException("masked inside a task");
		}
		if (masked.filter().orElse(new Const(0)).value(current.environment) == number()) {
			enclosed(masked.body());
		}
		return null;
	}

	@Override
	public Void ordered(Guarded.Ordered ordered) {
		Turn turn = turn();
		int first = step();
		current.turn = Optional.empty();
		enclosed(ordered.body());
		current.turn = Optional.of(turn);
		current.team.ordered(turn.encounter(), turn.iteration(), first, step());
		return null;
	}

	@Override
	public Void source(Guarded.Source source) {
		Turn turn = turn();
		current.team.source(turn.encounter(), turn.iteration(), step());
		return null;
	}

	@Override
	public Void sink(Guarded.Sink sink) {
		Turn turn = turn();
		current.team.sink(turn.encounter(), turn.iteration() - sink.distance(), step());
		return null;
	}

	private Turn turn() {
		return current.turn.orElseThrow(() -> new IllegalArgumentException("order of iterations outside a loop"));
	}
}
