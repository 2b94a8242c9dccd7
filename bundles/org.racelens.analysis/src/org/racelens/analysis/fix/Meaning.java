package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.analysis.flow.Reading;
import org.racelens.analysis.flow.StaleReads;
import org.racelens.analysis.syntax.Walk;
import org.racelens.analysis.syntax.WrittenVariables;
import org.racelens.analysis.AnalysisOptions.DefaultSchedule;
import org.racelens.analysis.verdict.AccessReport;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.model.omp.Clause.ScheduleClause;
import org.racelens.model.omp.Clause.ScheduleClause.ScheduleKind;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.program.ParsedUnit;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;
import org.racelens.model.type.Type;

/**
 * Whether copies of a variable keep what the program computes: on one thread what the sequential program does, and on several threads the
 * same for what is distributed. Each question is answered with the reading that is in the way, or nothing where none is.
 */
final class Meaning {
	private final ParsedUnit unit;
	private final Outline outline;
	private final RaceGroup group;
	private final DefaultSchedule schedule;
	private final Variable variable;

	Meaning(FixContext context, Variable variable) {
		unit = context.unit();
		outline = context.outline();
		group = context.group();
		schedule = context.schedule();
		this.variable = variable;
	}

	/** A value from outside that some unit of work of the construct reads: then a private copy would be read before it is written. */
	Optional<Reading> readFirst(Target target) {
		return first(target.work().stream().map(w -> StaleReads.exposed(variable, w, unit)).toList());
	}

	/**
	 * A value that one iteration of a loop reads and another one writes. What an iteration reads before it writes it, and no other
	 * iteration writes, is what the variable held before the loop. Any two iterations may run on different threads here, so that such a
	 * pair would be a race: places that are no ends of races see no other iteration's value.
	 */
	Optional<Reading> readsOfOthers(Target loop) {
		boolean decided = group.region().gaps().stream().noneMatch(g -> g.kind() == GapKind.SOLVER_GAVE_UP);
		if (!isFree(loop) || !constructsIn(loop).isEmpty() || !decided) {
			return Optional.of(new Reading(loop.directive().range(), "perhaps read in one iteration as another one left it"));
		}
		List<Reading> found = new ArrayList<>();
		for (Statement work : loop.work()) {
			Optional<List<Reading>> exposed = StaleReads.allExposed(variable, work, unit);
			exposed.ifPresentOrElse(all -> all.stream().filter(r -> isRaceEnd(r.place())).forEach(found::add),
					() -> found.add(new Reading(work.range(), "used where it cannot be followed")));
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
			Walk.expressions(f.body(), e -> limited[0] |= e instanceof Expression.Call c && c.callee().equals("omp_set_num_threads"));
		});
		return limited[0];
	}

	private boolean isRaceEnd(SourceRange place) {
		return group.ends().stream().map(AccessReport::place).anyMatch(end -> end.path().equals(place.path())
				&& end.offset() < place.endOffset() && place.offset() < end.endOffset());
	}

	/** A value that one unit of work of a construct inside the target leaves for another one, or for what follows. */
	Optional<Reading> carried(Target target) {
		List<Optional<Reading>> readings = new ArrayList<>();
		for (Target inner : constructsIn(target)) {
			if (inner.isDistributing() || isForOneThread(inner)) {
				inner.work().stream().filter(this::writes).forEach(w -> readings.add(StaleReads.exposed(variable, w, unit)));
				if (inner.work().stream().anyMatch(this::writes)) {
					readings.add(after(inner));
				}
			}
		}
		return first(readings);
	}

	/**
	 * A sign that threads tell each other something by the variable: it is an array, a write is not executed by every thread once, or the
	 * region synchronises. A copy for each thread would silence that.
	 */
	Optional<Reading> communicated(Target target) {
		List<Reading> signs = new ArrayList<>();
		if (!isScalar(variable.type())) {
			signs.add(new Reading(target.directive().range(), "shared among the threads element by element"));
		}
		target.work().forEach(w -> Walk.statements(w, s -> {
			boolean simple = s instanceof Statement.Block || s instanceof Statement.ExpressionStatement
					|| s instanceof Statement.Declaration;
			if (!simple && writes(s) || s instanceof ConstructStatement) {
				signs.add(new Reading(s.range(), "perhaps used to tell other threads something"));
			}
		}));
		target.work().forEach(w -> Walk.expressions(w, e -> {
			if (writes(e) && isUpdate(e)) {
				signs.add(new Reading(e.range(), "perhaps counted by all threads together"));
			}
		}));
		return signs.stream().findFirst();
	}

	/**
	 * A value that some threads leave for all: it is read behind a directive at which threads wait for each other or take turns. Each
	 * thread's own number or team size is no such value, nor is what every thread writes before a worksharing construct.
	 */
	Optional<Reading> announced(Target target) {
		if (isThreadNumber(target)) {
			return Optional.empty();
		}
		boolean conditional = !isWrittenByEach(target);
		return first(constructsIn(target).stream().filter(c -> conditional || !c.isDistributing()).map(this::after).toList())
				.map(r -> new Reading(r.place(), "perhaps used to tell other threads something"));
	}

	private boolean isThreadNumber(Target target) {
		boolean[] only = { true };
		target.work().forEach(w -> Walk.expressions(w, e -> only[0] &= !writes(e) || e instanceof Expression.Assignment a
				&& a.operator().isEmpty() && a.value() instanceof Expression.Call c && c.callee().startsWith("omp_get_")));
		return only[0];
	}

	/** Whether every thread executes each write: none stands in a branch, a loop or a directive. */
	private boolean isWrittenByEach(Target target) {
		boolean[] each = { true };
		target.work().forEach(w -> Walk.statements(w, s -> {
			boolean simple = s instanceof Statement.Block || s instanceof Statement.ExpressionStatement
					|| s instanceof Statement.Declaration;
			each[0] &= simple || !writes(s);
		}));
		return each[0];
	}

	/** A write that makes the new value of the old one: threads that do this one after the other count, and take tickets. */
	private boolean isUpdate(Expression e) {
		return e instanceof Expression.Increment || e instanceof Expression.Assignment a
				&& (a.operator().isPresent() || Uses.mentions(a.value(), variable));
	}

	/** Whether the variable is an object of a class that code of its own makes: a copy would need a constructor, and run it. */
	Optional<Reading> constructed() {
		boolean cpp = !unit.source().path().endsWith(".c");
		if (!cpp || !(variable.type() instanceof Type.RecordType)) {
			return Optional.empty();
		}
		List<Reading> found = new ArrayList<>();
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof Statement.ExpressionStatement && s.range().contains(variable.declaration())
					|| s instanceof Statement.Declaration d && d.variable().equals(variable) && d.initializer().isPresent()) {
				found.add(new Reading(s.range(), "an object that a constructor or an initialiser makes"));
			}
		}));
		unit.globals().stream().filter(d -> d.variable().equals(variable) && d.initializer().isPresent())
				.forEach(d -> found.add(new Reading(d.range(), "an object that a constructor or an initialiser makes")));
		return found.stream().findFirst();
	}

	/** Code that would not see the copy: a function that is called and names the variable, or a clause inside that speaks of it. */
	Optional<Reading> elsewhere(Target target) {
		List<Reading> found = new ArrayList<>();
		for (Target inner : constructsIn(target)) {
			if (inner.directive().clauses().stream().anyMatch(c -> Clauses.lists(c, variable))) {
				found.add(new Reading(inner.directive().range(), "named by a clause inside, which needs the shared variable"));
			}
		}
		target.headers().stream().filter(e -> Uses.mentions(e, variable))
				.forEach(e -> found.add(new Reading(e.range(), "used by the loop's header, which would see the copy")));
		if (variable.isStatic()) {
			target.work().forEach(w -> callees(w, new LinkedHashMap<>()).forEach((call, f) -> {
				if (Uses.mentions(f.body(), variable)) {
					found.add(new Reading(call.range(), "used by " + f.name() + ", which would not see the copy"));
				}
			}));
			group.region().gaps().stream().filter(g -> g.kind() == GapKind.UNMODELLED_CALL)
					.forEach(g -> found.add(new Reading(g.place(), "perhaps used by a function that is not seen")));
		}
		target.work().stream().flatMap(w -> Uses.of(w, variable).stream()).filter(this::isQualified)
				.forEach(u -> found.add(new Reading(u, "written with a qualified name, which a clause may not have")));
		if (isStaticMember()) {
			found.add(new Reading(variable.declaration(), "a static member, which a clause may not list"));
		}
		return found.stream().findFirst();
	}

	private boolean isQualified(SourceRange use) {
		return text(use).matches("[\\w:\\s]*::[\\w:\\s]*");
	}

	/** A class's static members have external linkage and are declared {@code static}. OpenMP 5.2 §5.1.1: they are predetermined shared. */
	private boolean isStaticMember() {
		SourceRange place = variable.declaration();
		if (variable.storage() != Variable.Storage.GLOBAL || !place.path().equals(unit.source().path())) {
			return false;
		}
		int line = unit.source().text().lastIndexOf('\n', Math.max(0, place.offset() - 1)) + 1;
		String before = unit.source().text().substring(line, Math.max(line, place.offset()));
		return before.matches("(?s).*\\bstatic\\b.*") || before.stripTrailing().endsWith("::") || isQualified(place);
	}

	private String text(SourceRange range) {
		boolean here = range.path().equals(unit.source().path()) && range.endOffset() <= unit.source().text().length();
		return here ? unit.source().text().substring(range.offset(), range.endOffset()) : "";
	}

	/** The functions that code calls, also through others, with the calls in the code. */
	private Map<Expression, FunctionDefinition> callees(Statement code, Map<Expression, FunctionDefinition> found) {
		Walk.expressions(code, e -> {
			if (e instanceof Expression.Call call) {
				unit.functions().stream().filter(f -> f.key().equals(call.callee()) && !found.containsValue(f)).forEach(f -> {
					found.put(call, f);
					callees(f.body(), found);
				});
			}
		});
		return found;
	}

	private static boolean isScalar(Type type) {
		return type instanceof Type.IntegerType || type instanceof Type.FloatingType || type instanceof Type.PointerType;
	}

	private static boolean isForOneThread(Target target) {
		return target.leaf() instanceof Construct.Single || target.leaf() instanceof Construct.Masked;
	}

	/** A value that is needed after the construct. */
	Optional<Reading> after(Target target) {
		Optional<FunctionDefinition> function = outline.function(target.directive().range());
		return function.isEmpty()
				? Optional.of(new Reading(target.directive().range(), "used where it cannot be followed"))
				: StaleReads.after(variable, target.statement(), function.get(), unit);
	}

	/** Whether the last iteration, or the last section, surely leaves the variable's last value. */
	boolean lastWrites(Target target) {
		List<Statement> work = target.work();
		return StaleReads.surelyWritten(variable, work.get(work.size() - 1), unit);
	}

	private boolean writes(Statement code) {
		boolean[] found = { false };
		Walk.expressions(code, e -> found[0] |= writes(e));
		return found[0];
	}

	private boolean writes(Expression e) {
		if (e instanceof Expression.Call) {
			return variable.isStatic();
		}
		Optional<Expression> written = e instanceof Expression.Assignment a ? Optional.of(a.target())
				: e instanceof Expression.Increment i ? Optional.of(i.target())
				: e instanceof Expression.AddressOf a ? Optional.of(a.operand()) : Optional.empty();
		return written.flatMap(WrittenVariables::root).filter(variable::equals).isPresent();
	}

	private static List<Target> constructsIn(Target target) {
		List<Target> result = new ArrayList<>();
		target.work().forEach(w -> Walk.statements(w, s -> {
			if (s instanceof ConstructStatement c) {
				result.add(new Target(c, c.construct()));
			}
		}));
		return result;
	}

	private static Optional<Reading> first(List<Optional<Reading>> readings) {
		return readings.stream().flatMap(Optional::stream).findFirst();
	}
}
