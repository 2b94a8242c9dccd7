package org.racelens.execution.construct;

import org.racelens.execution.call.CallExecutor;
import org.racelens.execution.data.DataEnvironment;
import org.racelens.execution.device.HostMeanwhile;
import org.racelens.execution.device.InteropSemantics;
import org.racelens.execution.device.TargetDataSemantics;
import org.racelens.execution.device.TargetSemantics;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Breach;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.task.TaskConstructs;
import org.racelens.execution.team.BarrierSemantics;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Parallelism;
import org.racelens.openmp.program.Synchronisation;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.program.Utility;
import org.racelens.openmp.program.Worksharing;

/** Hands each construct to the class that holds its semantics. A new construct does not compile before it has one. */
public final class ConstructExecutor {
	private static final Runnable NOTHING = () -> {
	};

	private final Execution execution;
	private final Machine machine;
	private final Conformance conformance;
	private final ParallelSemantics parallel;
	private final WorksharingLoopSemantics worksharingLoop;
	private final SimdSemantics simd;
	private final ScanSemantics scan;
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
	private final TaskConstructs tasks;
	private final DispatchSemantics dispatch;
	private final InteropSemantics interop;
	private final UnmodelledSemantics unmodelled;

	public ConstructExecutor(Execution execution, CallExecutor calls, HostMeanwhile meanwhile) {
		this.execution = execution;
		machine = execution.machine();
		conformance = new Conformance(machine);
		barrier = new BarrierSemantics(machine);
		DataEnvironment environment = new DataEnvironment(execution);
		parallel = new ParallelSemantics(execution, environment);
		scan = new ScanSemantics(execution);
		worksharingLoop = new WorksharingLoopSemantics(execution, environment, barrier, scan);
		simd = new SimdSemantics(execution, environment, scan);
		sections = new SectionsSemantics(execution, environment, barrier);
		single = new SingleSemantics(execution, environment, barrier);
		masked = new MaskedSemantics(execution);
		critical = new CriticalSemantics(execution);
		atomic = new AtomicSemantics(execution);
		scope = new ScopeSemantics(execution, environment, barrier);
		loop = new LoopSemantics(execution, environment, barrier);
		cancel = new CancelSemantics(execution);
		transformation = new LoopTransformationSemantics(execution);
		assume = new AssumeSemantics(execution);
		error = new ErrorSemantics(execution);
		metadirective = new MetadirectiveSemantics(execution);
		teams = new TeamsSemantics(execution, environment);
		distribute = new DistributeSemantics(execution, environment);
		target = new TargetSemantics(execution, environment, meanwhile);
		targetData = new TargetDataSemantics(execution);
		ordered = new OrderedSemantics(execution);
		doacross = new DoacrossSemantics(execution);
		flush = new FlushSemantics(machine);
		tasks = new TaskConstructs(execution, environment);
		dispatch = new DispatchSemantics(execution, calls);
		interop = new InteropSemantics(execution);
		unmodelled = new UnmodelledSemantics(execution);
	}

	/** Executes one construct by the semantics of its kind, where the program may use it as it does; one step of the budget. */
	public void execute(Construct construct, State state, Frame frame) {
		machine.step();
		conformance.execute(construct, state, () -> construct.accept(new Dispatch(state, frame)).run());
	}

	private final class Dispatch implements Construct.Visitor<Runnable> {
		private final State state;
		private final Frame frame;

		Dispatch(State state, Frame frame) {
			this.state = state;
			this.frame = frame;
		}

		@Override
		public Runnable visitParallel(Parallelism.Parallel c) {
			return () -> parallel.execute(c, state, frame);
		}

		@Override
		public Runnable visitWorksharingLoop(Worksharing.WorksharingLoop c) {
			return () -> worksharingLoop.execute(c, state, frame);
		}

		@Override
		public Runnable visitSections(Worksharing.Sections c) {
			return () -> sections.execute(c, state, frame);
		}

		@Override
		public Runnable visitSection(Worksharing.Section c) {
			return () -> {
				machine.recorder().notConforming(MessageKind.CLOSELY_NESTED, c.directive().range(),
						Breach.SECTION_MUST_STAND_DIRECTLY_INSIDE_SECTIONS.of());
				execution.execute(c.body(), state, frame);
			};
		}

		@Override
		public Runnable visitSingle(Worksharing.Single c) {
			return () -> single.execute(c, state, frame);
		}

		@Override
		public Runnable visitMasked(Parallelism.Masked c) {
			return () -> masked.execute(c, state, frame);
		}

		@Override
		public Runnable visitCritical(Synchronisation.Critical c) {
			return () -> critical.execute(c, state, frame);
		}

		@Override
		public Runnable visitAtomic(Synchronisation.Atomic c) {
			return () -> atomic.execute(c, state, frame);
		}

		@Override
		public Runnable visitBarrier(Synchronisation.Barrier c) {
			return () -> barrier.explicit(c.range(), state, frame);
		}

		@Override
		public Runnable visitTask(Tasking.Task c) {
			return () -> tasks.execute(c, state, frame);
		}

		@Override
		public Runnable visitTaskloop(Tasking.Taskloop c) {
			return () -> tasks.execute(c, state, frame);
		}

		@Override
		public Runnable visitTaskgroup(Tasking.Taskgroup c) {
			return () -> tasks.execute(c, state, frame);
		}

		@Override
		public Runnable visitTaskwait(Tasking.Taskwait c) {
			return () -> tasks.execute(c, state, frame);
		}

		@Override
		public Runnable visitTaskyield(Tasking.Taskyield c) {
			return NOTHING;
		}

		@Override
		public Runnable visitSimd(Worksharing.Simd c) {
			return () -> simd.execute(c, state, frame);
		}

		@Override
		public Runnable visitScope(Worksharing.Scope c) {
			return () -> scope.execute(c, state, frame);
		}

		@Override
		public Runnable visitLoop(Worksharing.Loop c) {
			return () -> loop.execute(c, state, frame);
		}

		@Override
		public Runnable visitOrdered(Synchronisation.Ordered c) {
			return () -> ordered.execute(c, state, frame);
		}

		@Override
		public Runnable visitDoacross(Synchronisation.Doacross c) {
			return () -> doacross.execute(c, state, frame);
		}

		@Override
		public Runnable visitScan(Worksharing.Scan c) {
			return () -> scan.execute(c, state, frame);
		}

		@Override
		public Runnable visitFlush(Synchronisation.Flush c) {
			return () -> flush.execute(c, state);
		}

		@Override
		public Runnable visitCancel(Synchronisation.Cancel c) {
			return () -> cancel.execute(c, state, frame);
		}

		@Override
		public Runnable visitCancellationPoint(Synchronisation.CancellationPoint c) {
			return NOTHING;
		}

		@Override
		public Runnable visitTeams(Parallelism.Teams c) {
			return () -> teams.execute(c, state, frame);
		}

		@Override
		public Runnable visitDistribute(Worksharing.Distribute c) {
			return () -> distribute.execute(c, state, frame);
		}

		@Override
		public Runnable visitTarget(Offloading.Target c) {
			return () -> target.execute(c, state, frame);
		}

		@Override
		public Runnable visitTargetData(Offloading.TargetData c) {
			return () -> targetData.execute(c, state, frame);
		}

		@Override
		public Runnable visitTargetMotion(Offloading.TargetMotion c) {
			return () -> targetData.execute(c, state, frame);
		}

		@Override
		public Runnable visitDepobj(Tasking.Depobj c) {
			return () -> tasks.execute(c, state, frame);
		}

		@Override
		public Runnable visitLoopTransformation(Worksharing.LoopTransformation c) {
			return () -> transformation.execute(c, state, frame);
		}

		@Override
		public Runnable visitAssume(Utility.Assume c) {
			return () -> assume.execute(c, state, frame);
		}

		@Override
		public Runnable visitDispatch(Utility.Dispatch c) {
			return () -> dispatch.execute(c, state, frame);
		}

		@Override
		public Runnable visitInterop(Offloading.Interop c) {
			return () -> interop.execute(c, state, frame);
		}

		@Override
		public Runnable visitAllocators(Utility.Allocators c) {
			return () -> execution.execute(c.body(), state, frame);
		}

		@Override
		public Runnable visitNothing(Utility.Nothing c) {
			return NOTHING;
		}

		@Override
		public Runnable visitErrorDirective(Utility.ErrorDirective c) {
			return () -> error.execute(c, state, frame);
		}

		@Override
		public Runnable visitMetadirective(Utility.Metadirective c) {
			boolean variantsAreUnknown = c.variants().size() < 2 && c.has(ClauseName.WHEN);
			return () -> {
				if (variantsAreUnknown) {
					unmodelled.execute(c, state, frame);
				} else {
					metadirective.execute(c, state, frame);
				}
			};
		}

		@Override
		public Runnable visitUnmodelled(Utility.Unmodelled c) {
			return () -> unmodelled.execute(c, state, frame);
		}
	}
}
