package org.racelens.openmp.program;

import java.util.List;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/**
 * A directive with the code it governs. Combined directives are nested records, outermost first, each with the clauses that apply to it
 * (OpenMP 5.2 §17.2), see {@link ConstructBuilder}.
 */
public sealed interface Construct permits Parallelism, Worksharing, Tasking, Offloading, Synchronisation, Utility, Construct.Governing,
		Construct.StandAlone {
	/** The directive as it is written (for a combined one, the whole). */
	public Directive directive();

	/** The clauses that apply to this leaf construct. */
	List<Clause> clauses();

	/** Directive and structured block. */
	SourceRange range();

	/** Which leaf of the directive this is. */
	DirectiveName leaf();

	/** The structured blocks in textual order; none for a stand-alone directive. */
	List<Statement> bodies();

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
	sealed interface Governing extends Construct
			permits Offloading.Target, Offloading.TargetData, Parallelism.Masked, Parallelism.Parallel, Parallelism.Teams,
			Synchronisation.Atomic, Synchronisation.Critical, Synchronisation.Ordered, Tasking.Task, Tasking.Taskgroup, Tasking.Taskloop,
			Utility.Allocators, Utility.Assume, Utility.Dispatch, Worksharing.Distribute, Worksharing.Loop, Worksharing.LoopTransformation,
			Worksharing.Scope, Worksharing.Section, Worksharing.Simd, Worksharing.Single, Worksharing.WorksharingLoop {
		/** What the construct governs: its structured block, or its loops. */
		Statement body();

		@Override
		default List<Statement> bodies() {
			return List.of(body());
		}
	}

	/** A construct that governs no code. */
	sealed interface StandAlone extends Construct permits Offloading.Interop, Offloading.TargetMotion, Synchronisation.Barrier,
			Synchronisation.Cancel, Synchronisation.CancellationPoint, Synchronisation.Doacross, Synchronisation.Flush, Tasking.Depobj,
			Tasking.Taskwait, Tasking.Taskyield, Utility.ErrorDirective, Utility.Nothing, Worksharing.Scan {
		@Override
		default List<Statement> bodies() {
			return List.of();
		}
	}

	/** One method a construct: a new construct does not compile until its semantics is given. */
	interface Visitor<R> {
		R visitParallel(Parallelism.Parallel c);

		R visitWorksharingLoop(Worksharing.WorksharingLoop c);

		R visitSections(Worksharing.Sections c);

		R visitSection(Worksharing.Section c);

		R visitSingle(Worksharing.Single c);

		R visitMasked(Parallelism.Masked c);

		R visitCritical(Synchronisation.Critical c);

		R visitAtomic(Synchronisation.Atomic c);

		R visitBarrier(Synchronisation.Barrier c);

		R visitTask(Tasking.Task c);

		R visitTaskloop(Tasking.Taskloop c);

		R visitTaskgroup(Tasking.Taskgroup c);

		R visitTaskwait(Tasking.Taskwait c);

		R visitTaskyield(Tasking.Taskyield c);

		R visitSimd(Worksharing.Simd c);

		R visitScope(Worksharing.Scope c);

		R visitLoop(Worksharing.Loop c);

		R visitOrdered(Synchronisation.Ordered c);

		R visitDoacross(Synchronisation.Doacross c);

		R visitScan(Worksharing.Scan c);

		R visitFlush(Synchronisation.Flush c);

		R visitCancel(Synchronisation.Cancel c);

		R visitCancellationPoint(Synchronisation.CancellationPoint c);

		R visitTeams(Parallelism.Teams c);

		R visitDistribute(Worksharing.Distribute c);

		R visitTarget(Offloading.Target c);

		R visitTargetData(Offloading.TargetData c);

		R visitTargetMotion(Offloading.TargetMotion c);

		R visitDepobj(Tasking.Depobj c);

		R visitLoopTransformation(Worksharing.LoopTransformation c);

		R visitAssume(Utility.Assume c);

		R visitDispatch(Utility.Dispatch c);

		R visitAllocators(Utility.Allocators c);

		R visitNothing(Utility.Nothing c);

		R visitErrorDirective(Utility.ErrorDirective c);

		R visitMetadirective(Utility.Metadirective c);

		R visitInterop(Offloading.Interop c);

		R visitUnmodelled(Utility.Unmodelled c);
	}
}
