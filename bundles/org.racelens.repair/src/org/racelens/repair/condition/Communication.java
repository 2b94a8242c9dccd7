package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause.ScheduleClause;
import org.racelens.openmp.directive.Clause.ScheduleClause.ScheduleKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.library.RuntimeRoutine;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.AccessReport;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.Target;
import org.racelens.repair.fix.Uses;
import org.racelens.repair.flow.Reading;
import org.racelens.repair.flow.StaleReads;

/**
 * What threads tell each other by a shared variable: copies of it would silence that. Each question is answered with the reading that is in
 * the way, or nothing where none is.
 */
public final class Communication {
	private final ParsedUnit unit;
	private final RaceGroup group;
	private final DefaultSchedule schedule;
	private final Variable variable;
	private final VariableWrites writes;
	private final Meaning meaning;

	Communication(FixContext context, Variable variable) {
		unit = context.unit();
		group = context.group();
		schedule = context.schedule();
		this.variable = variable;
		writes = new VariableWrites(variable);
		meaning = new Meaning(context, variable);
	}

	/**
	 * A value that one iteration of a loop reads and another one writes. What an iteration reads before it writes it, and no other
	 * iteration writes, is what the variable held before the loop. Any two iterations may run on different threads here, so that such a
	 * pair would be a race: places that are no ends of races see no other iteration's value.
	 */
	public Optional<Reading> readsOfOthers(Target loop) {
		boolean decided = group.region().gaps().stream().noneMatch(g -> g.kind() == GapKind.SOLVER_GAVE_UP);
		if (!isFree(loop) || !loop.inside().isEmpty() || !decided) {
			return Optional.of(new Reading(loop.directive().range(), CopySentence.READ_AS_ANOTHER_ITERATION_LEFT_IT_PERHAPS.of()));
		}
		List<Reading> found = new ArrayList<>();
		for (Statement work : loop.work()) {
			Optional<List<Reading>> exposed = StaleReads.allExposed(variable, work, unit);
			exposed.ifPresentOrElse(all -> all.stream().filter(r -> isRaceEnd(r.place())).forEach(found::add),
					() -> found.add(new Reading(work.range(), CopySentence.USED_WHERE_IT_CANNOT_BE_FOLLOWED.of())));
		}
		return found.stream().findFirst();
	}

	/** Whether any two iterations of the loop may run on different threads. */
	private boolean isFree(Target loop) {
		boolean isStatic = loop.directive().clause(ScheduleClause.class, ClauseName.SCHEDULE).map(c -> c.kind() == ScheduleKind.STATIC)
				.orElse(schedule == DefaultSchedule.STATIC);
		boolean chunked = loop.directive().clause(ScheduleClause.class, ClauseName.SCHEDULE).filter(c -> c.chunk().isPresent()).isPresent();
		return !chunked && (!isStatic || !isTeamLimited());
	}

	/** Whether there may be fewer threads than iterations in every run. */
	private boolean isTeamLimited() {
		boolean[] limited = { false };
		unit.functions().forEach(f -> {
			Walk.statements(f.body(), s -> limited[0] |= s instanceof ConstructStatement c
					&& c.construct().directive().has(ClauseName.NUM_THREADS));
			Walk.expressions(f.body(), e -> limited[0] |= e instanceof Expression.Call c && RuntimeRoutine.SETS_TEAM_SIZE.is(c.callee()));
		});
		return limited[0];
	}

	private boolean isRaceEnd(SourceRange place) {
		return group.ends().stream().map(AccessReport::place).anyMatch(end -> end.path().equals(place.path())
				&& end.offset() < place.endOffset() && place.offset() < end.endOffset());
	}

	/**
	 * A sign that threads tell each other something by the variable: it is an array, a write is not executed by every thread once, or the
	 * region synchronises. A copy for each thread would silence that.
	 */
	public Optional<Reading> communicated(Target target) {
		List<Reading> signs = new ArrayList<>();
		if (!isScalar(variable.type())) {
			signs.add(new Reading(target.directive().range(), CopySentence.SHARED_ELEMENT_BY_ELEMENT.of()));
		}
		target.work().forEach(w -> Walk.statements(w, s -> {
			boolean simple = s instanceof Statement.Block || s instanceof Statement.ExpressionStatement
					|| s instanceof Statement.Declaration;
			if (!simple && writes.in(s) || s instanceof ConstructStatement) {
				signs.add(new Reading(s.range(), CopySentence.USED_TO_TELL_OTHER_THREADS_SOMETHING_PERHAPS.of()));
			}
		}));
		target.work().forEach(w -> Walk.expressions(w, e -> {
			if (writes.by(e) && isUpdate(e)) {
				signs.add(new Reading(e.range(), CopySentence.COUNTED_BY_ALL_THREADS_PERHAPS.of()));
			}
		}));
		return signs.stream().findFirst();
	}

	/**
	 * A value that some threads leave for all: it is read behind a directive at which threads wait for each other or take turns. Each
	 * thread's own number or team size is no such value, nor is what every thread writes before a worksharing construct.
	 */
	public Optional<Reading> announced(Target target) {
		if (isThreadNumber(target)) {
			return Optional.empty();
		}
		boolean conditional = !isWrittenByEach(target);
		return Meaning.first(target.inside().stream().filter(c -> conditional || !c.isDistributing()).map(meaning::after).toList())
				.map(r -> new Reading(r.place(), CopySentence.USED_TO_TELL_OTHER_THREADS_SOMETHING_PERHAPS.of()));
	}

	private boolean isThreadNumber(Target target) {
		boolean[] only = { true };
		target.work().forEach(w -> Walk.expressions(w, e -> only[0] &= !writes.by(e) || e instanceof Expression.Assignment a
				&& a.operator().isEmpty() && a.value() instanceof Expression.Call c
				&& RuntimeRoutine.of(c.callee()).filter(RuntimeRoutine::isQuery).isPresent()));
		return only[0];
	}

	/** Whether every thread executes each write: none stands in a branch, a loop or a directive. */
	private boolean isWrittenByEach(Target target) {
		boolean[] each = { true };
		target.work().forEach(w -> Walk.statements(w, s -> {
			boolean simple = s instanceof Statement.Block || s instanceof Statement.ExpressionStatement
					|| s instanceof Statement.Declaration;
			each[0] &= simple || !writes.in(s);
		}));
		return each[0];
	}

	/** A write that makes the new value of the old one: threads that do this one after the other count, and take tickets. */
	private boolean isUpdate(Expression e) {
		return e instanceof Expression.Increment || e instanceof Expression.Assignment a
				&& (a.operator().isPresent() || Uses.mentions(a.value(), variable));
	}

	private static boolean isScalar(Type type) {
		return type instanceof Type.IntegerType || type instanceof Type.FloatingType || type instanceof Type.PointerType;
	}

}
