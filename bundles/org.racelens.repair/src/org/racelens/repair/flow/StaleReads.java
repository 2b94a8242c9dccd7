package org.racelens.repair.flow;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.repair.flow.Fact.Written;

/**
 * Where a value may be read that a variable was given earlier, in the program executed sequentially. A pointer's value is its address; what
 * it points to is not a part of it. Each answer without a reading is sure, provided that subscripts lie within their arrays, that no other
 * unit takes the address of a variable with external linkage, and that handlers of {@code atexit} are left aside.
 */
public final class StaleReads {
	private static final Explanation ADDRESS = ReadingSentence.READ_THROUGH_A_POINTER_PERHAPS.of();

	private StaleReads() {
	}

	/**
	 * Empty only if on no path through the code, run once from its start, a value can be read that the variable held before.
	 *
	 * @param code a loop's body for what one iteration sees of others, or the whole loop
	 */
	public static Optional<Reading> exposed(Variable v, Statement code, ParsedUnit unit) {
		Subject subject = Subject.of(v, unit);
		Findings findings = new Findings(ReadingSentence.READ_BEFORE_IT_IS_WRITTEN.of());
		return unknown(subject).or(() -> {
			new Flow(subject, findings).run(code, Facts.NONE, Frame.of(Set.of()));
			return findings.first();
		});
	}

	/**
	 * All places on paths through the code, run once from its start, where a value may be read that the variable held before.
	 *
	 * @return empty where its uses cannot all be followed
	 */
	public static Optional<List<Reading>> allExposed(Variable v, Statement code, ParsedUnit unit) {
		Subject subject = Subject.of(v, unit);
		Findings findings = new Findings(ReadingSentence.READ_BEFORE_IT_IS_WRITTEN.of());
		if (unknown(subject).isPresent()) {
			return Optional.empty();
		}
		new Flow(subject, findings).run(code, Facts.NONE, Frame.of(Set.of()));
		return findings.isIncomplete() ? Optional.empty() : Optional.of(findings.all());
	}

	/** What keeps the uses of a variable from being followed. */
	private static Optional<Reading> unknown(Subject subject) {
		Variable v = subject.variable();
		if (v.isThreadLocal()) {
			return Optional.of(new Reading(v.declaration(), ReadingSentence.EACH_THREAD_HAS_ONE_OF_ITS_OWN.of()));
		}
		Optional<SourceRange> escape = Escapes.of(subject);
		return escape.map(place -> new Reading(place, ADDRESS));
	}

	/**
	 * Empty only if no value that the variable has at the end of the construct can be read later: behind it, in the next turn of a loop
	 * around it, or beyond the function.
	 *
	 * @param construct a statement of the function's body
	 */
	public static Optional<Reading> after(Variable v, Statement construct, FunctionDefinition f, ParsedUnit unit) {
		Subject subject = Subject.of(v, unit).from(construct);
		return unknown(subject).or(() -> subject.isShared() ? afterShared(subject, f) : afterLocal(subject, f));
	}

	/** An automatic variable ends with its function. */
	private static Optional<Reading> afterLocal(Subject subject, FunctionDefinition f) {
		Findings findings = findings();
		entered(subject, f, findings);
		return findings.isOriginReached() ? findings.first() : Optional.of(unfound(subject));
	}

	private static Optional<Reading> afterShared(Subject subject, FunctionDefinition f) {
		Optional<ModelGap> problem = subject.unit().gaps().stream().filter(g -> g.kind() == GapKind.PARSE_PROBLEM).findFirst();
		if (problem.isPresent()) {
			return problem.map(g -> new Reading(g.place(), Findings.NOT_FOLLOWED));
		}
		Roots roots = Roots.of(subject);
		Findings findings = findings();
		roots.functions().forEach(root -> entered(subject, root, findings));
		if (findings.first().isPresent() || !findings.isOriginReached()) {
			return Optional.of(findings.first().orElseGet(() -> unfound(subject)));
		}
		if (roots.areOnlyMain()) {
			return Optional.empty();
		}
		Variable v = subject.variable();
		return roots.isClosed(v)
				? roots.functions().stream().flatMap(root -> exposed(v, root.body(), subject.unit()).stream()).findFirst()
				: Optional.of(new Reading(v.declaration(), ReadingSentence.VISIBLE_TO_OTHER_SOURCE_FILES.of()));
	}

	private static Findings findings() {
		return new Findings(ReadingSentence.NEEDED_AFTERWARDS.of());
	}

	private static Reading unfound(Subject subject) {
		return new Reading(subject.origin().orElseThrow().range(), Findings.NOT_FOLLOWED);
	}

	/** Walks through a function; what the variable holds on entry does not matter. */
	private static void entered(Subject subject, FunctionDefinition f, Findings findings) {
		Facts start = Facts.NONE.with(new Written(Part.WHOLE));
		Flow flow = new Flow(subject, findings);
		Frame frame = Frame.of(Set.of(f.key()));
		Facts typed = start;
		for (Variable p : f.parameters()) {
			typed = flow.expressions().lengths(p.type(), typed, frame);
		}
		flow.run(f.body(), typed, frame);
	}

	/** True only if each path through the code writes all of the variable. */
	public static boolean surelyWritten(Variable v, Statement code, ParsedUnit unit) {
		Subject subject = Subject.of(v, unit);
		Findings findings = new Findings(ReadingSentence.READ_BEFORE_IT_IS_WRITTEN.of());
		Flow flow = new Flow(subject, findings);
		Outcome outcome = flow.run(code, Facts.NONE, Frame.of(Set.of()));
		return unknown(subject).isEmpty() && !findings.isIncomplete() && flow.coverage(outcome.anyway()).covers(Part.WHOLE);
	}
}
