package org.racelens.openmp.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseDistribution;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Construct.Metadirective.Variant;
import org.racelens.openmp.program.Construct.Section;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;

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
		return new Construct.Metadirective(directive, directive.clauses(), variants, range);
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
			case PARALLEL -> new Construct.Parallel(directive, clauses, inner, range);
			case FOR -> new Construct.WorksharingLoop(directive, clauses, inner, range);
			case SECTIONS -> new Construct.Sections(directive, clauses, sections(inner), range);
			case SECTION -> new Construct.Section(directive, clauses, inner, range);
			case SINGLE -> new Construct.Single(directive, clauses, inner, range);
			case MASTER, MASKED -> new Construct.Masked(directive, clauses, inner, range);
			case CRITICAL -> new Construct.Critical(directive, clauses,
					directive.arguments().stream().map(Clause.ListItem::text).findFirst().orElse(""), inner, range);
			case ATOMIC -> new Construct.Atomic(directive, clauses, inner, range);
			case BARRIER -> new Construct.Barrier(directive, clauses, range);
			case TASK -> new Construct.Task(directive, clauses, inner, range);
			case TASKLOOP -> new Construct.Taskloop(directive, clauses, inner, range);
			case TASKGROUP -> new Construct.Taskgroup(directive, clauses, inner, range);
			case TASKWAIT -> new Construct.Taskwait(directive, clauses, range);
			case TASKYIELD -> new Construct.Taskyield(directive, clauses, range);
			case SIMD -> new Construct.Simd(directive, clauses, inner, range);
			case SCOPE -> new Construct.Scope(directive, clauses, inner, range);
			case LOOP -> new Construct.Loop(directive, clauses, inner, range);
			case ORDERED -> body.<Construct>map(b -> new Construct.Ordered(directive, clauses, b, range))
					.orElseGet(() -> new Construct.Doacross(directive, clauses, range));
			case SCAN -> new Construct.Scan(directive, clauses, range);
			case FLUSH -> new Construct.Flush(directive, clauses, range);
			case CANCEL -> new Construct.Cancel(directive, clauses, range);
			case CANCELLATION_POINT -> new Construct.CancellationPoint(directive, clauses, range);
			case TEAMS -> new Construct.Teams(directive, clauses, inner, range);
			case DISTRIBUTE -> new Construct.Distribute(directive, clauses, inner, range);
			case TARGET -> new Construct.Target(directive, clauses, inner, range);
			case TARGET_DATA -> new Construct.TargetData(directive, clauses, inner, range);
			case TARGET_ENTER_DATA, TARGET_EXIT_DATA, TARGET_UPDATE -> new Construct.TargetMotion(directive, clauses, range);
			case DEPOBJ -> new Construct.Depobj(directive, clauses, range);
			case TILE, UNROLL -> new Construct.LoopTransformation(directive, clauses, inner, range);
			case ASSUME -> new Construct.Assume(directive, clauses, inner, range);
			case DISPATCH -> new Construct.Dispatch(directive, clauses, inner, range);
			case ALLOCATORS -> new Construct.Allocators(directive, clauses, inner, range);
			case INTEROP -> new Construct.Interop(directive, clauses, range);
			case NOTHING -> new Construct.Nothing(directive, clauses, range);
			case ERROR -> new Construct.ErrorDirective(directive, clauses, range);
			default -> new Construct.Unmodelled(directive, clauses, name, last ? body : Optional.of(inner), range);
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
