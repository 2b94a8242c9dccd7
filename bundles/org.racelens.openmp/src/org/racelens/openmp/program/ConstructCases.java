package org.racelens.openmp.program;

/** A visitor to which only some constructs are something of their own: the later ones of OpenMP are all taken alike. */
public abstract class ConstructCases<R> implements Construct.Visitor<R> {
	/** Any construct that has no method of its own. */
	protected abstract R visitOther(Construct c);

	@Override
	public R visitTask(Construct.Task c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskloop(Construct.Taskloop c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskgroup(Construct.Taskgroup c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskwait(Construct.Taskwait c) {
		return visitOther(c);
	}

	@Override
	public R visitTaskyield(Construct.Taskyield c) {
		return visitOther(c);
	}

	@Override
	public R visitSimd(Construct.Simd c) {
		return visitOther(c);
	}

	@Override
	public R visitScope(Construct.Scope c) {
		return visitOther(c);
	}

	@Override
	public R visitLoop(Construct.Loop c) {
		return visitOther(c);
	}

	@Override
	public R visitOrdered(Construct.Ordered c) {
		return visitOther(c);
	}

	@Override
	public R visitDoacross(Construct.Doacross c) {
		return visitOther(c);
	}

	@Override
	public R visitScan(Construct.Scan c) {
		return visitOther(c);
	}

	@Override
	public R visitFlush(Construct.Flush c) {
		return visitOther(c);
	}

	@Override
	public R visitCancel(Construct.Cancel c) {
		return visitOther(c);
	}

	@Override
	public R visitCancellationPoint(Construct.CancellationPoint c) {
		return visitOther(c);
	}

	@Override
	public R visitTeams(Construct.Teams c) {
		return visitOther(c);
	}

	@Override
	public R visitDistribute(Construct.Distribute c) {
		return visitOther(c);
	}

	@Override
	public R visitTarget(Construct.Target c) {
		return visitOther(c);
	}

	@Override
	public R visitTargetData(Construct.TargetData c) {
		return visitOther(c);
	}

	@Override
	public R visitTargetMotion(Construct.TargetMotion c) {
		return visitOther(c);
	}

	@Override
	public R visitDepobj(Construct.Depobj c) {
		return visitOther(c);
	}

	@Override
	public R visitLoopTransformation(Construct.LoopTransformation c) {
		return visitOther(c);
	}

	@Override
	public R visitAssume(Construct.Assume c) {
		return visitOther(c);
	}

	@Override
	public R visitDispatch(Construct.Dispatch c) {
		return visitOther(c);
	}

	@Override
	public R visitInterop(Construct.Interop c) {
		return visitOther(c);
	}

	@Override
	public R visitAllocators(Construct.Allocators c) {
		return visitOther(c);
	}

	@Override
	public R visitNothing(Construct.Nothing c) {
		return visitOther(c);
	}

	@Override
	public R visitErrorDirective(Construct.ErrorDirective c) {
		return visitOther(c);
	}

	@Override
	public R visitMetadirective(Construct.Metadirective c) {
		return visitOther(c);
	}

	@Override
	public R visitUnmodelled(Construct.Unmodelled c) {
		return visitOther(c);
	}
}
