package org.racelens.openmp.program;

/** A visitor to which only some constructs are something of their own: the later ones of OpenMP are all taken alike. */
public abstract class ConstructCases<R> implements Construct.Visitor<R> {
	/** Any construct that has no method of its own. */
	protected abstract R visitOther(Construct c);

	@Override
	public R visitTask(Tasking.Task c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskloop(Tasking.Taskloop c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskgroup(Tasking.Taskgroup c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskwait(Tasking.Taskwait c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskyield(Tasking.Taskyield c) {
		return visitOther(c);
	}

	@Override
	public R visitSimd(Worksharing.Simd c) {
		return visitOther(c);
	}

	@Override
	public R visitScope(Worksharing.Scope c) {
		return visitOther(c);
	}

	@Override
	public R visitLoop(Worksharing.Loop c) {
		return visitOther(c);
	}

	@Override
	public R visitOrdered(Synchronisation.Ordered c) {
		return visitOther(c);
	}

	@Override
	public R visitDoacross(Synchronisation.Doacross c) {
		return visitOther(c);
	}

	@Override
	public R visitScan(Worksharing.Scan c) {
		return visitOther(c);
	}

	@Override
	public R visitFlush(Synchronisation.Flush c) {
		return visitOther(c);
	}

	@Override
	public R visitCancel(Synchronisation.Cancel c) {
		return visitOther(c);
	}

	@Override
	public R visitCancellationPoint(Synchronisation.CancellationPoint c) {
		return visitOther(c);
	}

	@Override
	public R visitTeams(Parallelism.Teams c) {
		return visitOther(c);
	}

	@Override
	public R visitDistribute(Worksharing.Distribute c) {
		return visitOther(c);
	}

	@Override
	public R visitTarget(Offloading.Target c) {
		return visitOther(c);
	}

	@Override
	public R visitTargetData(Offloading.TargetData c) {
		return visitOther(c);
	}

	@Override
	public R visitTargetMotion(Offloading.TargetMotion c) {
		return visitOther(c);
	}

	@Override
	public R visitDepobj(Tasking.Depobj c) {
		return visitOther(c);
	}

	@Override
	public R visitLoopTransformation(Worksharing.LoopTransformation c) {
		return visitOther(c);
	}

	@Override
	public R visitAssume(Utility.Assume c) {
		return visitOther(c);
	}

	@Override
	public R visitDispatch(Utility.Dispatch c) {
		return visitOther(c);
	}

	@Override
	public R visitInterop(Offloading.Interop c) {
		return visitOther(c);
	}

	@Override
	public R visitAllocators(Utility.Allocators c) {
		return visitOther(c);
	}

	@Override
	public R visitNothing(Utility.Nothing c) {
		return visitOther(c);
	}

	@Override
	public R visitErrorDirective(Utility.ErrorDirective c) {
		return visitOther(c);
	}

	@Override
	public R visitMetadirective(Utility.Metadirective c) {
		return visitOther(c);
	}

	@Override
	public R visitUnmodelled(Utility.Unmodelled c) {
		return visitOther(c);
	}
}
