package org.racelens.analysis.semantics;

import java.util.List;
import java.util.Optional;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.program.FunctionDefinition;
import org.racelens.model.source.SourceRange;
import org.racelens.model.stmt.Statement.Block;
import org.racelens.model.stmt.Statement;
import org.racelens.model.type.Type.VoidType;

/** Hands each construct to the class that holds its semantics. A new construct does not compile before it has one. */
final class ConstructExecutor {
	/** Where expressions of namespace scope are evaluated. */
	static final FunctionDefinition NO_FUNCTION = new FunctionDefinition("", "", List.of(), VoidType.VOID, true,
			new Block(List.of(), SourceRange.startOf("")), SourceRange.startOf(""));

	private final Executor executor;
	private final Machine machine;
	private final Conformance conformance;
	private final ParallelSemantics parallel;
	private final WorksharingLoopSemantics worksharingLoop;
	private final SimdSemantics simd;
	private final ScanSemantics scan;
	private final OrderedSimdSemantics orderedSimd;
	private final SectionsSemantics sections;
	private final SingleSemantics single;
	private final MaskedSemantics masked;
	private final CriticalSemantics critical;
	private final AtomicSemantics atomic;
	private final BarrierSemantics barrier;
	private final ScopeSemantics scope;
	private final LoopSemantics loop;
	private final CancelSemantics cancel;
	private final LoopTransformationSemantics transformation;
	private final AssumeSemantics assume;
	private final ErrorSemantics error;
	private final MetadirectiveSemantics metadirective;
	private final TeamsSemantics teams;
	private final DistributeSemantics distribute;
	private final TargetSemantics target;
	private final TargetDataSemantics targetData;
	private final OrderedSemantics ordered;
	private final DoacrossSemantics doacross;
	private final FlushSemantics flush;
	private final TaskSemantics task;
	private final TaskloopSemantics taskloop;
	private final TaskgroupSemantics taskgroup;
	private final TaskwaitSemantics taskwait;
	private final DepobjSemantics depobj;

	ConstructExecutor(Executor executor) {
		this.executor = executor;
		machine = executor.machine;
		conformance = new Conformance(machine);
		barrier = new BarrierSemantics(machine);
		DataEnvironment environment = new DataEnvironment(executor);
		parallel = new ParallelSemantics(executor, environment);
		scan = new ScanSemantics(executor);
		worksharingLoop = new WorksharingLoopSemantics(executor, environment, barrier, scan);
		orderedSimd = new OrderedSimdSemantics(machine);
		simd = new SimdSemantics(executor, environment, scan);
		sections = new SectionsSemantics(executor, environment, barrier);
		single = new SingleSemantics(executor, environment, barrier);
		masked = new MaskedSemantics(executor);
		critical = new CriticalSemantics(executor);
		atomic = new AtomicSemantics(executor);
		scope = new ScopeSemantics(executor, environment, barrier);
		loop = new LoopSemantics(executor, environment, barrier);
		cancel = new CancelSemantics(executor);
		transformation = new LoopTransformationSemantics(executor);
		assume = new AssumeSemantics(executor);
		error = new ErrorSemantics(executor);
		metadirective = new MetadirectiveSemantics(executor);
		teams = new TeamsSemantics(executor, environment);
		distribute = new DistributeSemantics(executor, environment);
		target = new TargetSemantics(executor, environment);
		targetData = new TargetDataSemantics(executor);
		ordered = new OrderedSemantics(executor);
		doacross = new DoacrossSemantics(executor);
		flush = new FlushSemantics(machine);
		task = new TaskSemantics(executor, environment);
		taskgroup = new TaskgroupSemantics(executor);
		taskloop = new TaskloopSemantics(executor, environment, taskgroup);
		taskwait = new TaskwaitSemantics(executor);
		depobj = new DepobjSemantics(executor);
	}

	void execute(Construct construct, State state, Frame frame) {
		machine.step();
		conformance.execute(construct, state, () -> construct.accept(new Dispatch(state, frame)));
	}

	private final class Dispatch implements Construct.Visitor<Void> {
		private final State state;
		private final Frame frame;

		Dispatch(State state, Frame frame) {
			this.state = state;
			this.frame = frame;
		}

		@Override
		public Void visitParallel(Construct.Parallel c) {
			parallel.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitWorksharingLoop(Construct.WorksharingLoop c) {
			worksharingLoop.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitSections(Construct.Sections c) {
			sections.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitSection(Construct.Section c) {
			machine.notConforming("closely-nested", c.directive().range(), "a section must stand directly inside sections");
			executor.execute(c.body(), state, frame);
			return null;
		}

		@Override
		public Void visitSingle(Construct.Single c) {
			single.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitMasked(Construct.Masked c) {
			masked.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitCritical(Construct.Critical c) {
			critical.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitAtomic(Construct.Atomic c) {
			atomic.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitBarrier(Construct.Barrier c) {
			barrier.explicit(c.range(), state, frame);
			return null;
		}

		@Override
		public Void visitTask(Construct.Task c) {
			task.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTaskloop(Construct.Taskloop c) {
			taskloop.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTaskgroup(Construct.Taskgroup c) {
			taskgroup.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTaskwait(Construct.Taskwait c) {
			taskwait.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTaskyield(Construct.Taskyield c) {
			return null;
		}

		@Override
		public Void visitSimd(Construct.Simd c) {
			simd.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitScope(Construct.Scope c) {
			scope.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitLoop(Construct.Loop c) {
			loop.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitOrdered(Construct.Ordered c) {
			if (c.has(ClauseName.SIMD)) {
				orderedSimd.execute(c, () -> {
					if (c.has(ClauseName.THREADS)) {
						ordered.execute(c, state, frame);
					} else {
						executor.execute(c.body(), state, frame);
					}
				});
			} else {
				ordered.execute(c, state, frame);
			}
			return null;
		}

		@Override
		public Void visitDoacross(Construct.Doacross c) {
			doacross.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitScan(Construct.Scan c) {
			scan.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitFlush(Construct.Flush c) {
			flush.execute(c, state);
			return null;
		}

		@Override
		public Void visitCancel(Construct.Cancel c) {
			cancel.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitCancellationPoint(Construct.CancellationPoint c) {
			return null;
		}

		@Override
		public Void visitTeams(Construct.Teams c) {
			teams.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitDistribute(Construct.Distribute c) {
			distribute.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTarget(Construct.Target c) {
			target.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTargetData(Construct.TargetData c) {
			targetData.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitTargetMotion(Construct.TargetMotion c) {
			targetData.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitDepobj(Construct.Depobj c) {
			depobj.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitLoopTransformation(Construct.LoopTransformation c) {
			transformation.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitAssume(Construct.Assume c) {
			assume.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitDispatch(Construct.Dispatch c) {
			executor.execute(c.body(), state, frame);
			return null;
		}

		@Override
		public Void visitAllocators(Construct.Allocators c) {
			executor.execute(c.body(), state, frame);
			return null;
		}

		@Override
		public Void visitNothing(Construct.Nothing c) {
			return null;
		}

		@Override
		public Void visitErrorDirective(Construct.ErrorDirective c) {
			error.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitMetadirective(Construct.Metadirective c) {
			if (c.variants().size() < 2 && c.has(ClauseName.WHEN)) {
				return unmodelled(c);
			}
			metadirective.execute(c, state, frame);
			return null;
		}

		@Override
		public Void visitUnmodelled(Construct.Unmodelled c) {
			return unmodelled(c);
		}

		/**
		 * What the body does is not followed as far as races are concerned, since who executes it and when is not known; what it may write
		 * is. Outside of any region the body runs like serial code, and regions inside it are analysed.
		 */
		private Void unmodelled(Construct c) {
			if (c.leaf().isDeclarative()) {
				return null;
			}
			ModelGap gap = new ModelGap(GapKind.UNMODELLED_DIRECTIVE, c.directive().range(),
					"the directive " + c.directive().spelling() + " is not modelled");
			if (machine.team.isEmpty()) {
				machine.serialGaps.push(gap);
				for (Statement body : Walk.bodies(c)) {
					executor.execute(body, state, frame);
				}
				machine.serialGaps.pop();
				machine.standAlone(c, gap, frame);
				return null;
			}
			machine.team.get().gaps.add(gap);
			state.unknownOrder = Optional.of(gap);
			for (Statement body : Walk.bodies(c)) {
				machine.silently(() -> executor.execute(body, state, frame));
			}
			return null;
		}
	}
}
