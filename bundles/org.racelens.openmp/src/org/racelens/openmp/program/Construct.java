package org.racelens.openmp.program;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/**
 * A directive with the code it governs. Combined directives are nested records, outermost first, each with the clauses that apply to it
 * (OpenMP 5.2 §17.2), see {@link ConstructBuilder}.
 */
public sealed interface Construct {
	/** The directive as it is written (for a combined one, the whole). */
	public Directive directive();

	/** The clauses that apply to this leaf construct. */
	List<Clause> clauses();

	/** Directive and structured block. */
	SourceRange range();

	/** Which leaf of the directive this is. */
	DirectiveName leaf();

	/** The structured blocks in textual order; none for a stand-alone directive. */
	default List<Statement> bodies() {
		return List.of();
	}

	/** Whether a clause applies to this leaf. */
	default boolean has(ClauseName name) {
		return clauses().stream().anyMatch(c -> c.name() == name);
	}

	/** The clauses of a name that apply to this leaf. */
	default <C extends Clause> List<C> clauses(Class<C> type, ClauseName name) {
		return clauses().stream().filter(c -> c.name() == name).filter(type::isInstance).map(type::cast).toList();
	}

	/** The first clause of a name that applies to this leaf. */
	default <C extends Clause> Optional<C> clause(Class<C> type, ClauseName name) {
		return clauses(type, name).stream().findFirst();
	}

	<R> R accept(Visitor<R> visitor);

	/** A construct with one structured block, which may be the next leaf of the same directive. */
	sealed interface Governing extends Construct {
		Statement body();

		@Override
		default List<Statement> bodies() {
			return List.of(body());
		}
	}

	/** OpenMP 5.2 §10.1. */
	record Parallel(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.PARALLEL;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitParallel(this);
		}
	}

	/** A worksharing-loop construct. OpenMP 5.2 §11.5. */
	record WorksharingLoop(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.FOR;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitWorksharingLoop(this);
		}
	}

	/** OpenMP 5.2 §11.3; each section is one structured block sequence. */
	record Sections(Directive directive, List<Clause> clauses, List<Statement> sections, SourceRange range) implements Construct {
		public Sections {
			sections = List.copyOf(sections);
		}

		@Override
		public List<Statement> bodies() {
			return sections;
		}

		@Override
		public DirectiveName leaf() {
			return DirectiveName.SECTIONS;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSections(this);
		}
	}

	/** One {@code section}; it is gathered into the {@link Sections} around it. */
	record Section(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SECTION;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSection(this);
		}
	}

	/** OpenMP 5.2 §11.1. */
	record Single(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SINGLE;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSingle(this);
		}
	}

	/** {@code masked} and {@code master}. OpenMP 5.2 §10.5. */
	record Masked(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return directive.names().contains(DirectiveName.MASTER) ? DirectiveName.MASTER : DirectiveName.MASKED;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitMasked(this);
		}
	}

	/** @param name the region's name, empty for the unnamed one. OpenMP 5.2 §15.2 */
	record Critical(Directive directive, List<Clause> clauses, String name, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.CRITICAL;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCritical(this);
		}
	}

	/** OpenMP 5.2 §15.8.4. */
	record Atomic(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ATOMIC;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAtomic(this);
		}
	}

	/** OpenMP 5.2 §15.3.1. */
	record Barrier(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.BARRIER;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitBarrier(this);
		}
	}

	/** OpenMP 5.2 §12.5. */
	record Task(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASK;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTask(this);
		}
	}

	/** OpenMP 5.2 §12.6. */
	record Taskloop(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKLOOP;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTaskloop(this);
		}
	}

	/** OpenMP 5.2 §15.4. */
	record Taskgroup(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKGROUP;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTaskgroup(this);
		}
	}

	/** OpenMP 5.2 §15.5; with {@code depend} clauses it waits for the tasks they name only. */
	record Taskwait(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKWAIT;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTaskwait(this);
		}
	}

	/** OpenMP 5.2 §12.7. */
	record Taskyield(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TASKYIELD;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTaskyield(this);
		}
	}

	/** OpenMP 5.2 §10.4. */
	record Simd(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SIMD;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitSimd(this);
		}
	}

	/** OpenMP 5.2 §11.2. */
	record Scope(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SCOPE;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitScope(this);
		}
	}

	/** The {@code loop} construct. OpenMP 5.2 §11.7. */
	record Loop(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.LOOP;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLoop(this);
		}
	}

	/** The block-associated {@code ordered}, with {@code threads} (if nothing is said) or {@code simd}. OpenMP 5.2 §15.10.2. */
	record Ordered(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ORDERED;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitOrdered(this);
		}
	}

	/**
	 * The stand-alone {@code ordered}, with {@code doacross}, {@code depend(source)} or {@code depend(sink)} clauses. OpenMP 5.2 §15.10.1.
	 */
	record Doacross(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ORDERED;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitDoacross(this);
		}
	}

	/** Divides the body of a loop with an {@code inscan} reduction into two phases; it stands between them. OpenMP 5.2 §5.6. */
	record Scan(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.SCAN;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitScan(this);
		}
	}

	/** The directive's arguments are its list. OpenMP 5.2 §15.8.5. */
	record Flush(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.FLUSH;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitFlush(this);
		}
	}

	/** OpenMP 5.2 §16.1. */
	record Cancel(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.CANCEL;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCancel(this);
		}
	}

	/** OpenMP 5.2 §16.2. */
	record CancellationPoint(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.CANCELLATION_POINT;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitCancellationPoint(this);
		}
	}

	/** OpenMP 5.2 §10.2. */
	record Teams(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TEAMS;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTeams(this);
		}
	}

	/** OpenMP 5.2 §11.6. */
	record Distribute(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.DISTRIBUTE;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitDistribute(this);
		}
	}

	/** OpenMP 5.2 §13.8. */
	public record Target(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TARGET;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTarget(this);
		}
	}

	/** OpenMP 5.2 §13.5. */
	record TargetData(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.TARGET_DATA;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTargetData(this);
		}
	}

	/**
	 * {@code target enter data}, {@code target exit data}, {@code target update}: which one, the name tells. OpenMP 5.2 §13.6, §13.7,
	 * §13.9.
	 */
	record TargetMotion(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return directive.names().get(0);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTargetMotion(this);
		}
	}

	/** The directive's argument is the depend object. OpenMP 5.2 §15.9.4. */
	record Depobj(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.DEPOBJ;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitDepobj(this);
		}
	}

	/** {@code tile} and {@code unroll}: which one, the name tells. OpenMP 5.2 §9. */
	record LoopTransformation(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return directive.names().get(directive.names().size() - 1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLoopTransformation(this);
		}
	}

	/** The block just executes. OpenMP 5.2 §8.3.3. */
	record Assume(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ASSUME;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAssume(this);
		}
	}

	/** The call just executes, or that of a variant. OpenMP 5.2 §7.6. */
	record Dispatch(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.DISPATCH;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitDispatch(this);
		}
	}

	/** The block just executes. OpenMP 5.2 §6.7. */
	record Allocators(Directive directive, List<Clause> clauses, Statement body, SourceRange range) implements Governing {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ALLOCATORS;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAllocators(this);
		}
	}

	/** OpenMP 5.2 §8.4. */
	record Nothing(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.NOTHING;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitNothing(this);
		}
	}

	/** OpenMP 5.2 §8.5. */
	record ErrorDirective(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.ERROR;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitErrorDirective(this);
		}
	}

	/**
	 * {@code metadirective} and {@code begin metadirective}: one of the variants takes its place. OpenMP 5.2 §7.4.
	 *
	 * @param variants those that may be chosen, the more specific before the others; the last one is chosen where no other is
	 */
	record Metadirective(Directive directive, List<Clause> clauses, List<Variant> variants, SourceRange range) implements Construct {
		/**
		 * A directive that may be chosen, with what it governs.
		 *
		 * @param selector as it is written; empty for {@code otherwise}
		 * @param condition of {@code user={condition(…)}}; empty if the choice does not depend on a value of the program
		 * @param version in which it may be chosen
		 * @param statement the construct, or for {@code nothing} what would be governed
		 */
		public record Variant(String selector, Optional<Expression> condition, Version version, Statement statement, SourceRange range) {
		}

		/** Of a function that host and devices execute: the one for devices has a {@code target} construct around it. OpenMP 5.2 §7.1 */
		public enum Version {
			ANY, DEVICE
		}

		public Metadirective {
			variants = List.copyOf(variants);
		}

		@Override
		public List<Statement> bodies() {
			return variants.stream().map(Variant::statement).toList();
		}

		@Override
		public DirectiveName leaf() {
			return directive.names().get(0);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitMetadirective(this);
		}
	}

	/** OpenMP 5.2 §14.1. */
	record Interop(Directive directive, List<Clause> clauses, SourceRange range) implements Construct {
		@Override
		public DirectiveName leaf() {
			return DirectiveName.INTEROP;
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitInterop(this);
		}
	}

	/** A directive that is read but has no semantics: what only declares, what stands where it cannot. */
	record Unmodelled(Directive directive, List<Clause> clauses, DirectiveName leaf, Optional<Statement> body, SourceRange range)
			implements
			Construct {
		@Override
		public List<Statement> bodies() {
			return body.stream().toList();
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitUnmodelled(this);
		}
	}

	/** One method a construct: a new construct does not compile until its semantics is given. */
	interface Visitor<R> {
		R visitParallel(Parallel c);

		R visitWorksharingLoop(WorksharingLoop c);

		R visitSections(Sections c);

		R visitSection(Section c);

		R visitSingle(Single c);

		R visitMasked(Masked c);

		R visitCritical(Critical c);

		R visitAtomic(Atomic c);

		R visitBarrier(Barrier c);

		R visitTask(Task c);

		R visitTaskloop(Taskloop c);

		R visitTaskgroup(Taskgroup c);

		R visitTaskwait(Taskwait c);

		R visitTaskyield(Taskyield c);

		R visitSimd(Simd c);

		R visitScope(Scope c);

		R visitLoop(Loop c);

		R visitOrdered(Ordered c);

		R visitDoacross(Doacross c);

		R visitScan(Scan c);

		R visitFlush(Flush c);

		R visitCancel(Cancel c);

		R visitCancellationPoint(CancellationPoint c);

		R visitTeams(Teams c);

		R visitDistribute(Distribute c);

		R visitTarget(Target c);

		R visitTargetData(TargetData c);

		R visitTargetMotion(TargetMotion c);

		R visitDepobj(Depobj c);

		R visitLoopTransformation(LoopTransformation c);

		R visitAssume(Assume c);

		R visitDispatch(Dispatch c);

		R visitAllocators(Allocators c);

		R visitNothing(Nothing c);

		R visitErrorDirective(ErrorDirective c);

		R visitMetadirective(Metadirective c);

		R visitInterop(Interop c);

		R visitUnmodelled(Unmodelled c);
	}
}
