package org.racelens.analysis.tests.oracle.machine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.tests.oracle.Claim;
import org.racelens.analysis.tests.oracle.Schedule;
import org.racelens.analysis.tests.oracle.machine.Code.Directive;
import org.racelens.analysis.tests.oracle.machine.Names.Located;
import org.racelens.analysis.tests.oracle.machine.Touch.Effect;

/**
 * Executes a function with its regions, each by a team of one size. The team comes along statement by statement; iterations are executed by
 * each thread that may get them, and what the first of these leaves stays.
 */
final class Regions extends Statements {
	private static final Set<String> OF_THE_TEAM = Set.of("barrier", "for", "single", "master");
	private final int size;
	private final List<Encounter> encounters = new ArrayList<>();
	private Optional<Encounter> region = Optional.empty();
	private List<Task> team = List.of();
	private int phase;
	private int shared;
	private int mostThreads = Integer.MAX_VALUE;

	Regions(Program program, int size) {
		super(program);
		this.size = size;
	}

	void start(String function) {
		makeGlobals();
		call(function, List.of());
	}

	List<Encounter> encounters() {
		return encounters;
	}

	/** The largest team that a clause admits. */
	int mostThreads() {
		return mostThreads;
	}

	@Override
	int teamSize() {
		return team.isEmpty() ? 1 : team.size();
	}

	@Override
	void touched(Address address, int bytes, Effect effect, Set<Address> roots) {
		region.ifPresent(r -> r.note(new Touch(current.place, address, bytes, effect, phase, current.number, Set.copyOf(current.locks),
				current.claim), roots));
	}

	@Override
	End directive(Directive directive) {
		switch (directive.name()) {
			case "parallel", "parallel for" -> parallel(directive);
			case "critical" -> {
				String lock = "critical " + directive.clauses().get("critical");
				if (!current.locks.add(lock)) {
					throw new RefusedException("taken twice: " + lock);
				}
				execute(directive.body().orElseThrow());
				current.locks.remove(lock);
			}
			case "atomic" -> {
				current.atomic = true;
				execute(directive.body().orElseThrow());
				current.atomic = false;
			}
			default -> throw new RefusedException(directive.place() + ": not here: " + directive.name());
		}
		return End.NORMAL;
	}

	private void parallel(Directive directive) {
		if (region.isPresent()) {
			throw new RefusedException("a region inside a region");
		}
		Task encountering = current;
		Map<String, String> clauses = directive.clauses();
		int limit = clauses.containsKey("num_threads") ? (int) value(ExpressionParser.parsed(clauses.get("num_threads"))).whole() : size;
		mostThreads = clauses.containsKey("num_threads") ? Math.min(mostThreads, limit) : mostThreads;
		Encounter encounter = new Encounter(Math.min(size, limit), memory.copy(), current.names);
		encounters.add(encounter);
		team = new ArrayList<>();
		for (int number = 0; number < Math.min(size, limit); number++) {
			Task task = new Task(number, new Names(encountering.names));
			task.calls = encountering.calls + 1;
			task.place = directive.place();
			team.add(task);
		}
		region = Optional.of(encounter);
		phase = 0;
		if (directive.name().equals("parallel")) {
			together(directive.body().orElseThrow());
		} else {
			loop(directive);
		}
		region = Optional.empty();
		team = List.of();
		current = encountering;
	}

	/** Something that each thread does. */
	private void each(Runnable part) {
		for (Task task : team) {
			current = task;
			part.run();
		}
	}

	/** Executes a statement by all threads. */
	private void together(Code code) {
		if (!isOfTheTeam(code, new HashSet<>())) {
			each(() -> {
				if (execute(code) != End.NORMAL) {
					throw new RefusedException("the team is left");
				}
			});
		} else if (code instanceof Code.Block block) {
			nested(() -> block.body().forEach(this::together));
		} else if (code instanceof Code.If branch) {
			if (agreed(branch.place(), branch.condition())) {
				together(branch.then());
			} else {
				branch.otherwise().ifPresent(this::together);
			}
		} else if (code instanceof Code.For loop) {
			nested(() -> {
				loop.start().ifPresent(this::together);
				while (agreed(loop.place(), loop.condition())) {
					together(loop.body());
					each(() -> {
						current.place = loop.place();
						value(loop.step().orElseThrow());
					});
				}
			});
		} else if (code instanceof Code.Effect effect) {
			calledTogether(effect);
		} else if (code instanceof Directive directive) {
			construct(directive);
		} else {
			throw new RefusedException("not together: " + code);
		}
	}

	private void nested(Runnable part) {
		List<Names> around = team.stream().map(t -> t.names).toList();
		team.forEach(t -> t.names = new Names(t.names));
		part.run();
		team.forEach(t -> t.names = around.get(t.number));
	}

	private boolean agreed(Place place, Tree condition) {
		List<Boolean> answers = new ArrayList<>();
		each(() -> {
			current.place = place;
			answers.add(value(condition).holds());
		});
		if (answers.contains(true) && answers.contains(false)) {
			throw new RefusedException("the threads do not meet the same barriers");
		}
		return answers.get(0);
	}

	private void calledTogether(Code.Effect effect) {
		if (!(effect.expression() instanceof Tree.Call call)) {
			throw new RefusedException("a call for the team inside an expression");
		}
		Code.Function function = program.function(call.function()).orElseThrow();
		List<Names> around = new ArrayList<>();
		each(() -> {
			current.place = effect.place();
			around.add(entered(function, call.arguments()));
		});
		together(function.body());
		each(() -> left(around.get(current.number), effect.place()));
	}

	private void construct(Directive directive) {
		switch (directive.name()) {
			case "barrier" -> phase++;
			case "for" -> loop(directive);
			case "single" -> {
				int encounter = shared++;
				shared(new Claim(encounter, Schedule.UNSPECIFIED, List.of(1), 0), () -> execute(directive.body().orElseThrow()));
				barrier(directive);
			}
			case "master" -> {
				current = team.get(0);
				execute(directive.body().orElseThrow());
			}
			default -> throw new RefusedException("not for the team: " + directive.name());
		}
	}

	private void barrier(Directive directive) {
		if (!directive.clauses().containsKey("nowait")) {
			phase++;
		}
	}

	private void loop(Directive directive) {
		Schedule schedule = schedule(directive.clauses().get("schedule"));
		Code.For loop = (Code.For) directive.body().orElseThrow();
		Code.Variable variable = (Code.Variable) loop.start().orElseThrow();
		List<List<Long>> all = new ArrayList<>();
		each(() -> all.add(values(loop, variable)));
		if (Set.copyOf(all).size() != 1) {
			throw new RefusedException("the threads do not meet the same loop");
		}
		List<Long> values = all.get(0);
		int encounter = shared++;
		for (int logical = 0; logical < values.size(); logical++) {
			Value value = new Value.Whole(values.get(logical));
			Part trip = () -> inside(() -> {
				Located own = new Located(memory.allocated(variable.type().size()), variable.type());
				initialize(own, value);
				current.names.declare(variable.name(), own);
				return execute(loop.body());
			});
			if (schedule.chunk().isPresent() && schedule.kind() == Schedule.Kind.STATIC) {
				current = team.get(logical / schedule.chunk().getAsInt() % team.size());
				trip.happen();
			} else {
				shared(new Claim(encounter, schedule, List.of(values.size()), logical), trip);
			}
		}
		barrier(directive);
	}

	private List<Long> values(Code.For loop, Code.Variable variable) {
		List<Long> values = new ArrayList<>();
		current.place = loop.place();
		inside(() -> {
			execute(variable);
			current.place = loop.place();
			while (value(loop.condition()).holds()) {
				values.add(value(new Tree.Name(variable.name())).whole());
				value(loop.step().orElseThrow());
				if (values.size() > 64) {
					throw new RefusedException("too many iterations");
				}
			}
			return End.NORMAL;
		});
		return values;
	}

	private static Schedule schedule(String clause) {
		if (clause == null) {
			return Schedule.UNSPECIFIED;
		}
		String[] parts = clause.split(",");
		Schedule.Kind kind = Schedule.Kind.valueOf(parts[0].strip().toUpperCase(Locale.ROOT));
		return parts.length == 1 ? Schedule.of(kind) : Schedule.of(kind, Integer.parseInt(parts[1].strip()));
	}

	/** Executes what one thread gets by each that may get it, always from the same memory. */
	private void shared(Claim claim, Part part) {
		Memory before = memory.copy();
		Memory after = memory;
		for (Task task : team) {
			memory = task.number == 0 ? after : before.copy();
			current = task;
			current.claim = Optional.of(claim);
			End end = part.happen();
			if (end != End.NORMAL && end != End.CONTINUE) {
				throw new RefusedException("a construct is left");
			}
			current.claim = Optional.empty();
		}
		memory = after;
	}

	/** Whether all threads must come along, and not one after the other. */
	private boolean isOfTheTeam(Code code, Set<String> seen) {
		if (code instanceof Code.Block block) {
			return block.body().stream().anyMatch(c -> isOfTheTeam(c, seen));
		} else if (code instanceof Code.If branch) {
			return isOfTheTeam(branch.then(), seen) || branch.otherwise().filter(c -> isOfTheTeam(c, seen)).isPresent();
		} else if (code instanceof Code.For loop) {
			return isOfTheTeam(loop.body(), seen);
		} else if (code instanceof Code.Effect effect && effect.expression() instanceof Tree.Call call) {
			return seen.add(call.function()) && program.function(call.function()).filter(f -> isOfTheTeam(f.body(), seen)).isPresent();
		}
		return code instanceof Directive directive && OF_THE_TEAM.contains(directive.name());
	}
}
