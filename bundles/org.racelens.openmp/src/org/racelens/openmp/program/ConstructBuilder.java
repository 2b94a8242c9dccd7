package org.racelens.openmp.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseDistribution;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Utility.Metadirective.Variant;
import org.racelens.openmp.program.Worksharing.Section;

/**
 * Splits a directive into its leaf constructs and gives each the clauses that apply to it, see {@link ClauseDistribution}. OpenMP 5.2
 * §17.2.
 */
public final class ConstructBuilder {
	private ConstructBuilder() {
	}

	/**
	 * The construct of a directive.
	 *
	 * @param body the structured block; empty for a stand-alone directive
	 */
	public static Construct build(Directive directive, Optional<Statement> body) {
		return build(directive, new ClauseDistribution(directive, LoopCounters.of(directive, body)), 0, body);
	}

	/** A metadirective with what may take its place, the last of which is chosen where no other one is. */
	public static Construct metadirective(Directive directive, List<Variant> variants) {
		SourceRange range = directive.range();
		for (Variant v : variants) {
			range = span(range, v.statement().range());
		}
		return new Utility.Metadirective(directive, directive.clauses(), variants, range);
	}

	private static Construct build(Directive directive, ClauseDistribution distribution, int level, Optional<Statement> body) {
		DirectiveName name = directive.names().get(level);
		SourceRange range = body.map(b -> span(directive.range(), b.range())).orElse(directive.range());
		List<Clause> clauses = distribution.of(level);
		boolean last = level == directive.names().size() - 1;
		Statement inner = last
				? body.orElseGet(() -> new Block(List.of(), directive.range()))
				: new ConstructStatement(build(directive, distribution, level + 1, body));
		return switch (name) {
			case PARALLEL -> new Parallelism.Parallel(directive, clauses, inner, range);
			case FOR -> new Worksharing.WorksharingLoop(directive, clauses, inner, range);
			case SECTIONS -> new Worksharing.Sections(directive, clauses, sections(inner), range);
			case SECTION -> new Worksharing.Section(directive, clauses, inner, range);
			case SINGLE -> new Worksharing.Single(directive, clauses, inner, range);
			case MASTER, MASKED -> new Parallelism.Masked(directive, clauses, inner, range);
			case CRITICAL -> new Synchronisation.Critical(directive, clauses,
					directive.arguments().stream().map(Clause.ListItem::text).findFirst().orElse(""), inner, range);
			case ATOMIC -> new Synchronisation.Atomic(directive, clauses, inner, range);
			case BARRIER -> new Synchronisation.Barrier(directive, clauses, range);
			case TASK -> new Tasking.Task(directive, clauses, inner, range);
			case TASKLOOP -> new Tasking.Taskloop(directive, clauses, inner, range);
			case TASKGROUP -> new Tasking.Taskgroup(directive, clauses, inner, range);
			case TASKWAIT -> new Tasking.Taskwait(directive, clauses, range);
			case TASKYIELD -> new Tasking.Taskyield(directive, clauses, range);
			case SIMD -> new Worksharing.Simd(directive, clauses, inner, range);
			case SCOPE -> new Worksharing.Scope(directive, clauses, inner, range);
			case LOOP -> new Worksharing.Loop(directive, clauses, inner, range);
			case ORDERED -> body.<Construct>map(b -> new Synchronisation.Ordered(directive, clauses, b, range))
					.orElseGet(() -> new Synchronisation.Doacross(directive, clauses, range));
			case SCAN -> new Worksharing.Scan(directive, clauses, range);
			case FLUSH -> new Synchronisation.Flush(directive, clauses, range);
			case CANCEL -> new Synchronisation.Cancel(directive, clauses, range);
			case CANCELLATION_POINT -> new Synchronisation.CancellationPoint(directive, clauses, range);
			case TEAMS -> new Parallelism.Teams(directive, clauses, inner, range);
			case DISTRIBUTE -> new Worksharing.Distribute(directive, clauses, inner, range);
			case TARGET -> new Offloading.Target(directive, clauses, inner, range);
			case TARGET_DATA -> new Offloading.TargetData(directive, clauses, inner, range);
			case TARGET_ENTER_DATA, TARGET_EXIT_DATA, TARGET_UPDATE -> new Offloading.TargetMotion(directive, clauses, range);
			case DEPOBJ -> new Tasking.Depobj(directive, clauses, range);
			case TILE, UNROLL -> new Worksharing.LoopTransformation(directive, clauses, inner, range);
			case ASSUME -> new Utility.Assume(directive, clauses, inner, range);
			case DISPATCH -> new Utility.Dispatch(directive, clauses, inner, range);
			case ALLOCATORS -> new Utility.Allocators(directive, clauses, inner, range);
			case INTEROP -> new Offloading.Interop(directive, clauses, range);
			case NOTHING -> new Utility.Nothing(directive, clauses, range);
			case ERROR -> new Utility.ErrorDirective(directive, clauses, range);
			case THREADPRIVATE, ALLOCATE, DECLARE_REDUCTION, DECLARE_MAPPER, DECLARE_SIMD, DECLARE_TARGET, BEGIN_DECLARE_TARGET,
					END_DECLARE_TARGET, DECLARE_VARIANT, BEGIN_DECLARE_VARIANT, END_DECLARE_VARIANT, METADIRECTIVE, BEGIN_METADIRECTIVE,
					END_METADIRECTIVE, REQUIRES, ASSUMES, BEGIN_ASSUMES, END_ASSUMES ->
				new Utility.Unmodelled(directive, clauses, name, last ? body : Optional.of(inner), range);
		};
	}

	private static List<Statement> sections(Statement body) {
		if (!(body instanceof Block block)) {
			return List.of(body);
		}
		List<Statement> result = new ArrayList<>();
		List<Statement> leading = new ArrayList<>();
		for (Statement s : block.statements()) {
			if (s instanceof ConstructStatement c && c.construct() instanceof Section section) {
				result.add(section.body());
			} else {
				leading.add(s);
			}
		}
		if (!leading.isEmpty()) {
			result.add(0, new Block(leading, leading.get(0).range()));
		}
		return result;
	}

	private static SourceRange span(SourceRange first, SourceRange last) {
		return last.endOffset() < first.endOffset() || !last.path().equals(first.path())
				? first
				: new SourceRange(first.path(), first.offset(), last.endOffset(), first.line(), first.column(), last.endLine());
	}
}
